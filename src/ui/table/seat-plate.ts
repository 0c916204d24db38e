import type { SeatView } from '../../game/view.ts';
import type { Occupant } from '../../table/snapshot.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import type { Rect } from '../../terminal/grid.ts';
import { styleCode } from '../../terminal/style.ts';
import { EAST } from '../../tiles/tile.ts';
import { ideograph } from '../faces/cjk-face.ts';
import { changeText, numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, write, writeRight } from './canvas.ts';
import { changesOf, nameAt } from './people.ts';
import type { Scene } from './scene.ts';

const PLATE = styleCode({ bg: 'panel' });
const WIND = styleCode({ fg: 'bright', bg: 'panel', bold: true });
const WIND_ON_TURN = styleCode({ fg: 'ink', bg: 'gold', bold: true });

/** A seat's plate: wind, name, what is to be known of who sits there, and the score at its right end. */
export function paintPlate(canvas: Canvas, scene: Scene, seat: SeatView, area: Rect, name?: string): number {
  const { grid, texts } = canvas;
  const { snapshot } = scene;
  const { view } = snapshot;
  const onTurn = isOnTurn(scene, seat.seat);
  grid.fill(area.x, area.y, area.columns, 1, PLATE);
  const right = area.x + area.columns - 1;
  let end = writeRight(
    canvas,
    right,
    area.y,
    numberText(seat.score),
    seat.status === 'out' ? INKS.muted : INKS.bright,
  );
  if (view.phase === 'ended' || view.phase === 'over') {
    const change = changesOf(snapshot)[seat.seat] ?? 0;
    if (change !== 0)
      end = writeRight(canvas, end - 1, area.y, changeText(change), change > 0 ? INKS.good : INKS.warn);
  }
  let x = area.x;
  if (view.number > 0)
    x = write(canvas, x, area.y, ` ${windSign(canvas, seat.wind)} `, onTurn ? WIND_ON_TURN : WIND);
  const style = seat.status === 'out' ? INKS.muted : onTurn ? INKS.strong : INKS.text;
  const tags = tagsOf(canvas, snapshot.occupants[seat.seat], view.number > 0 && seat.seat === view.dealer);
  if (seat.status === 'out' && name === undefined) tags.unshift(texts.table.outTag);
  const room = end - 1 - (x + 1);
  const said = name ?? nameAt(snapshot, seat.seat, texts);
  x = write(canvas, x + 1, area.y, said, style, room);
  for (const tag of tags) {
    if (x + 1 + textWidth(tag) >= end) break;
    x = write(canvas, x + 1, area.y, tag, INKS.muted);
  }
  return x;
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
  else if (occupant?.away) tags.push(`${signs.dot}${texts.table.away}`);
  else if (occupant?.autoplay) tags.push(`${signs.dot}${texts.table.autoplay}`);
  if (dealer) tags.push(texts.table.dealer);
  return tags;
}
