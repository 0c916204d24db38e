import type { Offer } from '../../game/offer.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { styleCode } from '../../terminal/style.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { keyLabel } from '../keymap.ts';
import { actionLabel, nameOf } from '../texts/names.ts';
import { tileWords } from '../texts/tile-words.ts';
import { barredSlots, waysOf } from './acting.ts';
import { type Action, actionsOf, askingOf } from './asking.ts';
import { type Canvas, INKS, putKey, putTile, putTilePart, putTiles, write } from './canvas.ts';
import type { Layout } from './layout.ts';
import { nameAt } from './people.ts';
import type { Choice, Scene } from './scene.ts';

const GROUND = styleCode({ bg: 'claim' });
const EMPTY_SLOT = styleCode({ fg: 'gold' });

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

/** One's own turn: what can be done besides discarding, and what Enter discards. */
function paintTurn(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts, grid } = canvas;
  const { snapshot, words, cursor, hand } = scene;
  const y = layout.actions.y;
  const { columns } = layout.actions;
  const actions = actionsOf(snapshot.view, words, texts);
  const x = layout.left;
  if (actions.length > 0) grid.fill(0, y, columns, 1, GROUND);
  let at = write(canvas, x, y, texts.table.yourTurn, actions.length > 0 ? INKS.goldStrong : INKS.gold) + 3;
  if (actions.length > 0) {
    putActions(canvas, scene, actions, at, y, columns - at - 1);
    return;
  }
  const slot = cursor === null ? undefined : hand[cursor];
  if (scene.notice !== null) return putNotice(canvas, scene, at, y, columns - at - 2);
  if (slot === undefined) {
    write(canvas, at, y, texts.table.chooseTile, INKS.muted);
    return;
  }
  const name = tileWords(texts, words, slot.tile);
  const barred = barredSlots(snapshot.view.offers, null, hand).has(cursor!);
  at = write(
    canvas,
    at,
    y,
    barred ? texts.table.barred(name) : texts.table.discardOf(name),
    barred ? INKS.warn : INKS.muted,
  );
}

/** Numbered choices: several ways of one action, or the answers to what everybody is asked. */
function paintChoices(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts } = canvas;
  const { y, columns } = layout.actions;
  const { view } = scene.snapshot;
  canvas.grid.fill(0, y, columns, 2, GROUND);
  const x = layout.left;
  const { prompt } = scene;
  const title =
    prompt === null
      ? nameOf(scene.words, view.choice?.id ?? view.offers[0]?.do ?? '')
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
function paintAim(canvas: Canvas, scene: Scene, layout: Layout): void {
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

/** Several tiles of one's own are asked for: slots that fill as they are chosen. */
function paintPick(canvas: Canvas, scene: Scene, layout: Layout): void {
  const { texts, grid, signs } = canvas;
  const { y, columns } = layout.actions;
  const { view } = scene.snapshot;
  const offer = view.offers.find(candidate => candidate.kind === 'pick');
  if (offer === undefined) return;
  const { least, most, sameSuit, rest } = offer.pick;
  grid.fill(0, y, columns, 2, GROUND);
  const x = layout.left;
  const title = nameOf(scene.words, view.choice?.id ?? offer.do);
  let at = write(canvas, x, y, title, INKS.strong);
  at = write(canvas, at + 1, y, `${signs.dot} ${texts.table.pick(least, most)}`, INKS.text);
  if (sameSuit) write(canvas, at + 1, y, `${signs.dot} ${texts.table.sameSuit}`, INKS.text);
  at = x;
  const tiles = scene.picked.flatMap(index => scene.hand[index]?.tile ?? []);
  for (let i = 0; i < most; i++) {
    const tile = tiles[i];
    if (tile === undefined) grid.put(at, y + 1, signs.slot.repeat(2), EMPTY_SLOT);
    else putTile(canvas, at, y + 1, 'small', 'plain', tile);
    at += 3;
  }
  at = write(canvas, at + 1, y + 1, texts.table.picked(tiles.length, most), INKS.text) + 2;
  if (rest === 'blind' && tiles.length < most)
    at = write(canvas, at, y + 1, texts.table.restUnseen(most - tiles.length), INKS.muted) + 2;
  at = putKey(canvas, at, y + 1, keyLabel(texts, 'space'), texts.table.pickOne, INKS.bright) + 2;
  if (tiles.length >= least && tiles.length <= most)
    putKey(canvas, at, y + 1, keyLabel(texts, 'enter'), texts.table.confirm, INKS.bright);
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
    write(canvas, x, y, banner, INKS.goldStrong, columns - x - 2);
    return;
  }
  if (scene.notice !== null) return putNotice(canvas, scene, x, y, columns - x - 2);
  if (snapshot.state === 'settled' || snapshot.state === 'finished') {
    // Seen where the card was put aside.
    putKey(canvas, x, y, 'v', texts.table.backToCard, INKS.text);
    return;
  }
  if (snapshot.seat === null) {
    write(canvas, x, y, texts.table.watching, INKS.muted);
    return;
  }
  const waiting = snapshot.view.choice?.waiting ?? [];
  if (waiting.length === 0) return;
  const names = waiting.map(seat => nameAt(snapshot, seat, texts)).join(', ');
  write(canvas, x, y, texts.table.waitingForOthers(names), INKS.muted, columns - x - 2);
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

function putNotice(canvas: Canvas, { notice }: Scene, x: number, y: number, columns: number): void {
  if (notice === null) return;
  const style = notice.tone === 'refused' ? INKS.warn : notice.tone === 'coach' ? INKS.good : INKS.text;
  write(canvas, x, y, notice.text, style, columns);
}

/** Keys and labels in a row, with the tiles they would use where there is room for all of them. */
function putActions(
  canvas: Canvas,
  scene: Scene,
  actions: readonly Action[],
  x: number,
  y: number,
  columns: number,
): void {
  const { texts } = canvas;
  const keyOf = (action: Action): string => keyLabel(texts, action.key, canvas.look.ascii);
  const bare = (action: Action): number => textWidth(keyOf(action)) + 3 + textWidth(action.label);
  const previews = actions.map(action => previewOf(canvas, scene, action));
  const gap = 3;
  const words = actions.reduce((sum, action) => sum + bare(action) + gap, -gap);
  const pictures = previews.reduce((sum, preview) => sum + previewColumns(preview), 0);
  const withPreviews = words + pictures <= columns;
  let at = x;
  actions.forEach((action, index) => {
    const preview = withPreviews ? previews[index] : undefined;
    at = putKey(canvas, at, y, keyOf(action), action.label, INKS.bright);
    if (typeof preview === 'string') at = write(canvas, at + 1, y, preview, INKS.text);
    else if (preview !== undefined && preview.length > 0) at = putTiles(canvas, at + 1, y, preview);
    at += gap;
  });
}

type Preview = string | readonly Tile[];

function previewColumns(preview: Preview): number {
  const columns = typeof preview === 'string' ? textWidth(preview) : preview.length * 2;
  return columns === 0 ? 0 : columns + 1;
}

/** The group that a claim would make, or how many ways there are. */
function previewOf({ texts }: Canvas, scene: Scene, action: Action): Preview {
  const ways = waysOf(action.offers, action.do, scene.words);
  if (ways.length > 1) return texts.table.ways(ways.length);
  const tiles = ways[0]?.choice.tiles ?? [];
  if (tiles.length > 0 && action.offers[0]?.kind === 'group') return withLying(scene, tiles);
  if (tiles.length > 0) return tiles;
  return alike(scene, action.offers[0]);
}

/** A pung or kong of the tile that lies open. */
function alike(scene: Scene, offer: Offer | undefined): readonly Tile[] {
  const { lying } = scene.snapshot.view;
  if (lying === null || offer === undefined || (offer.do !== 'pung' && offer.do !== 'kong')) return [];
  const held = scene.hand.map(slot => slot.tile).filter(tile => kindOf(tile) === kindOf(lying.tile));
  return [lying.tile, ...held.slice(0, offer.do === 'pung' ? 2 : 3)];
}

function withLying(scene: Scene, tiles: readonly Tile[]): readonly Tile[] {
  const { lying } = scene.snapshot.view;
  return lying === null ? tiles : sortTiles([...tiles, lying.tile]);
}
