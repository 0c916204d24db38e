import { glyphText, glyphWidth } from '../../src/terminal/glyphs.ts';
import type { Grid } from '../../src/terminal/grid.ts';
import { type Palette, UNKNOWN_LOOK } from '../../src/terminal/palette.ts';
import type { Screen } from './screen.ts';

/** Bytes that draw a grid in the most plodding way: each cell by itself, placed and styled from nothing. */
export function plodding(grid: Grid, palette: Palette): string {
  let out = '\u001b[m\u001b[2J';
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      const glyph = grid.glyphs[y * grid.columns + x]!;
      if (glyphWidth(glyph) === 0) continue;
      const place = `\u001b[${y + 1};${x + 1}H`;
      const sgr = palette.change(UNKNOWN_LOOK, palette.lookOf(grid.styles[y * grid.columns + x]!));
      out += place + sgr + ' '.repeat(glyphWidth(glyph)) + place + glyphText(glyph);
    }
  }
  return out;
}

/** What an emulator shows, cell by cell: characters, colours and attributes as far as they can be seen. */
export function cellsOf(screen: Screen, columns: number, rows: number): string[] {
  const cells: string[] = [];
  const buffer = screen.terminal.buffer.active;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const cell = buffer.getLine(buffer.baseY + y)!.getCell(x)!;
      const text = cell.getWidth() === 0 ? '' : cell.getChars() || ' ';
      const lines = cell.isUnderline() || cell.isStrikethrough() || cell.isInverse();
      const ground = `${cell.getBgColorMode()}:${cell.getBgColor()}`;
      const letters = [
        `${cell.getFgColorMode()}:${cell.getFgColor()}`,
        cell.isBold() && 'bold',
        cell.isDim() && 'dim',
        cell.isItalic() && 'italic',
        cell.isUnderline() && 'underline',
        cell.isStrikethrough() && 'strike',
        cell.isInverse() && 'inverse',
      ];
      const seen = text.trim() === '' && !lines ? [] : letters.filter(part => part);
      cells.push(`${x},${y} ${JSON.stringify(text)} on ${ground} ${seen.join(' ')}`);
    }
  }
  return cells;
}
