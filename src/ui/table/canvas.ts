import { fitText, textWidth } from '../../terminal/glyphs.ts';
import { Grid } from '../../terminal/grid.ts';
import { type Style, styleCode } from '../../terminal/style.ts';
import type { Tile } from '../../tiles/tile.ts';
import { FORM_SIZE, type TileForm } from '../faces/face.ts';
import { isBoxed, sprite, type Tone } from '../faces/sprite.ts';
import type { Texts } from '../texts/texts.ts';
import type { Look } from './scene.ts';
import { plainText, type Signs, signsFor } from './signs.ts';

/** The styles of a table, compiled once. */
export const INKS = {
  text: styleCode({ fg: 'text' }),
  bright: styleCode({ fg: 'bright' }),
  strong: styleCode({ fg: 'bright', bold: true }),
  muted: styleCode({ fg: 'muted' }),
  gold: styleCode({ fg: 'gold' }),
  goldStrong: styleCode({ fg: 'gold', bold: true }),
  good: styleCode({ fg: 'good' }),
  warn: styleCode({ fg: 'warn' }),
  redLit: styleCode({ fg: 'redLit', bold: true }),
  key: styleCode({ fg: 'ink', bg: 'gold', bold: true }),
  edge: styleCode({ fg: 'edge' }),
  back: styleCode({ fg: 'back' }),
  track: styleCode({ fg: 'track' }),
} as const;

/** A grid being painted, with what every part of a table needs for it. */
export interface Canvas {
  readonly grid: Grid;
  readonly look: Look;
  readonly signs: Signs;
  readonly texts: Texts;
}

export function canvasOf(columns: number, rows: number, look: Look, ground: Style = {}): Canvas {
  return canvasOn(new Grid(columns, rows, ground), look);
}

/** A grid that is there already, to paint on. */
export function canvasOn(grid: Grid, look: Look): Canvas {
  return { grid, look, signs: signsFor(look.ascii), texts: look.texts };
}

/** Words that a client may not be able to show (names, texts), as it can. */
export function shown(canvas: Canvas, text: string): string {
  return canvas.look.ascii ? plainText(text) : text;
}

/** Puts words, cut to `columns` with an ellipsis. Returns the column after them. */
export function write(
  canvas: Canvas,
  x: number,
  y: number,
  text: string,
  style: number,
  columns = Number.POSITIVE_INFINITY,
): number {
  const words = shown(canvas, text);
  const fitting = Number.isFinite(columns) ? fitText(words, columns, canvas.signs.ellipsis) : words;
  return canvas.grid.put(x, y, fitting, style);
}

/** Puts words so that they end before column `right`. Returns the column where they begin. */
export function writeRight(canvas: Canvas, right: number, y: number, text: string, style: number): number {
  const words = shown(canvas, text);
  const x = right - textWidth(words);
  canvas.grid.put(x, y, words, style);
  return x;
}

/** Puts a tile's block. @param tile a tile, or `BACK` */
export function putTile(canvas: Canvas, x: number, y: number, form: TileForm, tone: Tone, tile: Tile): void {
  canvas.grid.blit(sprite(canvas.look.face, canvas.look.ascii, form, tone, tile), x, y);
}

/** Puts the upper rows of a large tile, where all its print is: for bars that are no higher. */
export function putTilePart(
  canvas: Canvas,
  x: number,
  y: number,
  rows: number,
  tone: Tone,
  tile: Tile,
): void {
  const { face, ascii } = canvas.look;
  const from = isBoxed(face, ascii, 'large') ? 1 : 0;
  const { columns } = FORM_SIZE.large;
  canvas.grid.blit(sprite(face, ascii, 'large', tone, tile), x, y, {
    part: { x: 0, y: from, columns, rows },
  });
}

/** Puts a tile's block with the edge below it. */
export function putBlock(canvas: Canvas, x: number, y: number, form: TileForm, tone: Tone, tile: Tile): void {
  putTile(canvas, x, y, form, tone, tile);
  if (isBoxed(canvas.look.face, canvas.look.ascii, form)) return;
  const { columns, rows } = FORM_SIZE[form];
  if (canvas.signs.edge !== ' ') canvas.grid.put(x, y + rows, canvas.signs.edge.repeat(columns), INKS.edge);
}

/** Small tiles side by side. Returns the column after them. */
export function putTiles(
  canvas: Canvas,
  x: number,
  y: number,
  tiles: readonly Tile[],
  tone: Tone = 'plain',
): number {
  let at = x;
  for (const tile of tiles) {
    putTile(canvas, at, y, 'small', tone, tile);
    at += 2;
  }
  return at;
}

/** A key as a legend shows it, then what it does. Returns the column after it. */
export function putKey(
  canvas: Canvas,
  x: number,
  y: number,
  key: string,
  label: string,
  style: number,
): number {
  const after = canvas.grid.put(x, y, ` ${shown(canvas, key)} `, INKS.key);
  return write(canvas, after + 1, y, label, style);
}
