import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, type CardHand, COPIES, isGroup, JOKERS } from '../../../src/rules/american/card/card.ts';
import { copiesOf } from '../../../src/rules/american/card/check-hand.ts';
import { readingOf, SHIPPED_CARDS } from '../../../src/rules/american/cards.ts';
import { bestWin, isComplete, placed } from '../../../src/rules/american/match/win.ts';
import { tally } from '../../../src/tiles/deck.ts';
import { FLOWER, JOKER, type Tile } from '../../../src/tiles/tile.ts';

const cards = SHIPPED_CARDS.map(name => (readingOf(name) as { card: Card }).card);
/** Every tile of the set once: flowers are alike. */
const FACES: readonly Tile[] = [...Array.from({ length: 34 }, (_, tile) => tile), FLOWER, JOKER];

/**
 * A hand's tiles with jokers in its groups where `wants` says so, and always where there are not enough naturals.
 * @param wants asked for each place that a joker may take
 */
function tilesOf(hand: CardHand, wants: () => boolean): Tile[] {
  const tiles: Tile[] = [];
  const used = new Map<Tile, number>();
  let jokers = 0;
  const natural = (tile: Tile): void => {
    tiles.push(tile);
    used.set(tile, (used.get(tile) ?? 0) + 1);
  };
  const groups = [...hand.groups].sort((a, b) => Number(isGroup(a)) - Number(isGroup(b)));
  // Places that need a joker because no natural is left come off the number that is free.
  const needs = new Map<Tile, number>();
  for (const { tile, size } of groups) needs.set(tile, (needs.get(tile) ?? 0) + size);
  let free = JOKERS;
  for (const [tile, need] of needs) free -= Math.max(0, need - copiesOf(tile));
  for (const group of groups)
    for (let i = 0; i < group.size; i++) {
      const isShort = (used.get(group.tile) ?? 0) >= copiesOf(group.tile);
      const isFree = isGroup(group) && !isShort && jokers < free && wants();
      if (isFree) jokers++;
      if (isShort || isFree) tiles.push(JOKER);
      else natural(group.tile);
    }
  return tiles;
}

/** By brute force: whether these tiles can be laid out as this hand. */
function lays(hand: CardHand, tiles: readonly Tile[]): boolean {
  const held = tally(tiles);
  const jokers = held.get(JOKER) ?? 0;
  const take = (index: number, left: Map<Tile, number>, jokersLeft: number): boolean => {
    const group = hand.groups[index];
    if (group === undefined) return jokersLeft === 0 && [...left.values()].every(count => count === 0);
    const have = left.get(group.tile) ?? 0;
    for (let naturals = Math.min(have, group.size); naturals >= 0; naturals--) {
      const needed = group.size - naturals;
      if (needed > 0 && (!isGroup(group) || needed > jokersLeft)) break;
      if (take(index + 1, new Map(left).set(group.tile, have - naturals), jokersLeft - needed)) return true;
    }
    return false;
  };
  held.delete(JOKER);
  return take(0, held, jokers);
}

describe('every hand of every line', () => {
  test('wins with as many naturals as there are', () => {
    for (const card of cards)
      for (const hand of card.hands) {
        const tiles = tilesOf(hand, () => false);
        const win = bestWin(card, tiles, []);
        expect(win, card.lines[hand.line]!.id).not.toBeNull();
        if (!tiles.includes(JOKER)) expect(win!.hand).toBe(hand);
      }
  });

  test('wins with any of its places in groups taken by jokers, and every tile has its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cards), fc.nat(), fc.infiniteStream(fc.boolean()), (card, n, stream) => {
        const hand = card.hands[n % card.hands.length]!;
        const tiles = tilesOf(hand, () => stream.next().value!);
        const win = bestWin(card, tiles, [])!;
        expect(win.value).toBeGreaterThanOrEqual(card.lines[hand.line]!.value);
        expect(lays(win.hand, tiles)).toBe(true);
        const groups = placed(win.hand, tiles, []);
        expect(groups.flatMap(group => group.tiles).sort()).toEqual([...tiles].sort());
        groups.forEach(({ tiles: laid }, i) => {
          const group = win.hand.groups[i]!;
          expect(laid).toHaveLength(group.size);
          const fits = laid.every(tile => tile === group.tile || (tile === JOKER && isGroup(group)));
          expect(fits).toBe(true);
        });
      }),
      { numRuns: 400 },
    );
  });

  test('loses that win when one tile is changed for one that no row allows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        fc.nat(),
        fc.nat(13),
        fc.constantFrom(...FACES),
        fc.boolean(),
        (card, n, at, other, someJokers) => {
          const hand = card.hands[n % card.hands.length]!;
          let place = 0;
          const tiles = tilesOf(hand, () => someJokers && place++ % 3 === 0);
          tiles[at] = other;
          fc.pre(tiles.filter(tile => tile === other).length <= (other === JOKER ? JOKERS : copiesOf(other)));
          expect(isComplete(card, tiles, [])).toBe(card.hands.some(one => lays(one, tiles)));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is lost without one of its tiles, and with one too many', () => {
    const [card] = cards;
    for (const hand of card!.hands.filter((_, i) => i % 40 === 0)) {
      const tiles = tilesOf(hand, () => false);
      expect(isComplete(card!, tiles.slice(1), [])).toBe(false);
      expect(isComplete(card!, [...tiles, tiles[0]!], [])).toBe(false);
    }
  });

  test('wins with any of its groups laid open where the line is X, and with none where it is C', () => {
    for (const card of cards)
      for (const hand of card.hands.filter((_, i) => i % 7 === 0)) {
        const group = hand.groups.find(one => isGroup(one) && one.size <= COPIES);
        if (group === undefined) continue;
        const tiles = tilesOf(hand, () => false);
        const naturals = tiles.filter(tile => tile === group.tile).slice(-group.size);
        if (naturals.length < group.size) continue;
        const concealed = [...tiles];
        for (const tile of naturals) concealed.splice(concealed.indexOf(tile), 1);
        const won = isComplete(card, concealed, [{ tiles: naturals }]);
        expect(won, card.lines[hand.line]!.id).toBe(card.lines[hand.line]!.open);
      }
  });
});
