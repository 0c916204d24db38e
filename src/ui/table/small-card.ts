import { textWidth } from '../../terminal/glyphs.ts';
import type { Grid } from '../../terminal/grid.ts';
import type { Style, StyleCode } from '../../terminal/style.ts';
import { wrapText } from '../texts/wrap-text.ts';

/** A sentence of the card, and how it is written. */
export type Saying = readonly [text: string, style: Style | StyleCode];

/**
 * Puts the first of several wordings, the fullest first, that a window holds whole: no word of it is cut and no line is left
 * out at the end. A window that holds none of them stays empty.
 */
export function putFitting(grid: Grid, wordings: readonly (readonly Saying[])[]): void {
  const { columns, rows } = grid;
  for (const sayings of wordings) {
    const words = sayings.flatMap(([text]) => text.split(' '));
    if (words.some(word => textWidth(word) > columns)) continue;
    const lines = sayings.flatMap(([text, style]) =>
      wrapText(text, columns).map(line => [line, style] as const),
    );
    if (lines.length > rows) continue;
    const top = Math.floor((rows - lines.length) / 2);
    lines.forEach(([line, style], index) => {
      grid.put(Math.floor((columns - textWidth(line)) / 2), top + index, line, style);
    });
    return;
  }
}
