import type { Element } from './element.ts';
import { FROM_8_TO_24 } from './from-8-to-24.ts';
import { FROM_32_UP } from './from-32-up.ts';
import { UP_TO_6 } from './up-to-6.ts';

/**
 * The scoring elements from the dearest to the cheapest (points of seed 000 and the official list).
 * What stands in `implies` is cheaper than the element itself, so one pass from the top settles what counts.
 * Elements of the same sets need no mention there: sets that are joined once are not joined again (D4.10).
 */
export const ELEMENTS: readonly Element[] = [...FROM_32_UP, ...FROM_8_TO_24, ...UP_TO_6];
