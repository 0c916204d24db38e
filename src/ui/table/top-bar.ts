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

/** The bar at the top: which game, which hand, what is left of the wall, the ruleset's panels, which table. */
export function paintTopBar(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { grid, texts, signs } = canvas;
  const { view, config, spectators } = scene.snapshot;
  const { columns } = layout.size;
  grid.fill(0, 0, columns, 1, GROUND);

  const people = spectators > 0 && layout.roomy ? `${texts.table.spectators(spectators)}  ` : '';
  const code = texts.table.code(config.code ?? config.id);
  const right = writeRight(canvas, columns - CLOCK_COLUMNS - 1, 0, people + code, INKS.muted);

  let x = write(canvas, 1, 0, scene.words.title, INKS.strong) + 2;
  if (view.number > 0) {
    x = write(canvas, x, 0, texts.table.round(texts.tiles.winds[view.round] ?? ''), INKS.bright);
    x = write(canvas, x + 1, 0, `${signs.dot} ${handText(canvas, scene)}`, INKS.muted);
    for (const [id, value] of Object.entries(view.counters)) {
      if (value === 0) continue;
      x = write(
        canvas,
        x + 1,
        0,
        `${signs.dot} ${texts.table.counter(nameOf(scene.words, id), value)}`,
        INKS.muted,
      );
    }
    x = write(canvas, x + 3, 0, texts.table.wall(view.wall), view.wall <= 8 ? INKS.goldStrong : INKS.text);
  }
  for (const panel of view.panels) {
    const width = panelWidth(scene, panel);
    if (x + 3 + width >= right) break;
    x = paintPanel(canvas, scene, panel, x + 3);
  }
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

function panelWidth(scene: Scene, panel: Panel): number {
  const tiles = (panel.tiles?.length ?? 0) + (panel.hidden ?? 0);
  return textWidth(panelWords(scene, panel)) + (tiles > 0 ? 1 + tiles * 2 : 0);
}

function paintPanel(canvas: Canvas, scene: Scene, panel: Panel, x: number): number {
  let at = write(canvas, x, 0, panelWords(scene, panel), INKS.muted);
  const tiles = panel.tiles ?? [];
  if (tiles.length + (panel.hidden ?? 0) > 0) at += 1;
  at = putTiles(canvas, at, 0, tiles);
  for (let i = 0; i < (panel.hidden ?? 0); i++) {
    putTile(canvas, at, 0, 'small', 'plain', BACK);
    at += 2;
  }
  return at;
}
