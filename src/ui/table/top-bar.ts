import type { Panel } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { BACK } from '../faces/sprite.ts';
import { nameOf } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, putTile, putTiles, write, writeRight } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'feltDark' });
/** Columns at the right end that belong to the clock. */
export const CLOCK_COLUMNS = 7;
/** A wall of so few tiles is told in gold. */
const FEW = 8;

/**
 * The bar at the top: which game, which hand, what is left of the wall, the ruleset's panels, which table.
 * Returns the panels that found no room.
 */
export function paintTopBar(canvas: Canvas, scene: Scene, layout: Layout): readonly Panel[] {
  const { grid, texts } = canvas;
  const { view, config, spectators } = scene.snapshot;
  const { columns } = layout.size;
  grid.fill(0, 0, columns, 1, GROUND);
  const end = columns - CLOCK_COLUMNS - 1;
  const code = texts.table.code(config.code ?? config.id);
  const { panels } = view;
  const parts = barParts(canvas, scene);
  const plain = parts.length - panels.length;
  const long = parts.reduce((sum, part) => sum + part.columns + part.gap, 1);
  // What the ruleset shows goes before the table's name, which is never needed to play.
  const withCode = long + 2 + textWidth(code) <= end;
  const watched = spectators > 0 ? `${texts.table.spectators(spectators)}  ` : '';
  if (withCode) {
    const withWatched = long + 2 + textWidth(watched + code) <= end;
    writeRight(canvas, end, 0, (withWatched ? watched : '') + code, INKS.muted);
  }
  let x = 1;
  for (const [index, part] of parts.entries()) {
    x += part.gap;
    if (x + part.columns > end) return index < plain ? panels : panels.slice(index - plain);
    part.paint(x);
    x += part.columns;
  }
  return [];
}

/** A piece of the bar, `gap` columns after the one before. */
interface BarPart {
  readonly columns: number;
  readonly gap: number;
  paint(x: number): void;
}

function barParts(canvas: Canvas, scene: Scene): BarPart[] {
  const { texts, signs } = canvas;
  const { view } = scene.snapshot;
  const text = (words: string, style: number, gap: number): BarPart => ({
    columns: textWidth(words),
    gap,
    paint: x => {
      write(canvas, x, 0, words, style);
    },
  });
  const parts = [text(scene.words.title, INKS.strong, 0)];
  if (view.number === 0) return parts; // No hand, no panels.
  parts.push(text(texts.table.round(texts.tiles.winds[view.round] ?? ''), INKS.bright, 2));
  parts.push(text(`${signs.dot} ${handText(canvas, scene)}`, INKS.muted, 1));
  for (const [id, value] of Object.entries(view.counters)) {
    if (value !== 0)
      parts.push(text(`${signs.dot} ${texts.table.counter(nameOf(scene.words, id), value)}`, INKS.muted, 1));
  }
  parts.push(text(texts.table.wall(view.wall), view.wall <= FEW ? INKS.goldStrong : INKS.text, 3));
  for (const panel of view.panels) {
    parts.push({
      columns: panelColumns(scene, panel),
      gap: 3,
      paint: x => {
        paintPanel(canvas, scene, panel, x, 0);
      },
    });
  }
  return parts;
}

function handText({ texts }: Canvas, { snapshot }: Scene): string {
  const { number, options } = snapshot.view;
  const { hands: all } = options;
  return typeof all === 'number' ? texts.table.handOf(number, all) : texts.table.hand(number);
}

function panelWords(scene: Scene, panel: Panel): string {
  const parts = [nameOf(scene.words, panel.id)];
  if (panel.text !== undefined) parts.push(panel.text);
  if (panel.value !== undefined) parts.push(numberText(panel.value));
  return parts.join(' ');
}

export function panelColumns(scene: Scene, panel: Panel): number {
  const tiles = (panel.tiles?.length ?? 0) + (panel.hidden ?? 0);
  return textWidth(panelWords(scene, panel)) + (tiles > 0 ? 1 + tiles * 2 : 0);
}

/** Something that the ruleset shows: its name, its tiles, those face down. Returns the column after it. */
export function paintPanel(canvas: Canvas, scene: Scene, panel: Panel, x: number, y: number): number {
  let at = write(canvas, x, y, panelWords(scene, panel), INKS.muted);
  const tiles = panel.tiles ?? [];
  if (tiles.length + (panel.hidden ?? 0) > 0) at += 1;
  at = putTiles(canvas, at, y, tiles);
  for (let i = 0; i < (panel.hidden ?? 0); i++) {
    putTile(canvas, at, y, 'small', 'plain', BACK);
    at += 2;
  }
  return at;
}
