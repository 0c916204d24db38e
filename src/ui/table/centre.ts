import type { Seat } from '../../game/state.ts';
import type { View } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { nameOf } from '../texts/names.ts';
import { tileWords } from '../texts/tile-words.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { type Canvas, INKS, putTile, putTilePart, write } from './canvas.ts';
import { directionTo } from './direction.ts';
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
  const to = passesTo(view);
  if (to !== null) {
    paintEdge(canvas, layout, sideOf(to, lookedFrom(scene.snapshot), view.seats.length));
  }
  if (view.lying === null) paintWords(canvas, scene, layout, said);
  else if (rows >= LARGE_FROM) paintLyingLarge(canvas, scene, layout, said, view.lying.tile);
  else paintLying(canvas, scene, layout, said, view.lying.tile);
}

/** Words alone, in as many lines as they need; how much of the wall is left below them where there is room. */
function paintWords(canvas: Canvas, scene: Scene, { centre }: Layout, said: string): void {
  const { view } = scene.snapshot;
  const { x, y, columns, rows } = centre;
  const lines = wrapText(said, columns - 4).slice(0, Math.max(1, rows - 1));
  const words = lines.map(text => ({ text, style: INKS.text }));
  if (rows >= LARGE_FROM && view.phase === 'turn')
    words.push({ text: canvas.texts.table.wallLeft(view.wall), style: INKS.muted });
  const to = passesTo(view);
  if (to !== null && words.length < rows)
    words.push({ text: directionTo(canvas, scene, to), style: INKS.goldStrong });
  const top = y + Math.floor((rows - words.length) / 2);
  words.forEach(({ text, style }, index) => {
    write(canvas, x + Math.floor((columns - textWidth(text)) / 2), top + index, text, style);
  });
}

/** The seat that gets the tiles which the viewer is asked to choose. */
function passesTo({ offers }: View): Seat | null {
  const offer = offers.find(candidate => candidate.kind === 'pick');
  return offer?.kind === 'pick' ? (offer.pick.to ?? null) : null;
}

function paintLyingLarge(canvas: Canvas, scene: Scene, { centre }: Layout, said: string, tile: Tile): void {
  const { x, y, columns, rows } = centre;
  const top = y + Math.floor((rows - 3) / 2);
  const name = tileWords(canvas.texts, scene.words, tile);
  const width = 4 + 2 + Math.max(textWidth(said), textWidth(name));
  const left = x + Math.max(2, Math.floor((columns - width) / 2));
  const room = x + columns - left - 7;
  putTilePart(canvas, left, top, 3, 'fresh', tile);
  const lines = wrapText(said, room).slice(0, 2);
  lines.forEach((text, index) => {
    write(canvas, left + 6, top + index, text, INKS.text, room);
  });
  write(canvas, left + 6, top + lines.length, name, INKS.strong, room);
}

function paintLying(canvas: Canvas, { lit }: Scene, { centre }: Layout, said: string, tile: Tile): void {
  const { x, y, columns, rows } = centre;
  const middle = y + Math.floor((rows - 1) / 2);
  const room = columns - 4 - 3;
  const left = x + Math.floor((columns - Math.min(room, textWidth(said)) - 3) / 2);
  const after = write(canvas, left, middle, said, INKS.text, room);
  putTile(canvas, after + 1, middle, 'small', lit === kindOf(tile) ? 'lit' : 'fresh', tile);
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
