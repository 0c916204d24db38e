import type { Size } from '../../terminal/port.ts';
import { keyLabel } from '../keymap.ts';
import { numberText } from '../texts/numbers.ts';
import { INKS, putKey, write, writeRight } from './canvas.ts';
import { cardOf } from './card.ts';
import type { Overlay } from './clock.ts';
import { nameAt } from './people.ts';
import type { Look, Scene } from './scene.ts';

const MARGIN = 3;
const COLUMNS = 46;

/** Somebody's place in a finished match; equal scores share it. */
export interface Ranked {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
}

/** The seats by their scores, the best first; who has as much as another has the same place, and the next one is left out. */
export function ranked(scores: readonly number[]): Ranked[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter(other => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The card at the end of a match: places, scores, and what proves that the tiles were fair. */
export function paintRanking(scene: Scene, size: Size, look: Look): Overlay {
  const { snapshot } = scene;
  const { texts } = look;
  const say = texts.settlement;
  const card = cardOf(size, look, say.ranking);
  const { canvas } = card;
  const x = Math.floor((card.columns - COLUMNS) / 2);
  ranked(snapshot.view.seats.map(seat => seat.score)).forEach((entry, index) => {
    const y = 3 + index * 2;
    const first = entry.place === 1;
    const style = first ? INKS.goldStrong : INKS.text;
    write(canvas, x, y, say.place(entry.place), style);
    const name = entry.seat === snapshot.seat ? say.you : nameAt(snapshot, entry.seat, texts);
    const end = writeRight(
      canvas,
      x + COLUMNS,
      y,
      numberText(entry.score),
      first ? INKS.goldStrong : INKS.bright,
    );
    const after = write(canvas, x + 4, y, name, style, end - x - 5);
    const dots = end - 1 - (after + 1);
    if (dots > 2) canvas.grid.put(after + 1, y, canvas.signs.dot.repeat(dots), INKS.track);
  });
  const y = card.rows - 8;
  write(canvas, MARGIN, y, say.fairness, INKS.muted, card.columns - 2 * MARGIN);
  write(canvas, MARGIN, y + 1, say.commitment, INKS.muted);
  write(canvas, MARGIN, y + 2, snapshot.commitment, INKS.text, card.columns - 2 * MARGIN);
  if (snapshot.seed !== null) {
    write(canvas, MARGIN, y + 3, say.seed, INKS.muted);
    write(canvas, MARGIN, y + 4, snapshot.seed, INKS.text, card.columns - 2 * MARGIN);
  }
  putKey(canvas, MARGIN, card.rows - 2, keyLabel(texts, 'enter'), say.close, INKS.bright);
  return { grid: canvas.grid, x: card.x, y: card.y };
}
