import type { Meld, Wind } from '../../../game/state.ts';
import type { Counts } from '../../../shape/counts.ts';
import { countKinds } from '../../../shape/counts.ts';
import { KINDS, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import type { Table } from '../table.ts';
import type { Variant } from '../variant.ts';
import { type Sorts, sortsIn } from './sorts.ts';

/** A set of a complete hand. A chow is named by its lowest kind. */
export interface MeldSet {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly first: Kind;
  /** Claimed, or finished by somebody else's tile: no concealed pung. */
  readonly open: boolean;
}

/** All that the worth of a complete hand depends on, but for its bonus tiles. */
export interface WinningHand {
  readonly variant: Variant;
  readonly table: Table;
  /** The concealed tiles with the winning one. */
  readonly counts: Counts;
  /** Those and the melds' tiles. */
  readonly all: Counts;
  readonly sorts: Sorts;
  readonly melds: readonly MeldSet[];
  /** Nothing but concealed kongs laid down (seed 000, "Closed versus open"). */
  readonly closed: boolean;
  readonly win: Kind;
  readonly circumstances: Circumstances;
}

export interface Circumstances {
  readonly selfDraw: boolean;
  readonly robbed: boolean;
  readonly seat: Wind;
  readonly round: Wind;
  readonly riichi: boolean | 'double';
  readonly ippatsu: boolean;
  /** Drawn as the last tile of the wall, or the discard after it. */
  readonly lastTile: boolean;
  /** Drawn as the replacement of a kong. */
  readonly rinshan: boolean;
  readonly first: 'heavenly' | 'earthly' | null;
}

/** @param concealed the concealed tiles with the winning one */
export function winningHand(
  variant: Variant,
  table: Table,
  concealed: readonly Tile[],
  melds: readonly Pick<Meld, 'kind' | 'tiles' | 'concealed'>[],
  win: Tile,
  circumstances: Circumstances,
): WinningHand {
  const counts = countKinds(concealed);
  let all = counts;
  let sorts = sortsIn(concealed);
  let closed = true;
  const sets: MeldSet[] = [];
  if (melds.length > 0) {
    all = counts.slice();
    for (const meld of melds) {
      let first = KINDS;
      for (const tile of meld.tiles) {
        const kind = kindOf(tile);
        all[kind] = all[kind]! + 1;
        if (kind < first) first = kind;
      }
      sorts |= sortsIn(meld.tiles);
      if (!meld.concealed) closed = false;
      sets.push({ kind: meld.kind as MeldSet['kind'], first, open: !meld.concealed });
    }
  }
  return {
    variant,
    table,
    counts,
    all,
    sorts,
    melds: sets,
    closed,
    win: kindOf(win),
    circumstances,
  };
}
