import { styleCode } from '../../terminal/style.ts';
import { keyLabel } from '../keymap.ts';
import { actionLabel, choiceName } from '../texts/names.ts';
import { tileWords } from '../texts/tile-words.ts';
import { waysOf } from './acting.ts';
import { withLying } from './action-keys.ts';
import { type Canvas, INKS, putKey, putTiles, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import type { Choice, Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'claim' });

/** Numbered choices: several ways of one action, or the answers to what everybody is asked. */
export function paintChoices(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { y, columns } = layout.actions;
  const { view } = scene.snapshot;
  canvas.grid.fill(0, y, columns, 2, GROUND);
  const x = layout.left;
  const { prompt } = scene;
  const title =
    prompt === null
      ? choiceName(scene.words, view.choice ?? { id: view.offers[0]?.do ?? '', round: 0 })
      : texts.table.which(actionLabel(texts, scene.words, prompt.do));
  const choices = prompt?.kind === 'choose' ? prompt.choices : answersOf(scene);
  write(canvas, x, y, title, INKS.strong, columns - x - 2);
  let at = x;
  choices.forEach((choice, index) => {
    at = putChoice(canvas, scene, choice, String(index + 1), at, y + 1) + 2;
  });
  if (prompt !== null) putKey(canvas, at, y + 1, keyLabel(texts, 'escape'), texts.table.cancel, INKS.text);
}

/** The named answers to a choice that everybody makes. */
export function answersOf({ snapshot: { view }, words }: Pick<Scene, 'snapshot' | 'words'>): Choice[] {
  return view.offers
    .filter(offer => offer.kind === 'answer')
    .flatMap(offer => waysOf([offer], offer.do, words))
    .map(way => way.choice);
}

function putChoice(canvas: Canvas, scene: Scene, choice: Choice, key: string, x: number, y: number): number {
  let at = canvas.grid.put(x, y, ` ${key} `, INKS.key) + 1;
  if (choice.label !== null) at = write(canvas, at, y, choice.label, INKS.bright);
  if (choice.tiles.length === 0) return at;
  return putTiles(canvas, at, y, withLying(scene, choice.tiles));
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
