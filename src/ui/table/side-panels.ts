import { textWidth } from '../../terminal/glyphs.ts';
import type { Rect } from '../../terminal/grid.ts';
import { styleCode } from '../../terminal/style.ts';
import { narrate } from '../texts/narrate.ts';
import { type Canvas, INKS, putTile, shown, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { namesOf } from './people.ts';
import type { Scene } from './scene.ts';
import { wrapText } from '../texts/wrap-text.ts';

const PANEL = styleCode({ bg: 'panel' });
const GROUND = styleCode({ bg: 'feltDark' });
/** A joined sentence of the last events has as many. */
const TOLD = 3;

/** The last events in words, the newest last. */
export function toldEvents(canvas: Canvas, scene: Scene, most: number): string[] {
  const { snapshot, words } = scene;
  const telling = {
    texts: canvas.texts,
    words,
    viewer: snapshot.seat,
    names: namesOf(snapshot, canvas.texts),
  };
  const told: string[] = [];
  for (let at = snapshot.events.length - 1; at >= 0 && told.length < most; at--) {
    const sentence = narrate(snapshot.events[at]!.event, telling);
    if (sentence !== null) told.push(sentence);
  }
  return told.reverse();
}

/** What happened last: one line of three where room is scarce, a few lines otherwise, the newest bright. */
export function paintEvents(canvas: Canvas, scene: Scene, layout: Layout): void {
  if (layout.aside !== null) return paintAside(canvas, scene, layout.aside);
  const { events } = layout;
  const told = toldEvents(canvas, scene, events.rows === 1 ? TOLD : events.rows);
  if (events.rows === 1) return paintEventLine(canvas, told, events);
  told.forEach((sentence, index) => {
    const y = events.y + events.rows - told.length + index;
    const newest = index === told.length - 1;
    write(canvas, events.x, y, sentence, newest ? INKS.text : INKS.muted, events.columns);
  });
}

/** As many of the last events as fit one line, the newest whole. */
function paintEventLine(canvas: Canvas, told: readonly string[], { x: left, y, columns }: Rect): void {
  const joint = ` ${canvas.signs.dot} `;
  let first = told.length - 1;
  let used = textWidth(told[first] ?? '');
  while (first > 0) {
    const more = textWidth(told[first - 1]!) + joint.length;
    if (used + more > columns) break;
    used += more;
    first -= 1;
  }
  let x = left;
  for (let index = Math.max(0, first); index < told.length; index++) {
    const newest = index === told.length - 1;
    if (index > first) x = canvas.grid.put(x, y, joint, INKS.muted);
    x = write(canvas, x, y, told[index]!, newest ? INKS.text : INKS.muted, left + columns - x);
  }
}

/** The column that stays open on large screens: everything that happened, and what was said. */
function paintAside(canvas: Canvas, scene: Scene, aside: Rect): void {
  const { grid, texts } = canvas;
  grid.fill(aside.x, aside.y, aside.columns, aside.rows, GROUND);
  const chatRows = Math.max(6, Math.floor(aside.rows / 3));
  const eventRows = aside.rows - chatRows - 1;
  const inner = aside.columns - 4;
  write(canvas, aside.x + 2, aside.y, texts.table.events, INKS.muted);
  const told = toldEvents(canvas, scene, eventRows - 2);
  const lines = told.flatMap((sentence, index) => {
    const style = index === told.length - 1 ? INKS.bright : INKS.muted;
    return wrapText(sentence, inner).map(text => ({ text, style }));
  });
  lines.slice(-(eventRows - 2)).forEach(({ text, style }, index) => {
    write(canvas, aside.x + 2, aside.y + 2 + index, text, style, inner);
  });
  const chatY = aside.y + eventRows + 1;
  grid.fill(aside.x, chatY - 1, aside.columns, 1, styleCode({ bg: 'felt' }));
  write(canvas, aside.x + 2, chatY, texts.table.chat, INKS.muted);
  const said = scene.snapshot.chat.flatMap(line =>
    wrapText(`${line.name} ${line.text}`, inner).map((text, index) => ({
      text,
      name: index === 0 ? textWidth(shown(canvas, line.name)) : 0,
    })),
  );
  said.slice(-(chatRows - 2)).forEach(({ text, name }, index) => {
    const y = chatY + 2 + index;
    write(canvas, aside.x + 2, y, text, INKS.text, inner);
    grid.restyle(aside.x + 2, y, Math.min(name, inner), 1, { fg: 'gold' });
  });
}

/** What the hand waits for, and how many of each are unseen. */
export function paintWaits(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { outlook } = scene;
  const { waits: area } = layout;
  if (outlook === null || area === null || outlook.shanten !== 0 || outlook.waits.length === 0) return;
  const { grid, texts } = canvas;
  const perRow = Math.floor((area.columns - 2) / 7);
  const rows = Math.min(area.rows - 1, Math.ceil(outlook.waits.length / perRow));
  const y = area.y + area.rows - rows - 1;
  const columns = Math.max(14, Math.min(perRow, outlook.waits.length) * 7 + 3);
  grid.fill(area.x, y, columns, rows + 1, PANEL);
  write(canvas, area.x + 2, y, texts.table.waits, INKS.good);
  outlook.waits.slice(0, rows * perRow).forEach(({ tile, left }, index) => {
    const x = area.x + 2 + (index % perRow) * 7;
    const row = y + 1 + Math.floor(index / perRow);
    putTile(canvas, x, row, 'small', left === 0 ? 'dim' : 'plain', tile);
    write(canvas, x + 2, row, ` ${canvas.signs.times}${left}`, left === 0 ? INKS.muted : INKS.text);
  });
}
