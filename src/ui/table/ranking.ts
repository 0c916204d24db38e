import type { Mark, SeatView } from '../../game/view.ts';
import type { Size } from '../../terminal/port.ts';
import { keyLabel } from '../keymap.ts';
import { nameOf } from '../texts/names.ts';
import { numberText, thousandsText } from '../texts/numbers.ts';
import { INKS, putKey, write, writeRight } from './canvas.ts';
import { cardOf } from './card.ts';
import type { Overlay } from './clock.ts';
import { partyName } from './people.ts';
import type { Look, Scene } from './scene.ts';

const MARGIN = 3;
const COLUMNS = 46;
/** More of them where the ruleset gives points by place. */
const POINTS_COLUMNS = 10;

/** The mark that tells a seat's points by its place, in a finished match. */
const POINTS = 'ranking-points';

/** Somebody's place in a finished match; equal scores share it, where points are not given by place. */
export interface Ranked {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
}

/**
 * The seats by their scores, the best first; who has as much as another has the same place, and the next one is left out.
 * @param byPlace points go by place, so that nobody shares one: of equals the first seat goes first
 */
export function ranked(scores: readonly number[], byPlace = false): Ranked[] {
  const sorted = scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter(other => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return byPlace ? sorted.map((entry, index) => ({ ...entry, place: index + 1 })) : sorted;
}

/** A seat's points by its place, which the ranking shows; null where the ruleset has none or the match is not over. */
function pointsOf({ marks }: SeatView): number | null {
  return marks.find(({ id }) => id === POINTS)?.value ?? null;
}

/** What a seat's plate says of it: all but what the ranking is for. */
export function plateMarks({ marks }: SeatView): readonly Mark[] {
  return marks.filter(({ id }) => id !== POINTS);
}

/** The card at the end of a match: places, scores, and what proves that the tiles were fair. */
export function paintRanking(scene: Scene, size: Size, look: Look): Overlay {
  const { snapshot } = scene;
  const { texts } = look;
  const say = texts.settlement;
  const card = cardOf(size, look, say.ranking);
  const { canvas } = card;
  const { seats } = snapshot.view;
  const hasPoints = seats.some(seat => pointsOf(seat) !== null);
  const pointsRight = COLUMNS + POINTS_COLUMNS;
  const x = Math.floor((card.columns - (hasPoints ? pointsRight : COLUMNS)) / 2);
  if (hasPoints) {
    writeRight(canvas, x + COLUMNS, 1, say.total, INKS.muted);
    writeRight(canvas, x + pointsRight, 1, nameOf(scene.words, POINTS), INKS.muted);
  }
  const scores = seats.map(seat => seat.score);
  ranked(scores, hasPoints).forEach((entry, index) => {
    const y = 3 + index * 2;
    const first = entry.place === 1;
    const style = first ? INKS.goldStrong : INKS.text;
    write(canvas, x, y, say.place(entry.place), style);
    const name = partyName(snapshot, entry.seat, texts);
    const end = writeRight(
      canvas,
      x + COLUMNS,
      y,
      numberText(entry.score),
      first ? INKS.goldStrong : INKS.bright,
    );
    const points = pointsOf(seats[entry.seat]!);
    if (points !== null) writeRight(canvas, x + pointsRight, y, thousandsText(points), INKS.text);
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
