import { refusalText } from '../texts/names.ts';
import { tileWords } from '../texts/tile-words.ts';
import { barredSlots } from './acting.ts';
import { actionsOf, askingOf } from './asking.ts';
import { type Canvas, INKS, write } from './canvas.ts';
import type { Notice, Scene } from './scene.ts';

/** What is to be said to the viewer: the scene's own notice, else that the highlighted tile may not be discarded. */
export function noticeOf({ texts }: Canvas, scene: Scene): Notice | null {
  // That a tile may not go matters more than what to do in general.
  if (scene.notice !== null && scene.notice.tone !== 'coach') return scene.notice;
  const { cursor, hand, prompt, snapshot } = scene;
  const slot = cursor === null ? undefined : hand[cursor];
  if (slot === undefined || prompt !== null || snapshot.view.phase !== 'turn') return scene.notice;
  if (!barredSlots(snapshot.view.offers, null, hand).has(cursor!)) return scene.notice;
  const offer = snapshot.view.offers.find(one => one.kind === 'tile' && one.do === 'discard');
  const why = offer?.kind === 'tile' ? offer.why : undefined;
  const text =
    why === undefined
      ? texts.table.barred(tileWords(texts, scene.words, slot.tile))
      : refusalText(texts, scene.words, why);
  return { text, tone: 'refused' };
}

/** Whether the bar above the hand is taken by a question, so that a notice has to stand beside the plate. */
export function isBarTaken(canvas: Canvas, scene: Scene): boolean {
  const asking = askingOf(scene.snapshot, scene.prompt);
  if (asking === 'nothing' || asking === 'ready') return false;
  return asking !== 'turn' || actionsOf(scene.snapshot.view, scene.words, canvas.texts).length > 0;
}

export function putNotice(canvas: Canvas, notice: Notice, x: number, y: number, columns: number): void {
  const style = notice.tone === 'refused' ? INKS.warn : notice.tone === 'coach' ? INKS.good : INKS.text;
  write(canvas, x, y, notice.text, style, columns);
}
