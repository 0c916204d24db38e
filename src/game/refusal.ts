/** Why a command was not taken. A refusal is a value: a player's mistake throws nothing and changes nothing. */
export type Refusal =
  | 'not-your-turn'
  | 'not-asked'
  | 'all-have-chosen'
  | 'not-in-play'
  | 'unknown-command'
  | 'not-held'
  | 'not-allowed'
  | 'incomplete'
  | 'no-yaku'
  | 'below-minimum'
  | 'missing-suit'
  | 'not-on-card'
  | 'furiten'
  | 'locked'
  | 'swap-call';
