import type { SeatView } from '../../game/view.ts';
import type { Occupant } from '../../table/snapshot.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import type { Rect } from '../../terminal/grid.ts';
import { styleCode } from '../../terminal/style.ts';
import { EAST } from '../../tiles/tile.ts';
import { ideograph } from '../faces/cjk-face.ts';
import { changeText, numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, shown, write, writeRight } from './canvas.ts';
import { changesOf, nameAt } from './people.ts';
import type { Scene } from './scene.ts';

const PLATE = styleCode({ bg: 'panel' });
const WIND = styleCode({ fg: 'bright', bg: 'panel', bold: true });
const WIND_ON_TURN = styleCode({ fg: 'ink', bg: 'gold', bold: true });

/** Columns of a name that no change of the score takes from it. */
const LEAST_NAME = 3;

/** A seat's plate: wind, name, what is to be known of who sits there, and the score at its right end. */
export function paintPlate(canvas: Canvas, scene: Scene, seat: SeatView, area: Rect, name?: string): number {
  const { grid, texts } = canvas;
  const { snapshot } = scene;
  const { view } = snapshot;
  const onTurn = isOnTurn(scene, seat.seat);
  grid.fill(area.x, area.y, area.columns, 1, PLATE);
  const right = area.x + area.columns - 1;
  let x = area.x;
  if (view.number > 0)
    x = write(canvas, x, area.y, ` ${windSign(canvas, seat.wind)} `, onTurn ? WIND_ON_TURN : WIND);
  const said = name ?? nameAt(snapshot, seat.seat, texts);
  const least = Math.min(LEAST_NAME, textWidth(shown(canvas, said)));
  const end = paintScore(canvas, scene, seat, { x: x + 1 + least + 1, y: area.y, right });
  const style = seat.status === 'out' ? INKS.muted : onTurn ? INKS.strong : INKS.text;
  const tags = tagsOf(canvas, snapshot.occupants[seat.seat], view.number > 0 && seat.seat === view.dealer);
  if (seat.status === 'out' && name === undefined) tags.unshift(texts.table.outTag);
  const room = end - 1 - (x + 1);
  x = write(canvas, x + 1, area.y, said, style, room);
  for (const tag of tags) {
    if (x + 1 + textWidth(tag) >= end) break;
    x = write(canvas, x + 1, area.y, tag, INKS.muted);
  }
  return x;
}

/**
 * The score, and after a hand in brackets what that changed; left out where it would reach before column `x`. Returns the
 * column where they begin.
 */
function paintScore(
  canvas: Canvas,
  { snapshot }: Scene,
  seat: SeatView,
  { x, y, right }: { readonly x: number; readonly y: number; readonly right: number },
): number {
  const { phase } = snapshot.view;
  const score = numberText(seat.score);
  const style = seat.status === 'out' ? INKS.muted : INKS.bright;
  const change = phase === 'ended' || phase === 'over' ? (changesOf(snapshot)[seat.seat] ?? 0) : 0;
  const bracketed = `(${changeText(change)})`;
  if (change === 0 || right - bracketed.length - 1 - score.length < x)
    return writeRight(canvas, right, y, score, style);
  const after = writeRight(canvas, right, y, bracketed, change > 0 ? INKS.good : INKS.warn);
  return writeRight(canvas, after - 1, y, score, style);
}

/** Whether everybody waits for this seat as far as all may know. */
function isOnTurn({ snapshot: { view, state } }: Scene, seat: number): boolean {
  if (state !== 'playing') return false;
  if (view.phase === 'choice') return view.choice?.waiting.includes(seat) ?? false;
  return view.phase === 'turn' && view.turn === seat;
}

/** A wind as the face shows it: its character, or its name. */
export function windSign({ look, texts }: Canvas, wind: number): string {
  return look.face === 'cjk' && !look.ascii ? ideograph(EAST + wind) : (texts.tiles.winds[wind] ?? '');
}

function tagsOf({ texts, signs }: Canvas, occupant: Occupant | undefined, dealer: boolean): string[] {
  const tags: string[] = [];
  if (occupant?.kind === 'bot') tags.push(`${signs.dot}${texts.table.bot}`);
  else if (occupant?.left) tags.push(`${signs.dot}${texts.table.gone}`);
  else if (occupant?.away) tags.push(`${signs.dot}${texts.table.away}`);
  else if (occupant?.autoplay) tags.push(`${signs.dot}${texts.table.autoplay}`);
  if (dealer) tags.push(texts.table.dealer);
  return tags;
}
