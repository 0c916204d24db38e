import { describe, expect, test } from 'vitest';
import { classical } from '../../../src/rules/classical/classical.ts';
import { carryOut, newWorld } from '../../helpers/random-play.ts';
import { playEagerly } from './eager-play.ts';

const MATCHES = 500;

/** Lines that so many matches come to; the rarer ones, limit hands most of them, stand in tests of their own. */
const LINES = [
  'going-out self-draw only-possible-tile pair-finish pung kong pair flower season',
  'dragon-pung own-wind round-wind own-flower own-season all-flowers all-seasons three-concealed-pungs',
  'little-three-dragons big-three-dragons no-point-hand no-chows fully-concealed one-suit-with-honors one-suit',
  'terminals-and-honors loose-tile last-tile last-discard robbing-the-kong original-call',
]
  .join(' ')
  .split(' ');

/** Most matches are of one hand, which shows as much as four at a quarter of the time; every fifth is a whole express game. */
const optionsOf = (n: number, players: number): Record<string, unknown> =>
  n % 5 === 0 ? { players } : { players, game: 'multi', length: 'hands', fixedHands: 1 };

/** Players, and the first of the matches, chosen so that among them there is every line. */
const TABLES = [
  [2, 0],
  [3, 2500],
  [4, 500],
] as const;

describe.each(TABLES)('500 matches of %i players', { timeout: 90_000 }, (players, from) => {
  test('sum to the start, replay, and show every kind of settlement line', () => {
    const seen = new Set<string>();
    for (let n = from; n < from + MATCHES; n++) {
      const world = newWorld(classical, n, optionsOf(n, players));
      playEagerly(world, n);
      const scores = Array.from({ length: players }, () => 2000);
      for (const event of world.events) {
        seen.add(event.type);
        const patterns =
          event.type === 'won'
            ? event.score.patterns
            : event.type === 'ruled' && event.name === 'loser-scored'
              ? (event.data as { patterns: { id: string }[] }).patterns
              : [];
        for (const { id } of patterns) seen.add(id);
        if (event.type !== 'paid') continue;
        const { from, to, amount, reason } = event;
        if (from === 'table' || to === 'table' || from === to || !Number.isInteger(amount) || amount <= 0)
          throw new Error(`match ${n}: ${JSON.stringify(event)} is no payment between two seats`);
        seen.add(reason);
        scores[from]! -= amount;
        scores[to]! += amount;
      }
      if (world.match.scores.join() !== scores.join())
        throw new Error(`match ${n}: scores are not what was paid`);
      const again = newWorld(classical, n, optionsOf(n, players));
      for (const command of world.commands) carryOut(again, command);
      if (JSON.stringify(again.match) !== JSON.stringify(world.match))
        throw new Error(`match ${n} does not replay`);
    }
    expect(LINES.filter(id => !seen.has(id))).toEqual([]);
    expect(seen.has('loser-hand')).toBe(players > 2);
    const kinds = [
      'win',
      'hand-ended',
      'match-ended',
      'kong-robbed',
      'dead-wall-filled',
      'bonus-laid',
      'ruled',
    ];
    expect(kinds.filter(kind => !seen.has(kind))).toEqual([]);
  });
});
