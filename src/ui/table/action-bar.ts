import { styleCode } from '../../terminal/style.ts';
import { keyLabel } from '../keymap.ts';
import { tileWords } from '../texts/tile-words.ts';
import { putActions } from './action-keys.ts';
import { actionsOf, askingOf } from './asking.ts';
import { paintAim, paintChoices } from './bar-choices.ts';
import { paintChosen } from './bar-chosen.ts';
import { paintPick } from './bar-pick.ts';
import { type Canvas, INKS, putKey, putTilePart, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { noticeOf, putNotice } from './notice.ts';
import { nameAt } from './people.ts';
import type { Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'claim' });

/** The rows above the hand: what is asked, and each answer with its key. Quiet while nothing is. */
export function paintActions(canvas: Canvas, scene: Scene, layout: Layout): void {
  switch (askingOf(scene.snapshot, scene.prompt)) {
    case 'window':
      return paintClaim(canvas, scene, layout);
    case 'choose':
      return paintChoices(canvas, scene, layout);
    case 'aim':
      return paintAim(canvas, scene, layout);
    case 'pick':
      return paintPick(canvas, scene, layout);
    case 'turn':
      return paintTurn(canvas, scene, layout);
    default:
      return paintState(canvas, scene, layout);
  }
}

/** Somebody's tile may be taken: it is drawn large, beside the answers. */
function paintClaim(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { snapshot, words } = scene;
  const { lying } = snapshot.view;
  const { y, columns } = layout.actions;
  canvas.grid.fill(0, y, columns, 3, GROUND);
  let x = layout.left;
  if (lying !== null) {
    putTilePart(canvas, x, y, layout.claimTileRows, 'fresh', lying.tile);
    x += 6;
    const name = nameAt(snapshot, lying.from, texts);
    const tile = tileWords(texts, words, lying.tile);
    const title = lying.cause === 'discard' ? texts.table.claimOf(name, tile) : texts.table.robOf(name, tile);
    write(canvas, x, y, title, INKS.strong, columns - x - 2);
  }
  putActions(canvas, scene, actionsOf(snapshot.view, words, texts), x, y + 1, columns - x - 1);
}

/** One's own turn: what can be done besides discarding, else what Enter discards. */
function paintTurn(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts, grid } = canvas;
  const { y, columns } = layout.actions;
  const actions = actionsOf(scene.snapshot.view, scene.words, texts);
  if (actions.length > 0) grid.fill(0, y, columns, 1, GROUND);
  const style = actions.length > 0 ? INKS.goldStrong : INKS.gold;
  const at = write(canvas, layout.left, y, texts.table.yourTurn, style) + 3;
  const room = columns - at - 2;
  const notice = noticeOf(canvas, scene);
  const slot = scene.cursor === null ? undefined : scene.hand[scene.cursor];
  if (actions.length > 0) putActions(canvas, scene, actions, at, y, room);
  else if (notice !== null) putNotice(canvas, notice, at, y, room);
  else if (slot === undefined) write(canvas, at, y, texts.table.chooseTile, INKS.muted, room);
  else
    write(canvas, at, y, texts.table.discardOf(tileWords(texts, scene.words, slot.tile)), INKS.muted, room);
}

/** Nothing is asked: what the table waits for, or a word to the viewer. */
function paintState(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { snapshot } = scene;
  const { y, columns } = layout.actions;
  const x = layout.left;
  const banner = bannerOf(canvas, scene);
  if (banner !== null) {
    canvas.grid.fill(0, y, columns, 1, GROUND);
    const after = write(canvas, x, y, banner, INKS.goldStrong, columns - x - 2);
    if (snapshot.state === 'paused' && snapshot.seat !== null && !snapshot.isElsewhere)
      paintGoesOn(canvas, after, y);
    return;
  }
  if (scene.notice !== null) return putNotice(canvas, scene.notice, x, y, columns - x - 2);
  if (snapshot.state === 'settled' || snapshot.state === 'finished') {
    // Seen where the card was put aside.
    putKey(canvas, x, y, 'v', texts.table.backToCard, INKS.text);
    return;
  }
  if (snapshot.seat === null) {
    write(canvas, x, y, texts.table.watching, INKS.muted);
    return;
  }
  const { choice } = snapshot.view;
  if (choice === null || choice.waiting.length === 0) return;
  if (choice.again.length > 0) paintChosen(canvas, scene.words, choice, x, y);
  const names = choice.waiting.map(seat => nameAt(snapshot, seat, texts)).join(', ');
  const below = choice.again.length > 0 ? y + 1 : y;
  write(canvas, x, below, texts.table.waitingForOthers(names), INKS.muted, columns - x - 2);
}

/** Behind the banner of a paused table: the key that ends the pause. */
function paintGoesOn(canvas: Canvas, x: number, y: number): void {
  const { signs, texts } = canvas;
  const after = write(canvas, x + 1, y, signs.dot, INKS.gold);
  putKey(canvas, after + 1, y, keyLabel(texts, 'enter'), texts.table.goesOn, INKS.bright);
}

function bannerOf({ texts }: Canvas, { snapshot }: Scene): string | null {
  switch (snapshot.state) {
    case 'gathering':
      return texts.table.gathering;
    case 'paused':
      return texts.table.paused;
    case 'stalled':
      return texts.table.stalled;
    case 'broken':
      return texts.table.broken;
    default:
      return null;
  }
}
