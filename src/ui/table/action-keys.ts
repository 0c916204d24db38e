import type { Offer } from '../../game/offer.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { keyLabel } from '../keymap.ts';
import { fill } from '../texts/fill.ts';
import type { Texts } from '../texts/texts.ts';
import { waysOf } from './acting.ts';
import type { Action } from './asking.ts';
import { type Canvas, INKS, putKey, putTiles, write } from './canvas.ts';
import { nameAt } from './people.ts';
import type { Choice, Scene } from './scene.ts';

/** Keys and labels in a row, with the tiles they would use where there is room for all of them. */
export function putActions(
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
    at = putKey(canvas, at, y, keyOf(action), action.label, INKS.bright);
    const { text = '', tiles = [] } = (withPreviews ? previews[index] : undefined) ?? {};
    if (text !== '') at = write(canvas, at + 1, y, text, INKS.text);
    if (tiles.length > 0) at = putTiles(canvas, at + 1, y, tiles);
    at += gap;
  });
}

interface Preview {
  readonly text?: string;
  readonly tiles?: readonly Tile[];
}

function previewColumns({ text = '', tiles = [] }: Preview): number {
  return (text === '' ? 0 : 1 + textWidth(text)) + (tiles.length === 0 ? 0 : 1 + 2 * tiles.length);
}

/** The group that a claim would make, what the only way is called, or how many ways there are. */
function previewOf({ texts }: Canvas, scene: Scene, action: Action): Preview {
  const ways = waysOf(action.offers, action.do, scene.words);
  if (ways.length > 1) return { text: texts.table.ways(ways.length) };
  const choice = ways[0]?.choice;
  const [offer] = action.offers;
  if (choice === undefined || offer === undefined) return {};
  const { label, tiles } = named(scene, texts, choice);
  if (offer.kind === 'group' && tiles.length > 0) return { tiles: withLying(scene, tiles) };
  if (tiles.length > 0 || label !== null) return { text: label ?? '', tiles };
  return { tiles: alike(scene, offer) };
}

/** A pung or kong of the tile that lies open. */
function alike(scene: Scene, offer: Offer): readonly Tile[] {
  const { lying } = scene.snapshot.view;
  if (lying === null || (offer.do !== 'pung' && offer.do !== 'kong')) return [];
  const held = scene.hand.map(slot => slot.tile).filter(tile => kindOf(tile) === kindOf(lying.tile));
  return [lying.tile, ...held.slice(0, offer.do === 'pung' ? 2 : 3)];
}

/** The tiles of a claim with the one that lies open among them. */
export function withLying(scene: Scene, tiles: readonly Tile[]): readonly Tile[] {
  const { lying } = scene.snapshot.view;
  return lying === null ? tiles : sortTiles([...tiles, lying.tile]);
}

/** A choice that is about somebody, with the name in its label. */
export function named({ snapshot }: Scene, texts: Texts, choice: Choice): Choice {
  const { from, label } = choice;
  if (from === undefined || label === null) return choice;
  return { ...choice, label: fill(label, { from: nameAt(snapshot, from, texts) }) };
}
