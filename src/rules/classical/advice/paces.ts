/** What a hand is like among so many players: measured between bots that look at distance alone, by duels on the same deals. */
export interface Pace {
  /** Turns that a hand has, as a rule, before somebody wins. */
  readonly turns: number;
  /** What it costs to lose a hand: a winner of middling worth, and the other losers’ sets. */
  readonly losing: number;
  /** Doubles that a hand without claims is worth in hope: to draw the last tile itself, as the fewer do more often. */
  readonly concealed: number;
  /** What the neighbours of a tile are worth, in points a unit of `keepValue`: with fewer players chows come by more often. */
  readonly neighbours: number;
}

const PACES: readonly Pace[] = [
  { turns: 12, losing: 93, concealed: 0.6, neighbours: 0.1 },
  { turns: 9, losing: 100, concealed: 0.4, neighbours: 0.03 },
  { turns: 7, losing: 110, concealed: 0.3, neighbours: 0 },
];

/** @param players 2, 3 or 4 */
export function paceOf(players: number): Pace {
  return PACES[players - 2]!;
}
