import type { Kind, Suit, Tile } from '../tiles/tile.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Meld, Pattern, WinBy, Wind } from './state.ts';

/** A hand by its owner's tiles alone: what readiness and `analyze` look at. */
export interface HandInput<S = unknown> {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Pick<Meld, 'kind' | 'tiles' | 'concealed'>[];
  readonly options: Options;
  /** The ruleset's own state of the seat, where there is one. */
  readonly own?: S;
  readonly missing?: Suit;
}

/** A line of `score`, read and checked for what holds in every ruleset; `concealed` lacks the winning tile. */
export interface ScoreInput extends HandInput {
  readonly melds: readonly Meld[];
  readonly win: Tile;
  readonly by: WinBy;
  readonly seat: Wind;
  readonly round: Wind;
  readonly dealer: boolean;
  readonly seats: number;
  readonly replacement: 'kong' | 'flower' | null;
  readonly lastTile: boolean;
  readonly lastCopy: boolean;
  readonly first: 'heavenly' | 'earthly' | null;
  readonly riichi: boolean | 'double';
  readonly ippatsu: boolean;
  readonly dora: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly norths: number;
  readonly flowers: readonly Tile[];
  readonly honba: number;
  readonly deposits: number;
  readonly originalCall: boolean;
  readonly kongChain: number;
  readonly eastWins: number;
  readonly limit: number;
}

/** What the winner receives in all, what the discarder pays, and each other payer in turn order after the winner. */
export interface ScorePayments {
  readonly winner: number;
  readonly discarder: number | null;
  readonly others: readonly number[];
}

export type ScoreAnswer =
  | {
      readonly win: true;
      readonly value: number;
      readonly patterns: readonly Pattern[];
      readonly payments: ScorePayments;
      readonly [extra: string]: unknown;
    }
  | { readonly win: false; readonly reason: Refusal; readonly [extra: string]: unknown }
  | { readonly error: string };

export interface AnalyzeAnswer {
  readonly shanten?: number;
  readonly waits?: readonly Kind[];
  readonly useful?: readonly { readonly tile: Tile; readonly left: number }[];
  readonly discards?: readonly { readonly tile: Tile; readonly shanten: number; readonly useful: number }[];
  readonly [extra: string]: unknown;
}
