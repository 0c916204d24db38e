import {
  EAST,
  FLOWER,
  isRedFive,
  isSuited,
  JOKER,
  kindOf,
  rankOf,
  type Suit,
  suitOf,
  type Tile,
} from '../../tiles/tile.ts';
import type { Face, Print } from './face.ts';
import { rankInk, signInk } from './inks.ts';
import { pipsOf } from './pips.ts';

const SUIT_SIGNS = { m: '萬', p: '筒', s: '索' } as const;
/** One cell, for rows of small tiles. */
const SMALL_SIGNS = { m: 'm', p: '●', s: '‖' } as const;
const HONORS = '東南西北白發中';
const BONUS = '梅蘭菊竹春夏秋冬';

/** The character of a suit, as it stands on a large tile. */
export function suitSign(suit: Suit): string {
  return SUIT_SIGNS[suit];
}

/** The one character of a tile without a rank. */
export function ideograph(tile: Tile): string {
  if (tile === JOKER) return 'Jk';
  return tile < FLOWER ? HONORS[tile - EAST]! : BONUS[tile - FLOWER]!;
}

/** Numbers and the suits' characters, as on printed tiles: the default where the terminal has them. */
export const cjkFace: Face = {
  small: tile => {
    const kind = kindOf(tile);
    if (!isSuited(kind)) return [{ x: 0, y: 0, text: ideograph(tile), ink: signInk(tile), bold: true }];
    return [
      { x: 0, y: 0, text: digit(tile), ink: rankInk(tile), bold: true },
      { x: 1, y: 0, text: SMALL_SIGNS[suitOf(kind)!], ink: signInk(tile) },
    ];
  },
  medium: tile => stacked(tile, 0),
  large: tile => stacked(tile, 1),
  pips: tile => pipsOf(tile, 'cjk'),
};

function digit(tile: Tile): string {
  return isRedFive(tile) ? '0' : String(rankOf(kindOf(tile)));
}

function stacked(tile: Tile, x: number): Print[] {
  const kind = kindOf(tile);
  if (!isSuited(kind)) {
    const sign: Print = { x, y: 1, text: ideograph(tile), ink: signInk(tile), bold: true };
    // Which of the four it is matters: it belongs to one of the seats.
    const rank =
      tile >= FLOWER && tile < JOKER ? [{ x: x + 1, y: 0, text: digit(tile), ink: 'inkDim' } as const] : [];
    return [...rank, sign];
  }
  return [
    { x: x === 0 ? 0 : 1, y: 0, text: `${digit(tile)} `, ink: rankInk(tile), bold: true },
    { x, y: 1, text: SUIT_SIGNS[suitOf(kind)!], ink: signInk(tile), bold: true },
  ];
}
