import { changeText, numberText } from '../texts/numbers.ts';
import { INKS, write, writeRight } from './canvas.ts';
import type { Card } from './card.ts';
import { changesOf, isReady, partyName } from './people.ts';
import type { Scene } from './scene.ts';
import { windSign } from './seat-plate.ts';

/** Columns, from the left of the table, before which its numbers end. */
const CHANGE_RIGHT = 21;
export const TOTAL_RIGHT = 30;

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
    const wind = windSign(canvas, seat.wind);
    const after = write(canvas, x, row, wind, INKS.muted) + 1;
    const changeX = writeRight(
      canvas,
      x + CHANGE_RIGHT,
      row,
      changeText(change),
      change > 0 ? INKS.good : change < 0 ? INKS.warn : INKS.muted,
    );
    const name = partyName(snapshot, seat.seat, texts);
    write(canvas, after, row, name, winner ? INKS.goldStrong : INKS.text, changeX - 1 - after);
    writeRight(canvas, x + TOTAL_RIGHT, row, numberText(seat.score), INKS.bright);
    if (isReady(snapshot, seat.seat))
      write(canvas, x + TOTAL_RIGHT + 1, row, `${signs.check} ${say.ready}`, INKS.good, 8);
  });
  return y + seatTableRows(scene);
}
