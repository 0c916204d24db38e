import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { choiceKey, keyLabel } from '../keymap.ts';
import { actionLabel, choiceName } from '../texts/names.ts';
import type { Texts } from '../texts/texts.ts';
import { tileWords } from '../texts/tile-words.ts';
import { waysOf } from './acting.ts';
import { named, withLying } from './action-keys.ts';
import { type Canvas, INKS, putKey, putTiles, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Choice, Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'claim' });

/** Numbered choices: several ways of one action, or the answers to what everybody is asked. */
export function paintChoices(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { columns } = layout.actions;
  const { view } = scene.snapshot;
  const x = layout.left;
  const { prompt } = scene;
  const title =
    prompt === null
      ? choiceName(scene.words, view.choice ?? { id: view.offers[0]?.do ?? '', round: 0 })
      : texts.table.which(actionLabel(texts, scene.words, prompt.do));
  const choices = choicesOf(scene).map(choice => named(scene, texts, choice));
  const places = placesOf(texts, scene, layout);
  const { y, rows } = barOf(places, layout);
  canvas.grid.fill(0, y, columns, rows, GROUND);
  write(canvas, x, y, title, INKS.strong, columns - x - 2);
  places.forEach(({ column, row }, index) => {
    const [at, line] = [x + column, y + 1 + row];
    const choice = choices[index];
    if (choice !== undefined) putChoice(canvas, scene, choice, choiceKey(index), at, line);
    else putKey(canvas, at, line, keyLabel(texts, 'escape'), texts.table.cancel, INKS.text);
  });
}

/** The row of what is asked and, below it, the rows of the choices: where there are many the bar grows upwards, never over the hand. */
export function choiceBar(
  texts: Texts,
  scene: Scene,
  layout: Layout,
): { readonly y: number; readonly rows: number } {
  return barOf(placesOf(texts, scene, layout), layout);
}

function barOf(places: readonly Place[], { actions }: Layout): { readonly y: number; readonly rows: number } {
  const rows = 2 + (places.at(-1)?.row ?? 0);
  return { y: actions.y - Math.max(0, rows - actions.rows), rows };
}

interface Place {
  readonly column: number;
  readonly row: number;
}

/** Between choices. */
const GAP = 2;

/** The place of each choice and, within an action, of the way back: one after the other, in as many rows as they need. */
function placesOf(texts: Texts, scene: Scene, layout: Layout): Place[] {
  const widths = choicesOf(scene).map(choice => choiceColumns(scene, named(scene, texts, choice)));
  if (scene.prompt !== null)
    widths.push(textWidth(keyLabel(texts, 'escape')) + 3 + textWidth(texts.table.cancel));
  const columns = layout.actions.columns - 2 * layout.left;
  let column = 0;
  let row = 0;
  return widths.map(width => {
    if (column > 0 && column + width > columns) {
      column = 0;
      row += 1;
    }
    const place = { column, row };
    column += width + GAP;
    return place;
  });
}

function choiceColumns(scene: Scene, { label, tiles }: Choice): number {
  const shown = tiles.length === 0 ? 0 : withLying(scene, tiles).length;
  return 4 + textWidth(label ?? '') + (label !== null && shown > 0 ? 1 : 0) + shown * 2;
}

function choicesOf(scene: Scene): readonly Choice[] {
  return scene.prompt?.kind === 'choose' ? scene.prompt.choices : answersOf(scene);
}

/** The named answers to a choice that everybody makes. */
function answersOf({ snapshot: { view }, words }: Pick<Scene, 'snapshot' | 'words'>): Choice[] {
  return view.offers
    .filter(offer => offer.kind === 'answer')
    .flatMap(offer => waysOf([offer], offer.do, words))
    .map(way => way.choice);
}

function putChoice(canvas: Canvas, scene: Scene, choice: Choice, key: string, x: number, y: number): void {
  let at = canvas.grid.put(x, y, ` ${key} `, INKS.key) + 1;
  if (choice.label !== null) at = write(canvas, at, y, choice.label, INKS.bright);
  if (choice.tiles.length === 0) return;
  putTiles(canvas, choice.label === null ? at : at + 1, y, withLying(scene, choice.tiles));
}

/** The action goes with a tile of the hand that is yet to be chosen. */
export function paintAim(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { y, columns } = layout.actions;
  const { prompt, cursor, hand } = scene;
  if (prompt === null) return;
  canvas.grid.fill(0, y, columns, 1, GROUND);
  let at = layout.left;
  at = write(canvas, at, y, texts.table.aim(actionLabel(texts, scene.words, prompt.do)), INKS.strong) + 3;
  const slot = cursor === null ? undefined : hand[cursor];
  if (slot !== undefined && prompt.kind === 'aim' && prompt.tiles.includes(slot.tile)) {
    const label = tileWords(texts, scene.words, slot.tile);
    at = putKey(canvas, at, y, keyLabel(texts, 'enter'), label, INKS.bright) + 2;
  }
  putKey(canvas, at, y, keyLabel(texts, 'escape'), texts.table.cancel, INKS.text);
}
