/** What the source of a discard or a robbed kong pays each winner; nobody else pays (seed 000, Basic 13). */
export const DISCARD_WIN = 3;
/** What each of the others pays for a self-draw (seed 000, Basic 13). */
export const SELF_DRAW = 1;
