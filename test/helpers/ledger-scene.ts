import type { Pattern, Payment, Seat } from '../../src/game/state.ts';
import type { Panel } from '../../src/game/view.ts';
import { classical } from '../../src/rules/classical/classical.ts';
import { parseTiles } from '../../src/tiles/notation.ts';
import type { Scene } from '../../src/ui/table/scene.ts';
import { settledScene } from './scenes.ts';

const points = (id: string, value: number, tiles: string): Pattern => ({
  id,
  value,
  unit: 'points',
  tiles: parseTiles(tiles),
});
const double = (id: string): Pattern => ({ id, value: 1, unit: 'doubles' });

const ledger = (seat: Seat, value: number, patterns: readonly Pattern[], text?: string): Panel => ({
  id: 'ledger',
  seat,
  value,
  patterns,
  ...(text === undefined ? {} : { text }),
});

/** The hands of seed 003's example in the order in which they are paid: West won, then North, East and South. */
const HANDS: readonly Panel[] = [
  ledger(
    2,
    104,
    [{ id: 'going-out', value: 20, unit: 'points' }, points('kong', 32, '3333z'), double('own-wind')],
    '52 × 2 =',
  ),
  ledger(
    3,
    28,
    [points('pung', 8, '555z'), points('pung', 2, '666m'), points('season', 4, '5f'), double('dragon-pung')],
    '14 × 2 =',
  ),
  ledger(0, 10, [points('kong', 8, '8888p'), points('pair', 2, '11z')]),
  ledger(
    1,
    68,
    [
      points('pung', 8, '111s'),
      points('kong', 16, '3333z'),
      points('pair', 2, '66z'),
      points('season', 4, '7f'),
      points('flower', 4, '2f'),
      double('own-flower'),
    ],
    '34 × 2 =',
  ),
];

const pay = (to: Seat, amount: number, ...from: readonly Seat[]): Payment[] =>
  from.map(one => ({ from: one, to, amount, reason: to === 2 ? 'win' : 'loser-hand' }));

/** Seed 003's settlement; we are East. @param columns the totals after it are 1820, 1994, 2312 and 1874 */
export function ledgerScene(): Scene {
  const settled = settledScene();
  const { view } = settled.snapshot;
  const scores = [1820, 1994, 2312, 1874];
  const payments = [...pay(2, 104, 3, 0, 1), ...pay(3, 28, 0, 1), ...pay(0, 10, 1, 3), ...pay(1, 68, 3, 0)];
  const score = { value: 104, patterns: HANDS[0]!.patterns!, extra: { base: 52, doubles: 1 } };
  const seats = view.seats.map(seat => ({
    ...seat,
    wind: seat.seat,
    score: scores[seat.seat]!,
    concealed: null,
  }));
  const wins = [{ ...view.wins[0]!, seat: 2, score: { ...view.wins[0]!.score, ...score } }];
  const shown = { ...view, dealer: 0, panels: HANDS, payments, seats, wins };
  return { ...settled, words: classical.words.en, snapshot: { ...settled.snapshot, view: shown } };
}
