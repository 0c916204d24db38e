import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { kindOf } from '../../tiles/tile.ts';
import { nameOf } from '../texts/names.ts';
import { tileWords } from '../texts/tile-words.ts';
import { type Canvas, INKS, putTile, putTilePart, write } from './canvas.ts';
import { type Layout, type Side, sideOf } from './layout.ts';
import { lookedFrom, nameAt } from './people.ts';
import type { Scene } from './scene.ts';

const PANEL = styleCode({ bg: 'panel' });
const LIVE = styleCode({ fg: 'gold', bg: 'panel', bold: true });
/** From so many rows on, the tile that lies open is drawn large. */
const LARGE_FROM = 5;

/** The middle of the table: what lies open, or whose turn it is; the edge towards that seat is lit. */
export function paintCentre(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { view } = scene.snapshot;
  const { x, y, columns, rows } = layout.centre;
  canvas.grid.fill(x, y, columns, rows, PANEL);
  const said = saying(canvas, scene);
  if (view.phase === 'turn' || view.phase === 'window') {
    const side = sideOf(view.turn, lookedFrom(scene.snapshot), view.seats.length);
    paintEdge(canvas, layout, side);
  }
  if (view.lying !== null && rows >= LARGE_FROM) {
    const top = y + Math.floor((rows - 3) / 2);
    const name = tileWords(canvas.texts, scene.words, view.lying.tile);
    const width = 4 + 2 + Math.max(textWidth(said), textWidth(name));
    const left = x + Math.max(2, Math.floor((columns - width) / 2));
    putTilePart(canvas, left, top, 3, 'fresh', view.lying.tile);
    write(canvas, left + 6, top, said, INKS.text, x + columns - left - 7);
    write(canvas, left + 6, top + 1, name, INKS.strong, x + columns - left - 7);
    return;
  }
  const wall =
    view.lying === null && rows >= LARGE_FROM && view.phase === 'turn'
      ? canvas.texts.table.wallLeft(view.wall)
      : null;
  const middle = y + Math.floor((rows - 1 - (wall === null ? 0 : 1)) / 2);
  if (wall !== null)
    write(canvas, x + Math.floor((columns - textWidth(wall)) / 2), middle + 1, wall, INKS.muted);
  const tail = view.lying === null ? 0 : 3;
  const room = columns - 4 - tail;
  const width = Math.min(room, textWidth(said)) + tail;
  const left = x + Math.floor((columns - width) / 2);
  const after = write(canvas, left, middle, said, INKS.text, room);
  if (view.lying !== null) {
    const lit = scene.lit === kindOf(view.lying.tile) ? 'lit' : 'fresh';
    putTile(canvas, after + 1, middle, 'small', lit, view.lying.tile);
  }
}

function saying({ texts }: Canvas, { snapshot, words }: Scene): string {
  const { view, seat } = snapshot;
  const say = texts.table;
  if (view.lying !== null) {
    const mine = view.lying.from === seat;
    const name = nameAt(snapshot, view.lying.from, texts);
    if (view.lying.cause === 'discard') return mine ? say.youLie : say.lies(name);
    return mine ? say.youDeclare : say.declares(name);
  }
  if (view.choice !== null) return nameOf(words, view.choice.id);
  if (view.phase === 'turn')
    return view.turn === seat ? say.yourTurn : say.turnOf(nameAt(snapshot, view.turn, texts));
  return view.wall > 0 ? say.wallLeft(view.wall) : '';
}

function paintEdge({ grid, signs, look }: Canvas, { centre }: Layout, side: Side): void {
  const { x, y, columns, rows } = centre;
  const right = x + columns - 1;
  const bottom = y + rows - 1;
  if (look.ascii) {
    const middle = x + Math.floor(columns / 2);
    const row = y + Math.floor((rows - 1) / 2);
    if (side === 'top') grid.put(middle, y, signs.towards[2], LIVE);
    else if (side === 'bottom') grid.put(middle, bottom, signs.towards[0], LIVE);
    else if (side === 'left') grid.put(x, row, signs.towards[3], LIVE);
    else grid.put(right, row, signs.towards[1], LIVE);
    return;
  }
  if (side === 'top') grid.fill(x, y, columns, 1, LIVE, '▔');
  else if (side === 'bottom') grid.fill(x, bottom, columns, 1, LIVE, '▁');
  else if (side === 'left') grid.fill(x, y, 1, rows, LIVE, '▎');
  else grid.fill(right, y, 1, rows, LIVE, '▐');
}
