import { fitText, textWidth } from '../../terminal/glyphs.ts';

/** A text as lines of at most `columns` cells, broken at blanks; a longer word is cut. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (textWidth(rest) > columns) {
      const piece = fitText(rest, columns);
      if (piece === '') break;
      lines.push(piece);
      rest = rest.slice(piece.length);
    }
    line = rest;
  }
  if (line !== '') lines.push(line);
  return lines;
}
