import { describe, expect, test } from 'vitest';
import type { Panel } from '../../../src/game/view.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { newWorld } from '../../helpers/random-play.ts';
import { playEagerly } from './eager-play.ts';
import { hand } from './table-hand.ts';

const panelsOf = (deal: Record<string, unknown>, ...commands: string[]): Panel[] =>
  (hand(deal, ...commands).view as unknown as { panels: Panel[] }).panels;

describe('the running score of one’s hand', () => {
  const deal = { hands: { east: '555z22m147p258s46z', south: '123456789m1234s' }, wall: '1f', tail: '9s' };

  test('is points, doubles and lines, though the hand is far from winning', () => {
    expect(panelsOf({ ...deal, as: 'east' }, 'stop')).toMatchObject([
      {
        id: 'my-hand',
        text: '12 × 4 =',
        value: 48,
        patterns: [
          { id: 'pung', value: 8 },
          { id: 'flower', value: 4 },
          { id: 'dragon-pung', value: 1 },
          { id: 'own-flower', value: 1 },
        ],
      },
    ]);
  });

  test('without doubles it is the points alone', () => {
    const [panel] = panelsOf({ ...deal, as: 'south' }, 'stop');
    expect(panel).toEqual({ id: 'my-hand', value: 0, patterns: [] });
  });

  test('is for oneself: each sees the own one and no other', () => {
    for (const as of ['south', 'west', 'north'])
      expect(
        panelsOf({ ...deal, as }, 'stop').every(({ id, value }) => id === 'my-hand' && value !== 48),
      ).toBe(true);
  });
});

describe('the ledger after a hand', () => {
  test('has every hand in the order in which it was scored, worth what was paid for it, for everybody to see', () => {
    let ledgers = 0;
    const world = newWorld(classical, 5);
    playEagerly(world, 5, () => {
      const { match } = world;
      if (match.phase === 'hand' || match.hand!.wins.length === 0) return;
      const { panels, wins, payments } = viewOf(classical, match, null);
      const winner = wins[0]!.seat;
      expect(panels.map(({ id }) => id)).toEqual(['ledger', 'ledger', 'ledger', 'ledger']);
      expect(panels.map(({ seat }) => seat)).toEqual([0, 1, 2, 3].map(i => (winner + i) % 4));
      for (const { seat, value } of panels) {
        const paid = payments.filter(({ to }) => to === seat).map(({ amount }) => amount);
        expect(new Set(paid)).toEqual(new Set(value === 0 ? [] : [value]));
      }
      ledgers++;
    });
    expect(ledgers).toBeGreaterThan(0);
  });
});
