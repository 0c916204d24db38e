import type { Suit } from '../../../tiles/tile.ts';

/** Tiles in words. */
export const tiles = {
  suits: { m: 'characters', p: 'dots', s: 'bamboo' } as Readonly<Record<Suit, string>>,
  suited: (rank: number, suit: string): string => `${rank} ${suit}`,
  /** Several of one suit, the ranks in a row. */
  suitedRun: (ranks: string, suit: string): string => `${ranks} ${suit}`,
  redFive: (suit: string): string => `red 5 ${suit}`,
  /** East, South, West, North, then the dragons white, green, red. */
  honors: [
    'East',
    'South',
    'West',
    'North',
    'white dragon',
    'green dragon',
    'red dragon',
  ] as readonly string[],
  /** Four flowers, four seasons. */
  bonus: [
    'plum',
    'orchid',
    'chrysanthemum',
    'bamboo flower',
    'spring',
    'summer',
    'autumn',
    'winter',
  ] as readonly string[],
  joker: 'joker',
  unseen: 'a tile face down',
  winds: ['East', 'South', 'West', 'North'] as readonly string[],
  list: (parts: readonly string[]): string => parts.join(', '),
};
