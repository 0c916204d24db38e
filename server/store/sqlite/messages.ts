import type { Outcome } from '../group-commit.ts';
import type { Call } from '../operations.ts';
import type { Refusal } from '../refusals.ts';

/** What the store's thread is started with. */
export interface WorkerStart {
  readonly folder: string;
}

/** To the store's thread. */
export type Request =
  | ({ readonly kind: 'call'; readonly id: number } & Call)
  | { readonly kind: 'limit-pages'; readonly id: number; readonly pages: number | null }
  | { readonly kind: 'close'; readonly id: number };

/** From the store's thread. */
export type Reply =
  | { readonly kind: 'open' }
  | { readonly kind: 'unavailable'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly outcomes: readonly (readonly [id: number, outcome: Outcome])[] };
