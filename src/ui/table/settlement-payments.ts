import type { Payment } from '../../game/state.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { reasonText } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, write } from './canvas.ts';
import type { Card } from './card.ts';
import { partyName } from './people.ts';
import type { Scene } from './scene.ts';
import { TOTAL_RIGHT } from './settlement-seats.ts';

/** A line about who pays whom: several payers pay the same each. No reason where payments of several were added up. */
export interface PaymentLine {
  readonly from: readonly Payment['from'][];
  readonly to: Payment['to'];
  readonly amount: number;
  readonly reason: string | null;
}

/** The rightmost column where reasons are told too. */
const WITH_REASONS = 38;

/**
 * The payments of a hand in so many lines at most: each as it was made, in order; else those who paid alike in one line;
 * else what each paid to each in all, which may still be more.
 */
export function paymentLines(payments: readonly Payment[], most: number): PaymentLine[] {
  const each = eachPayment(payments);
  if (each.length <= most) return each;
  const together: PaymentLine[] = [];
  for (const line of each) {
    const last = together.at(-1);
    const isAlike = last?.to === line.to && last.amount === line.amount && last.reason === line.reason;
    if (isAlike && !last.from.includes(line.from[0]!))
      together[together.length - 1] = { ...last, from: [...last.from, ...line.from] };
    else together.push(line);
  }
  if (together.length <= most) return together;
  return summed(payments).map(({ from, to, amount }) => ({ from: [from], to, amount, reason: null }));
}

/** Each payment as it was made, a line each. */
export function eachPayment(payments: readonly Payment[]): PaymentLine[] {
  return payments.map(({ from, ...payment }) => ({ ...payment, from: [from] }));
}

/**
 * Who pays whom and what for: payer, arrow, receiver, reason, amount. One reason for all of them goes without saying.
 * Returns whether every payment was told with what it is for.
 */
export function paintPayments(card: Card, scene: Scene, x: number, y: number, right: number): boolean {
  const { canvas } = card;
  const { payments } = scene.snapshot.view;
  const rows = card.rows - 3 - y;
  const lines = paymentLines(payments, rows);
  const hasReasons = new Set(payments.map(({ reason }) => reason)).size > 1;
  const columnsEnd = Math.min(right, x + (hasReasons ? WITH_REASONS : TOTAL_RIGHT));
  const shown = lines.length > rows ? Math.max(0, rows - 1) : lines.length;
  let isWhole = shown === lines.length;
  lines.slice(0, shown).forEach((line, index) => {
    isWhole = paintPaymentLine(card, scene, line, x, y + index, columnsEnd, hasReasons) && isWhole;
  });
  if (shown < lines.length && rows > 0)
    write(canvas, x, y + shown, canvas.texts.settlement.more(lines.length - shown), INKS.muted);
  return isWhole;
}

/** One line of them, its amount before column `end`. Returns whether what it is for had room, where that is to be told. */
export function paintPaymentLine(
  card: Card,
  scene: Scene,
  { from, to, amount, reason }: PaymentLine,
  x: number,
  row: number,
  end: number,
  tellsReason: boolean,
): boolean {
  const { canvas } = card;
  const { snapshot } = scene;
  const { texts, signs } = canvas;
  const sum = amountText(canvas, from.length, amount);
  const left = end - textWidth(sum);
  const half = Math.floor((left - x - 5) / 2);
  const payer = from.length > 1 ? texts.settlement.payers(from.length) : partyName(snapshot, from[0]!, texts);
  let at = write(canvas, x, row, payer, INKS.text, half);
  at = canvas.grid.put(at + 1, row, signs.arrow, INKS.gold);
  at = write(canvas, at + 1, row, partyName(snapshot, to, texts), INKS.text, half);
  canvas.grid.put(left, row, sum, INKS.bright);
  if (!tellsReason) return true;
  if (reason === null) return false;
  const room = left - at - 3;
  const words = reasonText(scene.words, reason);
  if (room > 2) write(canvas, at + 2, row, words, INKS.muted, room);
  return textWidth(words) <= room;
}

/** What each of so many pays. */
export function amountText({ signs }: Canvas, payers: number, amount: number): string {
  return payers > 1 ? `${payers} ${signs.times} ${numberText(amount)}` : numberText(amount);
}

/** Payments between the same two parties as one, in the order in which they were first made. */
export function summed(payments: readonly Payment[]): Payment[] {
  const sums = new Map<string, Payment>();
  for (const payment of payments) {
    const way = `${payment.from} ${payment.to}`;
    const known = sums.get(way);
    sums.set(way, known === undefined ? payment : { ...known, amount: known.amount + payment.amount });
  }
  return [...sums.values()];
}
