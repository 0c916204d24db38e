import {
  EAST,
  GREEN,
  isTerminal,
  isTerminalOrHonor,
  KINDS,
  type Kind,
  kindOf,
  type Tile,
} from '../../../tiles/tile.ts';

/** What sorts of tiles there are: a set of the bits below. */
export type Sorts = number;

/** Bits 0–2: the three suits. */
export const SUITS_HELD = 0b111;
export const HONORS_HELD = 1 << 3;
/** Other than terminals and honors. */
export const SIMPLES_HELD = 1 << 4;
/** Terminals or honors. */
export const ORPHANS_HELD = 1 << 5;
/** Other than terminals. */
export const NO_TERMINALS_HELD = 1 << 6;
/** Other than 2 3 4 6 8 bamboo and the green dragon. */
export const NO_GREENS_HELD = 1 << 7;

const GREENS: readonly Kind[] = [19, 20, 21, 23, 25, GREEN];

const SORTS_OF = Uint8Array.from(
  { length: KINDS },
  (_, kind) =>
    (kind < EAST ? 1 << Math.floor(kind / 9) : HONORS_HELD) |
    (isTerminalOrHonor(kind) ? ORPHANS_HELD : SIMPLES_HELD) |
    (isTerminal(kind) ? 0 : NO_TERMINALS_HELD) |
    (GREENS.includes(kind) ? 0 : NO_GREENS_HELD),
);

export function sortsIn(tiles: readonly Tile[]): Sorts {
  let sorts = 0;
  for (const tile of tiles) sorts |= SORTS_OF[kindOf(tile)]!;
  return sorts;
}
