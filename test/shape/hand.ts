import { type Counts, countKinds } from '../../src/shape/counts.ts';
import type { Forms } from '../../src/shape/forms.ts';
import { formatTiles, parseTiles } from '../../src/tiles/notation.ts';
import type { Kind } from '../../src/tiles/tile.ts';

/** Counts of tiles in notation. */
export const hand = (text: string): Counts => countKinds(parseTiles(text));

/** Kinds in notation. */
export const named = (kinds: readonly Kind[]): string => formatTiles(kinds);

export const STANDARD: Forms = { standard: true, sevenPairs: false, orphans: false };
/** Riichi's forms. */
export const ALL: Forms = { standard: true, sevenPairs: 'distinct', orphans: true };
/** Sichuan's forms. */
export const WITH_FOURS: Forms = { standard: true, sevenPairs: 'fours', orphans: false };
