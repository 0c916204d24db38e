import { EAST, FLOWER, isRedFive, JOKER, kindOf, suitOf, TILES, type Tile } from '../../tiles/tile.ts';
import type { Face, Print } from './face.ts';
import { signInk } from './inks.ts';
import { letters } from './letters.ts';

const FIRST_OF_SUIT = { m: 0x1_f007, s: 0x1_f010, p: 0x1_f019 } as const;
/** East, South, West, North, White, Green, Red. */
const HONORS = [0x1_f000, 0x1_f001, 0x1_f002, 0x1_f003, 0x1_f006, 0x1_f005, 0x1_f004];
/** Unicode has the bamboo flower before the chrysanthemum. */
const BONUS = [0x1_f022, 0x1_f023, 0x1_f025, 0x1_f024, 0x1_f026, 0x1_f027, 0x1_f028, 0x1_f029];
export const GLYPH_BACK = String.fromCodePoint(0x1_f02b);

/** The Unicode tile of each tile; the grid gives every one a slot of two cells. Red fives have none of their own. */
const GLYPHS: readonly string[] = Array.from({ length: TILES }, (_, tile) => {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (suit !== null) return String.fromCodePoint(FIRST_OF_SUIT[suit] + (kind % 9));
  if (kind < FLOWER) return String.fromCodePoint(HONORS[kind - EAST]!);
  return String.fromCodePoint(kind === JOKER ? 0x1_f02a : BONUS[kind - FLOWER]!);
});

/** The tiles of the Unicode block, with letters beside them wherever there is room. */
export const glyphFace: Face = {
  // A red five cannot be told from its sisters by its glyph, so it stands in letters.
  small: tile => [isRedFive(tile) ? named(tile, 0, 0) : pictured(tile, 0, 0)],
  medium: tile => [pictured(tile, 0, 0), named(tile, 0, 1)],
  large: tile => [pictured(tile, 1, 0), named(tile, 1, 1)],
  pips: tile => [pictured(tile, 2, 1), named(tile, 2, 3)],
};

function pictured(tile: Tile, x: number, y: number): Print {
  return { x, y, text: GLYPHS[tile]!, ink: signInk(tile) };
}

function named(tile: Tile, x: number, y: number): Print {
  return { x, y, text: letters(tile), ink: signInk(tile), bold: true };
}
