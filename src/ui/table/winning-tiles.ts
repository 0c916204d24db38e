import type { Win } from '../../game/state.ts';
import type { View } from '../../game/view.ts';
import { countKinds } from '../../shape/counts.ts';
import { readings } from '../../shape/readings.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';

/** The tiles of a win as they are laid out, and which of them is the winning one (group and place in it). */
export interface WinningTiles {
  readonly groups: readonly (readonly Tile[])[];
  readonly at: { readonly group: number; readonly index: number } | null;
}

/**
 * By set as the score read the hand; where it does not tell, by set in the first way there is, or by pair; where there is
 * neither, the sorted hand, the winning tile apart, then the melds.
 */
export function winningTiles(view: View, win: Win): WinningTiles {
  const seat = view.seats[win.seat];
  const melds = seat?.melds.map(meld => meld.tiles ?? []) ?? [];
  const { groups } = win.score;
  if (groups !== undefined) {
    const sets = groups.map(group => group.tiles);
    return { groups: sets, at: findTile(sets, melds, win.tile) };
  }
  const resting = restingTiles(seat?.concealed?.tiles ?? [], win);
  const read = bySet([...resting, win.tile], melds.length) ?? byPair([...resting, win.tile]);
  if (read !== null) {
    const sets = [...read, ...melds];
    return { groups: sets, at: findTile(sets, melds, win.tile) };
  }
  const all = [sortTiles(resting), [win.tile], ...melds].filter(group => group.length > 0);
  return { groups: all, at: { group: resting.length > 0 ? 1 : 0, index: 0 } };
}

/** The concealed tiles of a seat that has won, without the tile that it won with. */
export function restingTiles(concealed: readonly Tile[], win: Win): Tile[] {
  const resting = [...concealed];
  // Of a self-draw the tile is in the hand, of any other it is not, nor where the hand plays on and laid it aside.
  if (win.by === 'self-draw' && resting.length % 3 === 2) {
    const at = resting.lastIndexOf(win.tile);
    if (at >= 0) resting.splice(at, 1);
  }
  return resting;
}

/** Concealed tiles as sets and a pair; null where they are not. */
function bySet(tiles: readonly Tile[], melds: number): Tile[][] | null {
  const reading = readings(countKinds(tiles), melds)[0];
  if (reading === undefined) return null;
  const left = [...tiles];
  const take = (kind: Kind): Tile => {
    const at = left.findIndex(tile => kindOf(tile) === kind);
    return left.splice(at, 1)[0]!;
  };
  const sets = reading.groups.map(({ kind, first }) =>
    kind === 'pung' ? [first, first, first] : [first, first + 1, first + 2],
  );
  return [...sets, [reading.pair, reading.pair]].map(kinds => kinds.map(take));
}

/** Tiles that are all pairs, four alike two of them; null where they are not. */
function byPair(tiles: readonly Tile[]): Tile[][] | null {
  const sorted = sortTiles(tiles);
  const pairs = Array.from({ length: sorted.length / 2 }, (_, at) => sorted.slice(2 * at, 2 * at + 2));
  return sorted.length % 2 === 0 && pairs.every(([a, b]) => kindOf(a!) === kindOf(b!)) ? pairs : null;
}

/** The winning tile among the sets: not in one that was laid down before, as far as that can be told apart. */
function findTile(
  sets: readonly (readonly Tile[])[],
  melds: readonly (readonly Tile[])[],
  tile: Tile,
): WinningTiles['at'] {
  const laid = melds.map(key);
  let fallback: WinningTiles['at'] = null;
  for (const [group, tiles] of sets.entries()) {
    const exact = tiles.lastIndexOf(tile);
    const index = exact >= 0 ? exact : tiles.findLastIndex(other => kindOf(other) === kindOf(tile));
    if (index < 0) continue;
    const meld = laid.indexOf(key(tiles));
    if (meld < 0) return { group, index };
    laid.splice(meld, 1);
    fallback ??= { group, index };
  }
  return fallback;
}

function key(tiles: readonly Tile[]): string {
  return sortTiles(tiles).join(' ');
}
