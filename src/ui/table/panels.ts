import type { Panel, View } from '../../game/view.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { BACK } from '../faces/sprite.ts';
import { nameOf, patternName } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, putTile, putTiles, write } from './canvas.ts';
import type { Scene } from './scene.ts';

/** What the ruleset shows of the table, and what it says of the viewer's own hand. */
export interface SortedPanels {
  readonly table: readonly Panel[];
  readonly own: readonly Panel[];
}

/** Tiles that are only named, and patterns, are about the hand; everything else lies on the table. */
export function sortPanels({ panels }: View, notes: readonly Panel[] = []): SortedPanels {
  const isOwn = (panel: Panel): boolean => panel.named === true || panel.patterns !== undefined;
  // Hands of several seats are told by the settlement, in its ledger.
  const shownHere = panels.filter(panel => panel.seat === undefined);
  return { table: shownHere.filter(panel => !isOwn(panel)), own: [...shownHere.filter(isOwn), ...notes] };
}

/** A panel as it is said where room is scarce. */
export function shortened(panel: Panel): Panel {
  return panel.goal === undefined ? panel : { ...panel, text: panel.goal };
}

function panelWords(scene: Scene, panel: Panel): string {
  const parts = [nameOf(scene.words, panel.id)];
  if (panel.text !== undefined) parts.push(panel.text);
  if (panel.value !== undefined) parts.push(numberText(panel.value));
  return parts.join(' ');
}

/** Each pattern of a panel, with what it adds, in points or doubles where the ruleset says which. */
function patternsOf({ texts }: Canvas, scene: Scene, { patterns = [] }: Panel): string[] {
  return patterns.map(({ id, value, count = 1, unit }) => {
    const name = patternName(scene.words, id);
    const worth = numberText(value * count);
    const told = unit === undefined ? worth : `${worth} ${nameOf(scene.words, unit)}`;
    return `${count > 1 ? texts.settlement.times(name, count) : name} ${told}`;
  });
}

/**
 * The patterns of a panel in lines that stand behind its name: as many as they take up to `most`, of which the last is left
 * too long where they take more. One where there are none.
 */
export function panelLines(
  canvas: Canvas,
  scene: Scene,
  panel: Panel,
  columns: number,
  most: number,
): readonly string[] {
  const room = columns - panelColumns(scene, panel) - 1;
  const lines = [''];
  for (const words of patternsOf(canvas, scene, panel)) {
    const last = lines.at(-1)!;
    const longer = last === '' ? words : `${last} ${canvas.signs.dot} ${words}`;
    if (last === '' || textWidth(longer) <= room || lines.length >= most) lines[lines.length - 1] = longer;
    else lines.push(words);
  }
  return lines;
}

/** The columns of a panel, patterns left out: they are cut to what there is. */
export function panelColumns(scene: Scene, panel: Panel): number {
  const tiles = (panel.tiles?.length ?? 0) + (panel.hidden ?? 0);
  return textWidth(panelWords(scene, panel)) + (tiles > 0 ? 1 + tiles * 2 : 0);
}

/**
 * Something that the ruleset shows: its name, its tiles, those face down, its patterns, in one line or in these. Returns the
 * column after it.
 */
export function paintPanel(
  canvas: Canvas,
  scene: Scene,
  panel: Panel,
  place: { readonly x: number; readonly y: number; readonly right: number },
  lines: readonly string[] = panelLines(canvas, scene, panel, place.right - place.x, 1),
): number {
  const { y, right } = place;
  let at = write(canvas, place.x, y, panelWords(scene, panel), INKS.muted, right - place.x);
  const tiles = panel.tiles ?? [];
  if (tiles.length + (panel.hidden ?? 0) > 0) at += 1;
  at = putTiles(canvas, at, y, tiles);
  for (let i = 0; i < (panel.hidden ?? 0); i++) {
    putTile(canvas, at, y, 'small', 'plain', BACK);
    at += 2;
  }
  const [first = '', ...others] = lines;
  if (first === '') return at;
  others.forEach((line, index) => {
    write(canvas, at + 1, y + 1 + index, line, INKS.text, right - at - 1);
  });
  return write(canvas, at + 1, y, first, INKS.text, right - at - 1);
}
