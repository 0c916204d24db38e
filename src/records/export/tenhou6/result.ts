import type { Ended, Payment, Seat, Win, Wind } from '../../../game/state.ts';
import { changes, paidFor } from '../played-hand.ts';
import { yakuText } from './yaku-names.ts';

/** Seats of the format's lists; sanma's fourth is empty. */
export const PLACES = 4;

/** All that the result of a hand is told from. */
export interface Settled {
  readonly wins: readonly Win[];
  readonly payments: readonly Payment[];
  readonly ended: Ended;
  readonly seats: number;
  readonly dealer: Seat;
  readonly round: Wind;
}

const ABORTS: Readonly<Record<string, string>> = {
  'abort:kyuushu-kyuuhai': '九種九牌',
  'abort:suufon-renda': '四風連打',
  'abort:suucha-riichi': '四家立直',
  'abort:sanchahou': '三家和了',
  'abort:suukaikan': '四槓散了',
};

/** The last entry of a hand: who won what of whom, or how it was drawn. Sticks laid down in the hand are told before. */
export function resultOf(settled: Settled): unknown[] {
  const { wins, ended } = settled;
  const payments = settled.payments.filter(({ to }) => to !== 'table');
  if (wins.length > 0)
    return [
      '和了',
      ...wins.flatMap(win => {
        const paid = paidFor(win, payments);
        return [changes(paid, PLACES), detailOf(settled, win, paid)];
      }),
    ];
  if (ended !== 'draw') return [ABORTS[ended] ?? ended];
  const isMangan = payments.some(({ reason }) => reason === 'nagashi-mangan');
  return [isMangan ? '流し満貫' : '流局', changes(payments, PLACES)];
}

function detailOf(settled: Settled, win: Win, paid: readonly Payment[]): (string | number)[] {
  const { seat, score } = win;
  const shares = new Map(
    paid.filter(({ reason }) => reason === 'win').map(({ from, amount }) => [from as Seat, amount]),
  );
  const wind = (seat - settled.dealer + settled.seats) % settled.seats;
  const isYakuman = Number(score.extra!.yakuman) > 0;
  return [
    seat,
    win.from ?? seat,
    liable(settled, win, shares) ?? seat,
    `${worthText(win)}${pointsText(settled, win, shares)}`,
    ...score.patterns.map(pattern => yakuText(pattern, isYakuman, wind, settled.round)),
  ];
}

const LIMITS: Readonly<Record<string, string>> = {
  mangan: '満貫',
  haneman: '跳満',
  baiman: '倍満',
  sanbaiman: '三倍満',
};

function worthText({ score }: Win): string {
  const { han, fu, limit, yakuman } = score.extra!;
  if (limit === 'yakuman') return Number(yakuman) > 0 ? '役満' : '数え役満';
  return limit === null ? `${fu}符${han}飜` : LIMITS[String(limit)]!;
}

/** The points of a discard win, or what each pays: all the same to a dealer, else the others and the dealer. */
function pointsText(settled: Settled, win: Win, shares: ReadonlyMap<Seat, number>): string {
  const { value } = win.score;
  if (win.from !== null) return `${value}点`;
  const payers = settled.seats - 1;
  const isPlain = liable(settled, win, shares) === null;
  if (win.seat === settled.dealer) {
    const [share] = shares.values();
    return `${isPlain ? share! : value / payers}点∀`;
  }
  const dealer = isPlain ? shares.get(settled.dealer)! : value / 2;
  const other = (value - dealer) / (payers - 1);
  return `${other}-${dealer}点`;
}

/** Who answers for a yakuman that somebody else's discard made certain: told by what was paid. Null where nobody does. */
function liable({ dealer }: Settled, win: Win, shares: ReadonlyMap<Seat, number>): Seat | null {
  if (Number(win.score.extra!.yakuman) === 0) return null;
  const payers = [...shares.keys()];
  if (win.from !== null) return payers.find(seat => seat !== win.from) ?? null;
  // A dealer's share is about twice another's, whatever sanma's table does with the missing player's: more is for all.
  const weight = (seat: Seat): number => shares.get(seat)! / (seat === dealer ? 2 : 1);
  const most = payers.reduce((best, seat) => (weight(seat) > weight(best) ? seat : best));
  const rest = payers.filter(seat => seat !== most);
  const isAlone = rest.length === 0 || rest.some(seat => 2 * weight(seat) < weight(most));
  return isAlone ? most : null;
}
