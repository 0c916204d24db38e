import type { Offer } from '../../game/offer.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { keyLabel } from '../keymap.ts';
import { waysOf } from './acting.ts';
import type { Action } from './asking.ts';
import { type Canvas, INKS, putKey, putTiles, write } from './canvas.ts';
import type { Scene } from './scene.ts';

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

/** The tiles of a claim with the one that lies open among them. */
export function withLying(scene: Scene, tiles: readonly Tile[]): readonly Tile[] {
  const { lying } = scene.snapshot.view;
  return lying === null ? tiles : sortTiles([...tiles, lying.tile]);
}
