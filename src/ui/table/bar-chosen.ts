import type { Command } from '../../game/state.ts';
import type { ChoiceView } from '../../game/view.ts';
import type { RulesetWords } from '../../game/words.ts';
import { keyLabel } from '../keymap.ts';
import { waysOf } from './acting.ts';
import { type Canvas, INKS, putKey, putTiles, write } from './canvas.ts';

/** What the viewer has chosen, and the key that chooses again as long as others choose. */
export function paintChosen(
  canvas: Canvas,
  words: RulesetWords,
  choice: ChoiceView,
  x: number,
  y: number,
): void {
  const { texts } = canvas;
  const command = choice.mine!;
  const label = answerOf(choice, command, words);
  let at = write(canvas, x, y, texts.table.chosen, INKS.text) + 1;
  if (label !== null) at = write(canvas, at, y, label, INKS.strong) + 1;
  const tiles = command.tiles ?? [];
  if (tiles.length > 0) at = putTiles(canvas, at, y, tiles) + 1;
  putKey(canvas, at + 1, y, keyLabel(texts, 'u'), texts.keys.again.short, INKS.text);
}

/** The name of the answer that a command gave; null where it gave none. */
function answerOf(choice: ChoiceView, command: Command, words: RulesetWords): string | null {
  for (const offer of choice.again) {
    if (offer.kind !== 'answer' || offer.do !== command.do) continue;
    const at = offer.answers.findIndex(({ fields }) =>
      Object.entries(fields).every(([name, value]) => command[name as keyof Command] === value),
    );
    if (at >= 0) return waysOf([offer], offer.do, words)[at]!.choice.label;
  }
  return null;
}
