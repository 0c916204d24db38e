import { textWidth } from '../../terminal/glyphs.ts';
import type { Rect } from '../../terminal/grid.ts';
import { styleCode } from '../../terminal/style.ts';
import { paintNearest } from '../goals/paint-goals.ts';
import { nameOf } from '../texts/names.ts';
import { narrate } from '../texts/narrate.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { type Canvas, INKS, shown, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { namesOf } from './people.ts';
import type { Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'feltDark' });
/** A joined sentence of the last events has as many. */
const TOLD = 3;

/** The last events in words, the newest last. */
function toldEvents(canvas: Canvas, scene: Scene, most: number): string[] {
  const { snapshot, words } = scene;
  const telling = {
    texts: canvas.texts,
    words,
    viewer: snapshot.seat,
    names: namesOf(snapshot, canvas.texts),
  };
  const told: string[] = [];
  for (let at = snapshot.events.length - 1; at >= 0 && told.length < most; at--) {
    const { event } = snapshot.events[at]!;
    // The hand that was dealt lies in front of who is told.
    const sentence = event.type === 'dealt' ? null : narrate(event, telling);
    if (sentence !== null) told.push(sentence);
  }
  return told.reverse();
}

/** What happened last: one line of three where room is scarce, a few lines otherwise, the newest bright. */
export function paintEvents(canvas: Canvas, scene: Scene, layout: Layout): void {
  if (layout.aside !== null) return paintAside(canvas, scene, layout, layout.aside);
  const { events } = layout;
  const told = toldEvents(canvas, scene, events.rows === 1 ? TOLD : events.rows);
  if (events.rows === 1) return paintEventLine(canvas, told, events);
  const lines = wrapped(told, events.columns, events.rows);
  lines.forEach(({ text, newest }, index) => {
    const y = events.y + events.rows - lines.length + index;
    write(canvas, events.x, y, text, newest ? INKS.text : INKS.muted, events.columns);
  });
}

/** As many of the last sentences as fit as a whole, as lines; the lines of the last one are marked. It alone may be cut. */
function wrapped(
  told: readonly string[],
  columns: number,
  rows: number,
): readonly { readonly text: string; readonly newest: boolean }[] {
  const lines: { readonly text: string; readonly newest: boolean }[] = [];
  for (let at = told.length - 1; at >= 0; at--) {
    const newest = at === told.length - 1;
    const sentence = wrapText(told[at]!, columns).map(text => ({ text, newest }));
    if (newest) lines.push(...sentence.slice(0, rows));
    else if (lines.length + sentence.length <= rows) lines.unshift(...sentence);
    else break;
  }
  return lines;
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
function paintAside(canvas: Canvas, scene: Scene, layout: Layout, aside: Rect): void {
  const { grid, texts } = canvas;
  grid.fill(aside.x, aside.y, aside.columns, aside.rows, GROUND);
  const inner = aside.columns - 4;
  const top = aside.y + paintAsideGoals(canvas, scene, layout, aside);
  const chatRows = Math.max(6, Math.floor((aside.rows - (top - aside.y)) / 3));
  const eventRows = aside.rows - (top - aside.y) - chatRows - 1;
  write(canvas, aside.x + 2, top, texts.table.events, INKS.muted);
  const told = toldEvents(canvas, scene, eventRows - 2);
  wrapped(told, inner, eventRows - 2).forEach(({ text, newest }, index) => {
    write(canvas, aside.x + 2, top + 2 + index, text, newest ? INKS.bright : INKS.muted, inner);
  });
  const chatY = top + eventRows + 1;
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

/** Goals that stay open beside the table. */
const NEAREST = 3;

/** Whether the goals nearest to the viewer's hand stand beside the table. */
export function listsGoals({ goals, hand }: Scene, layout: Layout): boolean {
  return layout.aside !== null && goals !== null && hand.length > 0;
}

/** The goals nearest to the viewer's hand, above the events. Returns the rows taken, the blank below them included. */
function paintAsideGoals(canvas: Canvas, scene: Scene, layout: Layout, aside: Rect): number {
  const { grid } = canvas;
  if (scene.goals === null || !listsGoals(scene, layout)) return 0;
  write(canvas, aside.x + 2, aside.y, nameOf(scene.words, 'goals'), INKS.muted);
  const place = { x: aside.x + 2, y: aside.y + 2, columns: aside.columns - 4 };
  const taken = 2 + paintNearest(canvas, scene.goals().slice(0, NEAREST), place);
  grid.fill(aside.x, aside.y + taken, aside.columns, 1, styleCode({ bg: 'felt' }));
  return taken + 1;
}
