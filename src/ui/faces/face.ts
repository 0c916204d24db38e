import type { Tile } from '../../tiles/tile.ts';

export type FaceName = 'text' | 'cjk' | 'glyph';

/**
 * How large a tile is drawn: `small` 2×1 cells in rows, `medium` 2×2 for melds beside the hand, `large` 4×3 for the hand
 * itself, `pips` 7×5 where there is room for pictures.
 */
export type TileForm = 'small' | 'medium' | 'large' | 'pips';

/** Size of a form's block in cells, without the edge below it. */
export const FORM_SIZE: Readonly<Record<TileForm, { readonly columns: number; readonly rows: number }>> = {
  small: { columns: 2, rows: 1 },
  medium: { columns: 2, rows: 2 },
  large: { columns: 4, rows: 3 },
  pips: { columns: 7, rows: 5 },
};

/** The colour of print on a tile. */
export type Ink = 'ink' | 'inkDim' | 'red' | 'green' | 'blue';

/** A piece of print at a place within the block. */
export interface Print {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly ink: Ink;
  readonly bold?: boolean;
}

/** One way of drawing tiles: what is printed on each, in each form. */
export type Face = Readonly<Record<TileForm, (tile: Tile) => readonly Print[]>>;
