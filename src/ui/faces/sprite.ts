import { Grid } from '../../terminal/grid.ts';
import type { Role } from '../../terminal/roles.ts';
import type { Style } from '../../terminal/style.ts';
import { TILES, type Tile } from '../../tiles/tile.ts';
import { type FaceName, FORM_SIZE, type Ink, type Print, type TileForm } from './face.ts';
import { FACES } from './faces.ts';
import { GLYPH_BACK } from './glyph-face.ts';

/**
 * What a tile tells besides what it is: `lit` is of the kind under the cursor, or may be used now; `fresh` is the newest
 * discard; `dim` was discarded as drawn; `gone` was claimed and lies elsewhere; `barred` may not be discarded;
 * `claimed` is the tile of a meld that came from another seat.
 */
export type Tone = 'plain' | 'lit' | 'fresh' | 'dim' | 'gone' | 'barred' | 'claimed';

const TONES: readonly Tone[] = ['plain', 'lit', 'fresh', 'dim', 'gone', 'barred', 'claimed'];
const FORMS: readonly TileForm[] = ['small', 'medium', 'large', 'pips'];
const FACE_ORDER: readonly FaceName[] = ['text', 'cjk', 'glyph'];

/** Forms that the text face draws in a frame, which takes the place of the edge below. */
const BOXED: ReadonlySet<TileForm> = new Set<TileForm>(['large', 'pips']);

/** Whether a tile has a frame of its own: its block then reaches over the row of the edge. */
export function isBoxed(face: FaceName, ascii: boolean, form: TileForm): boolean {
  return (ascii || face === 'text') && BOXED.has(form);
}

const GROUNDS: Readonly<Record<Tone, Role>> = {
  plain: 'ivory',
  lit: 'ivoryLit',
  fresh: 'ivoryLit',
  dim: 'ivoryDim',
  gone: 'felt',
  barred: 'ivoryDim',
  claimed: 'ivory',
};

/** A tile seen from behind. */
export const BACK = -1;

const sprites: (Grid | undefined)[] = [];

/** A tile as a block of cells, drawn once and kept. @param tile a tile, or `BACK` */
export function sprite(face: FaceName, ascii: boolean, form: TileForm, tone: Tone, tile: Tile): Grid {
  const drawn = ascii ? 3 : FACE_ORDER.indexOf(face);
  const at =
    ((drawn * FORMS.length + FORMS.indexOf(form)) * TONES.length + TONES.indexOf(tone)) * (TILES + 1) +
    tile +
    1;
  let found = sprites[at];
  if (found === undefined) {
    found = draw(ascii ? 'text' : face, ascii, form, tone, tile);
    sprites[at] = found;
  }
  return found;
}

function draw(face: FaceName, ascii: boolean, form: TileForm, tone: Tone, tile: Tile): Grid {
  const boxed = isBoxed(face, ascii, form);
  const { columns } = FORM_SIZE[form];
  const rows = FORM_SIZE[form].rows + (boxed ? 1 : 0);
  if (tile === BACK) return back(face, ascii, columns, rows);
  const grid = new Grid(columns, rows, { bg: GROUNDS[tone] });
  if (boxed)
    frame(grid, ascii ? '++++-|' : '┌┐┘└─│', { fg: tone === 'lit' || tone === 'fresh' ? 'ink' : 'inkDim' });
  const down = boxed ? 1 : 0;
  for (const print of FACES[face][form](tile))
    grid.put(print.x, print.y + down, print.text, styleOf(print, tone));
  if (tone === 'claimed') grid.restyle(0, rows - 1, columns, 1, { underline: true });
  return grid;
}

/** Draws a frame along the edges: corners from the upper left clockwise, the horizontal and the vertical line. */
function frame(grid: Grid, signs: string, style: Style): void {
  const [upperLeft, upperRight, lowerRight, lowerLeft, line, side] = [...signs];
  const { columns, rows } = grid;
  grid.put(0, 0, upperLeft + line!.repeat(columns - 2) + upperRight, style);
  for (let y = 1; y < rows - 1; y++) {
    grid.put(0, y, side!, style);
    grid.put(columns - 1, y, side!, style);
  }
  grid.put(0, rows - 1, lowerLeft + line!.repeat(columns - 2) + lowerRight, style);
}

function styleOf(print: Print, tone: Tone): Style {
  if (tone === 'gone') return { fg: 'muted', strike: true };
  const fg: Ink = tone === 'barred' ? 'inkDim' : print.ink;
  return { fg, bold: tone !== 'barred' && tone !== 'dim' && (print.bold ?? false) };
}

function back(face: FaceName, ascii: boolean, columns: number, rows: number): Grid {
  const grid = new Grid(columns, rows, { bg: 'back' });
  if (ascii) grid.fill(0, 0, columns, rows, { fg: 'ivory', bg: 'back' }, '#');
  else if (face === 'glyph' && rows === 1) grid.put(0, 0, GLYPH_BACK, { fg: 'feltDark' });
  else grid.fill(0, 0, columns, rows, { fg: 'feltDark', bg: 'back' }, '░');
  return grid;
}
