import { styleCode } from '../../terminal/style.ts';
import { keyLabel } from '../keymap.ts';
import { choiceName } from '../texts/names.ts';
import { putActions } from './action-keys.ts';
import { actionsOf } from './asking.ts';
import { type Canvas, INKS, putKey, putTile, write } from './canvas.ts';
import { directionTo } from './direction.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'claim' });
const EMPTY_SLOT = styleCode({ fg: 'gold' });

/** Several tiles of one's own are asked for: slots that fill as they are chosen. */
export function paintPick(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts, grid, signs } = canvas;
  const { y, columns } = layout.actions;
  const { view } = scene.snapshot;
  const offer = view.offers.find(candidate => candidate.kind === 'pick');
  if (offer === undefined) return;
  const { least, most, sameSuit, rest, to } = offer.pick;
  grid.fill(0, y, columns, 2, GROUND);
  const x = layout.left;
  const title = choiceName(scene.words, view.choice ?? { id: offer.do, round: 0 });
  let at = write(canvas, x, y, title, INKS.strong);
  at = write(canvas, at + 1, y, `${signs.dot} ${texts.table.pick(least, most)}`, INKS.text);
  if (sameSuit) at = write(canvas, at + 1, y, `${signs.dot} ${texts.table.sameSuit}`, INKS.text);
  // A hand that is complete as it was dealt may be declared instead.
  const actions = actionsOf(view, scene.words, texts);
  if (actions.length > 0) putActions(canvas, scene, actions, at + 3, y, columns - at - 4);
  at = x;
  const tiles = scene.picked.flatMap(index => scene.hand[index]?.tile ?? []);
  if (to !== undefined) at = write(canvas, at, y + 1, directionTo(canvas, scene, to), INKS.goldStrong) + 2;
  // Where enough are chosen, those left open go on unseen.
  const isRestBlind = rest === 'blind' && tiles.length >= least;
  const empty = (isRestBlind ? signs.unseen : signs.slot).repeat(2);
  for (let i = 0; i < most; i++) {
    const tile = tiles[i];
    if (tile === undefined) grid.put(at, y + 1, empty, EMPTY_SLOT);
    else putTile(canvas, at, y + 1, 'small', 'plain', tile);
    at += 3;
  }
  at = write(canvas, at + 1, y + 1, texts.table.picked(tiles.length, most), INKS.text) + 2;
  if (rest === 'blind' && tiles.length < most)
    at = write(canvas, at, y + 1, texts.table.restUnseen(most - tiles.length), INKS.text) + 2;
  at = putKey(canvas, at, y + 1, keyLabel(texts, 'space'), texts.table.pickOne, INKS.bright) + 2;
  if (tiles.length >= least && tiles.length <= most)
    putKey(canvas, at, y + 1, keyLabel(texts, 'enter'), texts.table.confirm, INKS.bright);
}
