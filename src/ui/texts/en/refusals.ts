import type { Refusal } from '../../../game/refusal.ts';

/** Why something was not done, where the ruleset says nothing of its own. */
export const refusals: Readonly<Record<Refusal | 'stalled', string>> = {
  'not-your-turn': 'It is not your turn',
  'not-asked': 'Nobody asks you now',
  'all-have-chosen': 'Too late: everybody has chosen',
  'not-in-play': 'You are out of this hand',
  'unknown-command': 'There is no such action in this game',
  'not-held': 'You do not hold that tile',
  'not-allowed': 'That is not allowed now',
  incomplete: 'The hand is not complete',
  'no-yaku': 'The hand is complete but has no yaku',
  'below-minimum': 'The hand is complete but worth too little',
  'missing-suit': 'You still hold your missing suit',
  'not-on-card': 'No line of the card takes that',
  furiten: 'You may not win on a discard: furiten',
  locked: 'Your hand is locked',
  'swap-call': 'You may not discard what you could have called with',
  stalled: 'The table cannot write its log: try again in a moment',
};
