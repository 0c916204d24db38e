import type { Panel } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { nameOf } from '../texts/names.ts';
import { type Canvas, INKS, write, writeRight } from './canvas.ts';
import type { Layout } from './layout.ts';
import { paintPanel, panelColumns } from './panels.ts';
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
export function paintTopBar(
  canvas: Canvas,
  scene: Scene,
  layout: Layout,
  panels: readonly Panel[],
): readonly Panel[] {
  const { grid, texts } = canvas;
  const { config, spectators } = scene.snapshot;
  const { columns } = layout.size;
  grid.fill(0, 0, columns, 1, GROUND);
  const end = columns - CLOCK_COLUMNS - 1;
  const code = texts.table.code(config.code ?? config.id);
  const parts = barParts(canvas, scene, panels);
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

function barParts(canvas: Canvas, scene: Scene, panels: readonly Panel[]): BarPart[] {
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
  if (view.number === 0) return parts;
  parts.push(text(texts.table.round(texts.tiles.winds[view.round] ?? ''), INKS.bright, 2));
  parts.push(text(`${signs.dot} ${handText(canvas, scene)}`, INKS.muted, 1));
  for (const [id, value] of Object.entries(view.counters)) {
    if (value !== 0)
      parts.push(text(`${signs.dot} ${texts.table.counter(nameOf(scene.words, id), value)}`, INKS.muted, 1));
  }
  parts.push(text(texts.table.wall(view.wall), view.wall <= FEW ? INKS.goldStrong : INKS.text, 3));
  for (const panel of panels) {
    const columns = panelColumns(scene, panel);
    parts.push({
      columns,
      gap: 3,
      paint: x => {
        paintPanel(canvas, scene, panel, { x, y: 0, right: x + columns });
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
