import { Box } from 'ink';
import type { ReactNode } from 'react';
import { readOptions } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import {
  isBonus,
  isDragon,
  isRedFive,
  isWind,
  JOKER,
  kindOf,
  rankOf,
  SUITS,
  suitOf,
  type Tile,
} from '../../tiles/tile.ts';
import { GridView } from '../components/grid-view.tsx';
import { RoleText } from '../components/role-text.tsx';
import { suitSign } from '../faces/cjk-face.ts';
import { sprite } from '../faces/sprite.ts';
import type { Texts } from '../texts/texts.ts';
import { tileWords } from '../texts/tile-words.ts';
import type { Face } from './session-store.ts';

/** A suit is shown by this rank, or by its first where it lacks it. */
const SAMPLE_RANK = 5;
/** Four tiles with their names go into the least window. */
const ENTRY_COLUMNS = 19;
/** Between an entry and the next, at the least. */
const GAP = 1;

/** The tiles that somebody new has to tell apart, a row each: a tile of every suit, the winds, the dragons, what is special. */
export function legendRows(deck: readonly Tile[]): readonly (readonly Tile[])[] {
  const tiles = [...new Set(deck)].sort((a, b) => a - b);
  const plain = tiles.filter(tile => !isRedFive(tile));
  const first = (is: (tile: Tile) => boolean): Tile[] => tiles.filter(is).slice(0, 1);
  return [
    SUITS.flatMap(suit => sampleOf(plain.filter(tile => suitOf(kindOf(tile)) === suit))),
    plain.filter(tile => isWind(kindOf(tile))),
    plain.filter(tile => isDragon(kindOf(tile))),
    [...first(isRedFive), ...first(isBonus), ...first(tile => tile === JOKER)],
  ].filter(row => row.length > 0);
}

function sampleOf(suit: readonly Tile[]): readonly Tile[] {
  const at = suit.findIndex(tile => rankOf(kindOf(tile)) === SAMPLE_RANK);
  return suit.slice(Math.max(0, at)).slice(0, 1);
}

/** Those tiles in the face that is on, with their names in the ruleset's words, a line of the screen each row. */
export function tileLegend(rules: Ruleset, face: Face, ascii: boolean, texts: Texts): ReactNode[] {
  const read = readOptions(rules.options, {});
  if ('problem' in read) return [];
  return legendRows(rules.deck(read.options)).map(row => {
    const entries = row.map(tile => ({
      tile,
      grid: sprite(face, ascii, 'small', 'plain', tile),
      name: nameOf(rules, tile, face === 'cjk' && !ascii, texts),
    }));
    return (
      <Box key={row[0]}>
        {entries.map(({ tile, grid, name }) => (
          <Box key={tile} width={entryColumns(grid.columns + 1 + textWidth(name))} flexShrink={0}>
            <GridView grid={grid} />
            <RoleText> {name}</RoleText>
          </Box>
        ))}
      </Box>
    );
  });
}

/** The rows stand below each other; a name that is longer than that takes the room it needs. */
function entryColumns(needed: number): number {
  return Math.max(ENTRY_COLUMNS, needed + GAP);
}

/** In one's hand a suit is written by its character, in a row of discards by a sign: the name goes with both. */
function nameOf(rules: Ruleset, tile: Tile, hasSigns: boolean, texts: Texts): string {
  const name = tileWords(texts, rules.words.en, tile);
  const suit = suitOf(kindOf(tile));
  return hasSigns && suit !== null ? `${name} ${suitSign(suit)}` : name;
}
