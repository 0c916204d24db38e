import { felt } from '../../src/terminal/theme.ts';
import type { Screen } from './screen.ts';

/** A tile of one's hand as somebody reads it from the screen (letters face). */
export interface TileOnScreen {
  /** The key printed below it. */
  readonly label: string;
  /** Its print, top to bottom: `3m`, `Rd`. */
  readonly tile: string;
  /** Its label is highlighted. */
  readonly lit: boolean;
  /** It is greyed (in 256 colours): it cannot be taken for what is asked. */
  readonly barred: boolean;
}

const LABELS = new Set([...'1234567890-=\\d']);
/** Rows of a large tile and of the row into which it is lifted, above the labels. */
const TILE_ROWS = 5;
/** Above the labels, a row that a tile covers whether it is lifted or not. */
const INNER_ROW = 3;

/** Reads the hand from the row of labels, the last but one, and what stands above each. */
export function handOnScreen(screen: Screen): TileOnScreen[] {
  const { terminal } = screen;
  const { baseY } = terminal.buffer.active;
  const row = terminal.rows - 2;
  const cellAt = (x: number, y: number) => terminal.buffer.active.getLine(baseY + y)?.getCell(x);
  const plainGround = cellAt(0, row)?.getBgColor();
  const tiles: TileOnScreen[] = [];
  for (let x = 0; x < terminal.cols; x++) {
    const label = cellAt(x, row)?.getChars() ?? '';
    if (!LABELS.has(label)) continue;
    let tile = '';
    for (let y = row - TILE_ROWS; y < row; y++)
      for (let column = x - 1; column <= x + 2; column++) tile += cellAt(column, y)?.getChars() ?? '';
    tiles.push({
      label,
      tile: tile.replace(/[^0-9A-Za-z]/g, ''),
      lit: cellAt(x, row)?.getBgColor() !== plainGround,
      barred: cellAt(x, row - INNER_ROW)?.getBgColor() === felt.looks.ivoryDim.of256,
    });
  }
  return tiles;
}

/** The highlighted tile; undefined where none is. */
export function litTile(screen: Screen): string | undefined {
  return handOnScreen(screen).find(({ lit }) => lit)?.tile;
}
