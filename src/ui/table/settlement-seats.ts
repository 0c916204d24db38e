import type { Payment } from '../../game/state.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { changeText, numberText } from '../texts/numbers.ts';
import { INKS, write, writeRight } from './canvas.ts';
import type { Card } from './card.ts';
import { changesOf, nameAt } from './people.ts';
import type { Scene } from './scene.ts';
import { windSign } from './seat-plate.ts';

/** Columns, from the left of the table, before which its numbers end. */
const CHANGE_RIGHT = 21;
const TOTAL_RIGHT = 30;

/** Rows that the table of the seats takes. */
export function seatTableRows({ snapshot }: Scene): number {
  return 1 + snapshot.view.seats.length;
}

/** Every seat with what it gained or lost, its total, and whether it is ready. Returns the row below. */
export function paintSeatTable(card: Card, scene: Scene, x: number, y: number): number {
  const { canvas } = card;
  const { snapshot } = scene;
  const { texts, signs } = canvas;
  const say = texts.settlement;
  const changes = changesOf(snapshot);
  writeRight(canvas, x + CHANGE_RIGHT, y, say.hand, INKS.muted);
  writeRight(canvas, x + TOTAL_RIGHT, y, say.total, INKS.muted);
  snapshot.view.seats.forEach((seat, index) => {
    const row = y + 1 + index;
    const change = changes[seat.seat] ?? 0;
    const winner = snapshot.view.wins.some(win => win.seat === seat.seat);
    const mine = seat.seat === snapshot.seat;
    const wind = windSign(canvas, seat.wind);
    const after = write(canvas, x, row, wind, INKS.muted) + 1;
    const changeX = writeRight(
      canvas,
      x + CHANGE_RIGHT,
      row,
      changeText(change),
      change > 0 ? INKS.good : change < 0 ? INKS.warn : INKS.muted,
    );
    const name = mine ? say.you : nameAt(snapshot, seat.seat, texts);
    write(canvas, after, row, name, winner ? INKS.goldStrong : INKS.text, changeX - 1 - after);
    writeRight(canvas, x + TOTAL_RIGHT, row, numberText(seat.score), INKS.bright);
    if (snapshot.occupants[seat.seat]?.ready)
      write(canvas, x + TOTAL_RIGHT + 1, row, `${signs.check} ${say.ready}`, INKS.good, 8);
  });
  return y + seatTableRows(scene);
}

/** Who pays whom, payments between the same two added up: payer, arrow, receiver, amount. */
export function paintPayments(card: Card, scene: Scene, x: number, y: number, right: number): void {
  const { canvas } = card;
  const { snapshot } = scene;
  const { texts, signs } = canvas;
  const name = (party: Payment['from']): string => {
    if (party === 'table') return texts.events.table;
    return party === snapshot.seat ? texts.settlement.you : nameAt(snapshot, party, texts);
  };
  const sums = summed(snapshot.view.payments);
  const last = card.rows - 4;
  sums.forEach((payment, index) => {
    const row = y + index;
    if (row > last) return;
    if (row === last && index < sums.length - 1) {
      write(canvas, x, row, texts.settlement.more(sums.length - index), INKS.muted);
      return;
    }
    const amount = numberText(payment.amount);
    const end = Math.min(right, x + TOTAL_RIGHT) - textWidth(amount);
    const half = Math.floor((end - x - 5) / 2);
    let at = write(canvas, x, row, name(payment.from), INKS.text, half);
    at = canvas.grid.put(at + 1, row, signs.arrow, INKS.gold);
    write(canvas, at + 1, row, name(payment.to), INKS.text, half);
    canvas.grid.put(end, row, amount, INKS.bright);
  });
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
