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

/** Cells of a name that are kept free for it beside what else is said. */
const LEAST_NAME = 6;

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
  const occupied = tagsOf(canvas, snapshot.occupants[seat.seat]);
  const out = seat.status === 'out' && name === undefined ? [texts.table.outTag] : [];
  const dealer = view.number > 0 && seat.seat === view.dealer ? [texts.table.dealer] : [];
  const said = name ?? nameAt(snapshot, seat.seat, texts);
  const room = end - 1 - (x + 1);
  // Of a long name as much is left as tells who it is; the most important of the rest stands beside it.
  let left = room - Math.min(textWidth(said), LEAST_NAME);
  const fitting = [...dealer, ...out, ...occupied].filter(tag => {
    const fits = textWidth(tag) < left;
    if (fits) left -= textWidth(tag) + 1;
    return fits;
  });
  const shown = [...out, ...occupied, ...dealer].filter(tag => fitting.includes(tag));
  const taken = shown.reduce((sum, tag) => sum + textWidth(tag) + 1, 0);
  x = write(canvas, x + 1, area.y, said, style, room - taken);
  for (const tag of shown) x = write(canvas, x + 1, area.y, tag, INKS.muted);
  return x;
}

/** Whether everybody waits for this seat as far as all may know. */
export function isOnTurn({ snapshot: { view, state } }: Scene, seat: number): boolean {
  if (state !== 'playing') return false;
  if (view.phase === 'choice') return view.choice?.waiting.includes(seat) ?? false;
  return view.phase === 'turn' && view.turn === seat;
}

/** A wind as the face shows it: its character, or its name. */
export function windSign({ look, texts }: Canvas, wind: number): string {
  return look.face === 'cjk' && !look.ascii ? ideograph(EAST + wind) : (texts.tiles.winds[wind] ?? '');
}

function tagsOf({ texts, signs }: Canvas, occupant: Occupant | undefined): string[] {
  if (occupant?.kind === 'bot') return [`${signs.dot}${texts.table.bot}`];
  if (occupant?.away) return [`${signs.dot}${texts.table.away}`];
  return occupant?.autoplay ? [`${signs.dot}${texts.table.autoplay}`] : [];
}
