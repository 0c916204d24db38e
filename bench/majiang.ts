import { createRequire } from 'node:module';
import type { Counts } from '../src/shape/counts.ts';
import { KINDS } from '../src/tiles/tile.ts';

/** As much of @kobalab/majiang-core, which has no types, as is measured beside our own. */
interface Majiang {
  readonly Shoupai: new (tiles: readonly string[]) => MajiangHand;
  readonly Util: {
    xiangting(hand: MajiangHand): number;
    tingpai(hand: MajiangHand): readonly string[];
  };
}

/** A hand of majiang-core's. */
export type MajiangHand = { readonly brand: 'hand of majiang-core' };

export const majiang = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang;

/** How majiang-core writes a kind: `m1`, `z7`. */
export const KIND_NAMES: readonly string[] = Array.from(
  { length: KINDS },
  (_, kind) => `${'mpsz'[Math.floor(kind / 9)]}${(kind % 9) + 1}`,
);

/** A hand for majiang-core, waiting for a tile whatever its size. */
export function majiangHand(counts: Counts): MajiangHand {
  return new majiang.Shoupai(KIND_NAMES.flatMap((name, kind) => Array<string>(counts[kind]!).fill(name)));
}
