import type { Mark, SeatView } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import type { Tone } from '../faces/sprite.ts';
import { nameOf } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, putTile, write } from './canvas.ts';
import { type DiscardLook, paintDiscards } from './discard-rows.ts';
import type { SeatArea } from './layout.ts';
import { meldColumns, paintMeld } from './melds.ts';
import { lookedFrom } from './people.ts';
import { plateMarks } from './ranking.ts';
import { revealedHand } from './revealed-hand.ts';
import type { Scene } from './scene.ts';
import { paintPlate } from './seat-plate.ts';

const MARK = styleCode({ fg: 'bright', bg: 'panelLit' });

/** How the discards of the table are drawn, and whether the newest is this seat's. */
export type Rows = Pick<DiscardLook, 'form' | 'fresh'>;

/** Paints one of the other seats: plate, tiles in hand, melds, bonus tiles, discards. */
export function paintSeat(canvas: Canvas, scene: Scene, seat: SeatView, area: SeatArea, rows: Rows): void {
  paintPlate(canvas, scene, seat, area.plate);
  const taken = paintFlow(canvas, scene, seat, area);
  const { discards } = area;
  const below = area.shared ? Math.max(discards.y, area.flow.y + taken) : discards.y;
  const place = { ...discards, y: below, rows: discards.rows - (below - discards.y) };
  paintDiscards(canvas, seat.discards, place, { ...rows, align: area.align, lit: scene.lit });
}

/** Lays what a seat has besides its discards from left to right, wrapping. Returns the rows taken. */
function paintFlow(canvas: Canvas, scene: Scene, seat: SeatView, area: SeatArea): number {
  const { grid, signs } = canvas;
  const { flow } = area;
  const right = flow.x + flow.columns;
  let { x, y } = flow;
  const room = (columns: number): void => {
    if (x > flow.x && x + columns > right && y < flow.y + flow.rows - 1) {
      x = flow.x;
      y += 1;
    }
  };
  const revealed = revealedHand(scene.snapshot.view, seat);
  const put = (tile: Tile, tone: Tone): void => {
    room(2);
    putTile(canvas, x, y, 'small', tone, tile);
    x += 2;
  };
  if (revealed !== null) {
    const toneOf = (tile: Tile): Tone => (scene.lit === kindOf(tile) ? 'lit' : 'plain');
    for (const tile of revealed.resting) put(tile, toneOf(tile));
    if (revealed.apart !== null) {
      x += 1;
      put(revealed.apart, revealed.hasWon ? 'fresh' : toneOf(revealed.apart));
    }
  } else {
    const resting = seat.concealedCount - (seat.hasDrawn ? 1 : 0);
    x = grid.put(x, y, signs.back.repeat(resting), INKS.back);
    if (seat.hasDrawn) x = grid.put(x + 1, y, signs.back, INKS.gold);
  }
  const whose = {
    owner: seat.seat,
    seats: scene.snapshot.view.seats.length,
    viewer: lookedFrom(scene.snapshot),
    lit: scene.lit,
  };
  for (const meld of seat.melds) {
    if (x > flow.x) x += 1;
    room(meldColumns(meld));
    x = paintMeld(canvas, x, y, meld, whose);
  }
  if (seat.bonus.length > 0 && x > flow.x) x += 1;
  for (const tile of seat.bonus) put(tile, 'plain');
  for (const mark of plateMarks(seat)) {
    if (x > flow.x) x += 1;
    room(markColumns(scene, mark));
    x = paintMark(canvas, scene, mark, x, y);
  }
  return y - flow.y + 1;
}

function markWords(scene: Scene, mark: Mark): string {
  const name = nameOf(scene.words, mark.id);
  return mark.value === undefined ? name : `${name} ${numberText(mark.value)}`;
}

export function markColumns(scene: Scene, mark: Mark): number {
  return textWidth(markWords(scene, mark)) + 2 + (mark.tile === undefined ? 0 : 2);
}

/** Something that the ruleset says of a seat. Returns the column after it. */
export function paintMark(canvas: Canvas, scene: Scene, mark: Mark, x: number, y: number): number {
  const after = write(canvas, x, y, ` ${markWords(scene, mark)} `, MARK);
  if (mark.tile === undefined) return after;
  putTile(canvas, after, y, 'small', 'plain', mark.tile);
  return after + 2;
}
