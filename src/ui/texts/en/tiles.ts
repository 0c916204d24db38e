import type { Suit } from '../../../tiles/tile.ts';

/** A suit after the rank 1, and after any other. */
export interface SuitWords {
  readonly one: string;
  readonly many: string;
}

/** Tiles in words. */
export const tiles = {
  suits: {
    m: { one: 'character', many: 'characters' },
    p: { one: 'dot', many: 'dots' },
    s: { one: 'bamboo', many: 'bamboo' },
  } as Readonly<Record<Suit, SuitWords>>,
  suited: (rank: number, suit: SuitWords): string => `${rank} ${rank === 1 ? suit.one : suit.many}`,
  /** Several of one suit, the ranks in a row. */
  suitedRun: (ranks: string, suit: SuitWords): string => `${ranks} ${suit.many}`,
  redFive: (suit: SuitWords): string => `red 5 ${suit.many}`,
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
