import { createRequire } from 'node:module';
import type { Counts } from '../src/shape/counts.ts';
import { isRedFive, KINDS, kindOf, type Tile } from '../src/tiles/tile.ts';

/** As much of @kobalab/majiang-core, which has no types, as is measured beside our own. */
interface Majiang {
  readonly Shoupai: {
    new (tiles: readonly string[]): MajiangHand;
    fromString(text: string): MajiangHand;
  };
  readonly rule: (changes: Readonly<Record<string, unknown>>) => unknown;
  readonly Util: {
    xiangting(hand: MajiangHand): number;
    tingpai(hand: MajiangHand): readonly string[];
    /** The worth of a hand with the tile that another discarded (`m1=`), or with the one just drawn. */
    hule(hand: MajiangHand, discarded: string | null, param: MajiangParam): MajiangScore | undefined;
    hule_param(given: Readonly<Record<string, unknown>>): MajiangParam;
  };
}

/** A hand of majiang-core's. */
export type MajiangHand = { readonly brand: 'hand of majiang-core' };
export type MajiangParam = { readonly brand: 'circumstances of majiang-core' };

/** Points without counters, han and fu; without the latter two for yakuman, and nothing but 0 points without a yaku. */
export interface MajiangScore {
  readonly defen: number;
  readonly fanshu?: number;
  readonly fu?: number;
}

export const majiang = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang;

/** How majiang-core writes a kind: `m1`, `z7`. */
export const KIND_NAMES: readonly string[] = Array.from(
  { length: KINDS },
  (_, kind) => `${'mpsz'[Math.floor(kind / 9)]}${(kind % 9) + 1}`,
);

/** How majiang-core writes a tile: `m0` is the red five. */
export function majiangTile(tile: Tile): string {
  const name = KIND_NAMES[kindOf(tile)]!;
  return isRedFive(tile) ? `${name[0]}0` : name;
}

/** Tiles of one suit in one word: `m340`. They stay in the order given, but that chows are not broken by a red five. */
export function majiangGroup(tiles: readonly Tile[]): string {
  const names = tiles.map(majiangTile);
  return names[0]![0]! + names.map(name => name[1]).join('');
}

/** A hand for majiang-core, waiting for a tile whatever its size. */
export function majiangHand(counts: Counts): MajiangHand {
  return new majiang.Shoupai(KIND_NAMES.flatMap((name, kind) => Array<string>(counts[kind]!).fill(name)));
}
