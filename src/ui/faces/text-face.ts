import { isSuited, kindOf, type Tile } from '../../tiles/tile.ts';
import type { Face, Print } from './face.ts';
import { rankInk, signInk } from './inks.ts';
import { letters } from './letters.ts';
import { pipsOf } from './pips.ts';

/** Two letters a tile, in ASCII alone: for every terminal and every font. */
export const textFace: Face = {
  small: tile => inARow(tile, 0, 0),
  medium: tile => stacked(tile, 0, 0),
  large: tile => stacked(tile, 1, 0),
  pips: tile => pipsOf(tile, 'ascii'),
};

function inARow(tile: Tile, x: number, y: number): Print[] {
  const text = letters(tile);
  if (!isSuited(kindOf(tile))) return [{ x, y, text, ink: signInk(tile), bold: true }];
  return [
    { x, y, text: text[0]!, ink: rankInk(tile), bold: true },
    { x: x + 1, y, text: text[1]!, ink: signInk(tile) },
  ];
}

/** The rank over the suit; an honor stays in one line. */
function stacked(tile: Tile, x: number, y: number): Print[] {
  const text = letters(tile);
  if (!isSuited(kindOf(tile))) return [{ x, y: y + 1, text, ink: signInk(tile), bold: true }];
  return [
    { x, y, text: text[0]!, ink: rankInk(tile), bold: true },
    { x, y: y + 1, text: text[1]!, ink: signInk(tile), bold: true },
  ];
}
