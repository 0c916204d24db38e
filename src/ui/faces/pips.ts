import {
  EAST,
  FLOWER,
  isRedFive,
  JOKER,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
  WHITE,
} from '../../tiles/tile.ts';
import type { Ink, Print } from './face.ts';
import { rankInk, signInk } from './inks.ts';
import { letters } from './letters.ts';

/** Which signs a picture may use. */
export type PipSigns = 'ascii' | 'cjk';

/*
 * Pictures of dots and bamboo: three rows of five cells in the middle of the block. A letter is the colour of one pip
 * (b blue, g green, r red), as they are printed on tiles.
 */
const DOTS: readonly (readonly string[])[] = [
  // Drawn as one large ring instead.
  ['', '  r  ', ''],
  ['  g  ', '', '  b  '],
  ['b    ', '  r  ', '    g'],
  ['b   g', '', 'g   b'],
  ['b   g', '  r  ', 'g   b'],
  ['g   g', 'r   r', 'r   r'],
  ['g g g', 'r   r', 'r   r'],
  ['b b b', 'b   b', 'b b b'],
  ['b b b', 'r r r', 'g g g'],
];
const BAMBOO: readonly (readonly string[])[] = [
  ['', '  g  ', ''],
  ['  g  ', '', '  g  '],
  ['  g  ', '', 'g   g'],
  ['g   g', '', 'g   g'],
  ['g   g', '  r  ', 'g   g'],
  ['g g g', '', 'g g g'],
  ['  r  ', 'g g g', 'g g g'],
  ['g g g', 'g   g', 'g g g'],
  ['g r g', 'g r g', 'g r g'],
];
const INKS: Readonly<Record<string, Ink>> = { b: 'blue', g: 'green', r: 'red' };
const SIGNS = {
  ascii: { p: 'o', s: '|', ring: ['/---\\', '| o |', '\\---/'] },
  cjk: { p: '●', s: '▮', ring: ['╭───╮', '│ ● │', '╰───╯'] },
} as const;
const ONE_DOT = 9;

const NUMERALS = '一二三四五六七八九';
const HONORS = '東南西北白發中';
const BONUS = '梅蘭菊竹春夏秋冬';

/** A tile as a picture in a block of 7×5 cells, its rank or letters in the upper left corner. */
export function pipsOf(tile: Tile, signs: PipSigns): readonly Print[] {
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (kind === ONE_DOT) return [corner(tile), ...SIGNS[signs].ring.map((text, y) => ring(text, y))];
  if (suit === 'p' || suit === 's') {
    const picture = (suit === 'p' ? DOTS : BAMBOO)[rankOf(kind) - 1]!;
    return [corner(tile), ...pipPrints(picture, SIGNS[signs][suit], isRedFive(tile))];
  }
  if (suit === 'm') return [corner(tile), ...characters(tile, signs)];
  return honor(tile, signs);
}

/** The rank, as everywhere: 0 is a red five. */
function corner(tile: Tile): Print {
  return { x: 1, y: 0, text: letters(tile)[0]!, ink: rankInk(tile), bold: true };
}

function ring(text: string, y: number): Print {
  return { x: 1, y: y + 1, text, ink: 'blue', bold: true };
}

function pipPrints(picture: readonly string[], sign: string, red: boolean): Print[] {
  const prints: Print[] = [];
  picture.forEach((row, y) => {
    [...row].forEach((color, x) => {
      if (color === ' ') return;
      prints.push({ x: x + 1, y: y + 1, text: sign, ink: red ? 'red' : INKS[color]!, bold: true });
    });
  });
  return prints;
}

function characters(tile: Tile, signs: PipSigns): Print[] {
  const ink = signInk(tile);
  if (signs === 'ascii') return [{ x: 2, y: 2, text: 'wan', ink, bold: true }];
  return [
    { x: 3, y: 1, text: NUMERALS[rankOf(kindOf(tile)) - 1]!, ink: rankInk(tile), bold: true },
    { x: 3, y: 3, text: '萬', ink, bold: true },
  ];
}

function honor(tile: Tile, signs: PipSigns): Print[] {
  const ink = signInk(tile);
  if (signs === 'ascii') return [{ x: 2, y: 2, text: letters(tile), ink, bold: true }];
  const index: Print = { x: 1, y: 0, text: letters(tile), ink: 'inkDim' };
  if (tile === JOKER) return [index, { x: 2, y: 2, text: '★★★', ink, bold: true }];
  if (tile === WHITE) {
    return [
      index,
      { x: 1, y: 1, text: '┏━━━┓', ink },
      { x: 1, y: 2, text: '┃   ┃', ink },
      { x: 1, y: 3, text: '┗━━━┛', ink },
    ];
  }
  const sign = tile >= FLOWER ? BONUS[tile - FLOWER]! : HONORS[tile - EAST]!;
  return [index, { x: 3, y: 2, text: sign, ink, bold: true }];
}
