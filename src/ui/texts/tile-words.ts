import type { RulesetWords } from '../../game/words.ts';
import { tileName } from '../../tiles/notation.ts';
import {
  EAST,
  FLOWER,
  isRedFive,
  JOKER,
  kindOf,
  rankOf,
  type Suit,
  suitOf,
  type Tile,
} from '../../tiles/tile.ts';
import type { SuitWords } from './en/tiles.ts';
import type { Texts } from './texts.ts';

/** The words of a ruleset that name tiles. */
export type TileNames = Pick<RulesetWords, 'tiles'>;

/** A tile in words, the ruleset's own first: "5 dots", "red dragon", "East". */
export function tileWords(texts: Texts, names: TileNames, tile: Tile): string {
  const own = names.tiles[tileName(tile)];
  if (own !== undefined) return own;
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (suit !== null) {
    const word = suitWords(texts, names, suit);
    return isRedFive(tile) ? texts.tiles.redFive(word) : texts.tiles.suited(rankOf(kind), word);
  }
  if (kind < FLOWER) return texts.tiles.honors[kind - EAST]!;
  return kind === JOKER ? texts.tiles.joker : texts.tiles.bonus[kind - FLOWER]!;
}

/** Tiles in words in the order given; neighbours of one suit share its name: "2 3 4 characters, East". */
export function tilesWords(texts: Texts, names: TileNames, tiles: readonly Tile[]): string {
  const parts: string[] = [];
  let at = 0;
  while (at < tiles.length) {
    const suit = plainSuit(names, tiles[at]!);
    let end = at + 1;
    if (suit !== null) while (end < tiles.length && plainSuit(names, tiles[end]!) === suit) end += 1;
    if (suit === null || end === at + 1) parts.push(tileWords(texts, names, tiles[at]!));
    else {
      const ranks = tiles.slice(at, end).map(tile => rankOf(kindOf(tile)));
      parts.push(texts.tiles.suitedRun(ranks.join(' '), suitWords(texts, names, suit)));
    }
    at = end;
  }
  return texts.tiles.list(parts);
}

/** A ruleset names a suit in one word, whatever the rank. */
function suitWords(texts: Texts, names: TileNames, suit: Suit): SuitWords {
  const own = names.tiles[suit];
  return own === undefined ? texts.tiles.suits[suit] : { one: own, many: own };
}

/** The suit of a tile that may share its name with its neighbours: no red five, none with a name of its own. */
function plainSuit(names: TileNames, tile: Tile) {
  if (isRedFive(tile) || names.tiles[tileName(tile)] !== undefined) return null;
  return suitOf(kindOf(tile));
}
