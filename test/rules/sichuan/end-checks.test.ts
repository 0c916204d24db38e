import { describe, expect, test } from 'vitest';
import type { Payment } from '../../../src/game/state.ts';
import { Step } from '../../../src/game/step.ts';
import { sichuanBattle } from '../../../src/rules/sichuan/battle.ts';
import { checkAtExhaustion } from '../../../src/rules/sichuan/end-checks.ts';
import { newSeat, type SichuanPlay, type SichuanSeat } from '../../../src/rules/sichuan/seat.ts';
import { waitsOf } from '../../../src/rules/sichuan/waits.ts';
import { bestValue } from '../../../src/rules/sichuan/worth.ts';
import { formatTiles, parseTiles } from '../../../src/tiles/notation.ts';
import type { Suit } from '../../../src/tiles/tile.ts';
import { carryOut, newWorld, optionsOf } from '../../helpers/random-play.ts';
import { discard, hand, kong, stop, transfers, win } from './hands.ts';

const pung = (tiles: string) =>
  ({
    kind: 'pung',
    tiles: parseTiles(tiles),
    concealed: false,
    added: false,
    from: 0,
    claimed: null,
  }) as const;

function seat(concealed: string, melds: string[] = [], missing: Suit = 'm'): SichuanSeat {
  return {
    concealed: parseTiles(concealed),
    drawn: null,
    melds: melds.map(pung),
    discards: [],
    bonus: [],
    status: 'in',
    own: { ...newSeat(), missing },
  };
}

const waits = ({ concealed, melds, own }: SichuanSeat): string =>
  formatTiles(waitsOf(concealed, melds, own.missing));
const best = (hand: SichuanSeat): number => bestValue(hand, optionsOf(sichuanBattle as never));

describe('B8, B9: a ready hand and its best value', () => {
  test('SC08: the dearest wait counts, though the last of it may lie in a row', () => {
    const ready = seat('78s234s55p888p', ['666s']);
    expect(waits(ready)).toBe('69s');
    expect(best(ready)).toBe(2);
  });

  test('SC09: waiting only for a fifth tile of one’s own is not ready', () => {
    const waiting = seat('4p123s456s789s', ['444p']);
    expect(waits(waiting)).toBe('');
    expect(best(waiting)).toBe(0);
  });

  test('while the missing suit is held nothing is ready', () => {
    expect(waits(seat('1m123p456p789p111s'))).toBe('');
    expect(waits(seat('123p456p789p23s11m'))).toBe('');
  });

  test('patterns count to the cap, timing and the self-draw point do not', () => {
    expect(best(seat('5p', ['222p', '777p', '444p', '999p']))).toBe(16);
    expect(best(seat('1122334455667p'))).toBe(16);
    expect(best(seat('123p456p789p11s23s'))).toBe(1);
  });
});

describe('B7: when the wall is at its end', () => {
  test('who is not ready pays each ready player its best value', () => {
    const answer = hand('sichuan-battle', 'mmpp', {
      hands: {
        east: '78s234s55p111p666s',
        south: '4444p123s456s789s',
        west: '147m258m369m147s2s',
        north: '147m258m369m258s9s',
      },
      wall: '9p',
    });
    expect(answer.ended).toBe('draw');
    expect(transfers(answer)).toEqual([
      'south>east 2 not-ready',
      'west>east 2 not-ready',
      'north>east 2 not-ready',
    ]);
  });

  /** East is ready for 1; South (dots) and North (characters) keep their missing suits to the end; West is not ready. */
  const pigs = (form: 'sichuan-battle' | 'sichuan-flow') =>
    hand(form, 'pppm', {
      hands: {
        east: '123m456m789m11s23s',
        south: '1112223334445p',
        west: '147m258m369m147s2s',
        north: '1122334455667m',
      },
      wall: '?9p?8m?9p?8m?9p?9m',
    });

  test('pigs pay 16 to everybody who is none; nothing to each other, and no charge for not being ready', () => {
    for (const form of ['sichuan-battle', 'sichuan-flow'] as const) {
      const answer = pigs(form);
      expect(transfers(answer)).toEqual([
        'south>west 16 flower-pig',
        'south>east 16 flower-pig',
        'north>east 16 flower-pig',
        'north>west 16 flower-pig',
        'west>east 1 not-ready',
      ]);
      expect(answer.scores).toEqual([33, -32, 31, -32]);
    }
  });

  test('who never won and is not ready gives its kong income back, to each payer what it paid', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      hands: { east: '1111p258p388s29s1s' },
      wall: '9s',
      commands: [kong('east', '1p')],
    });
    expect(transfers(answer).filter(text => text.endsWith('refund'))).toEqual([
      'east>south 2 kong-refund',
      'east>west 2 kong-refund',
      'east>north 2 kong-refund',
    ]);
  });

  test('also to players who left; and a winner keeps what its kongs brought', () => {
    const hands = { east: '9999s258p138s5s17p', south: '123p456p789p11s46s' };
    const answer = hand('sichuan-battle', 'mmmm', {
      hands,
      wall: '9p',
      tail: '8p',
      commands: [kong('east', '9s'), discard('east', '5s'), win('south')],
    });
    expect(transfers(answer)).toContain('east>south 2 kong-refund');
    const winner = hand('sichuan-battle', 'mmmm', {
      hands: { east: '1111p456p789p1s46s' },
      wall: '1s',
      tail: '5s',
      commands: [kong('east', '1p'), win('east')],
    });
    expect(transfers(winner).some(text => text.endsWith('refund'))).toBe(false);
  });

  test('being ready keeps the income', () => {
    const answer = hand('sichuan-flow', 'mmmm', {
      hands: { east: '1111p456p789p1s46s' },
      wall: '1s',
      tail: '9s',
      commands: [kong('east', '1p'), discard('east', '9s')],
    });
    expect(transfers(answer).some(text => text.endsWith('refund'))).toBe(false);
  });

  test('B17: in flow whoever has won is checked no more', () => {
    const answer = hand('sichuan-flow', 'mmmm', {
      hands: { east: '147p258p1388s229s', south: '123p456p789p11s46s' },
      wall: '5s',
      commands: [discard('east', '5s'), win('south')],
    });
    expect(answer.ended).toBe('draw');
    expect(transfers(answer).filter(text => text.startsWith('south'))).toEqual([]);
    expect(transfers(answer).filter(text => text.endsWith('south 1 not-ready'))).toEqual([]);
  });

  test('SC07: refund, pig and not ready together, in this order', () => {
    const world = newWorld(sichuanBattle as never, 1);
    carryOut(world, { seat: null, do: 'deal' });
    const play = world.match as unknown as SichuanPlay;
    const [a, b, c, d] = [0, 1, 2, 3];
    const fee = (from: number): Payment => ({ from, to: d, amount: 2, reason: 'kong-fee' });
    const seats: SichuanSeat[] = [
      { ...seat('123p456p789p11s23s'), status: 'out', own: { ...newSeat(), missing: 'm', wins: 1 } },
      seat('1m23p456p789p1s258s'),
      // Worth 4: a flush.
      seat('123p456p789p2355p'),
      seat('147p258s9s'),
    ];
    const hand = { ...play.hand, dealer: a, seats, payments: [fee(a), fee(b), fee(c), fee(b)] };
    const step = new Step(sichuanBattle, world.source, { ...play, hand, scores: [0, 0, 0, 0] });
    checkAtExhaustion(step);
    expect(step.match.scores).toEqual([18, -44, 22, 4]);
    const reasons = step.events.map(event => (event.type === 'paid' ? event.reason : ''));
    expect([...new Set(reasons)]).toEqual(['kong-refund', 'flower-pig', 'not-ready']);
  });

  test('B18: scores may fall below zero and nobody is out of the match', () => {
    const answer = hand('sichuan-battle', 'mmmm', {
      scores: [0, 0, -30, 30],
      hands: { east: '147p258p1388s229s' },
      wall: '5s',
      commands: [discard('east', '5s'), stop],
    });
    expect(answer.scores).toEqual([0, 0, -30, 30]);
    const start = hand('sichuan-battle', 'mmmm', { options: { start: 1000 }, commands: [stop] });
    expect(start.scores).toEqual([1000, 1000, 1000, 1000]);
  });
});
