import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTiles, parseTile, parseTiles, sortTiles } from '../../../src/tiles/notation.ts';
import {
  carry,
  discardWish,
  findCursor,
  type HandSlot,
  identify,
  layHand,
  SORTED,
  slotOfLabel,
} from '../../../src/ui/table/hand-order.ts';
import { hand } from '../../helpers/scenes.ts';

const tilesOf = (slots: readonly HandSlot[]): string => formatTiles(slots.map(slot => slot.tile));
const labelsOf = (slots: readonly HandSlot[]): string => slots.map(slot => slot.label).join('');

describe('laying out a hand', () => {
  it('sorts what rests and sets the tile just drawn apart, wherever it would belong', () => {
    const slots = layHand(hand('9s1m5p2m', '1m'), SORTED);
    expect(tilesOf(slots)).toBe('12m5p9s1m');
    expect(slots.map(slot => slot.drawn)).toEqual([false, false, false, false, true]);
  });

  it('sorts a suit of no use to the end', () => {
    const marks = [{ id: 'missing-m', useless: 'm' }] as const;
    expect(tilesOf(layHand({ ...hand('9s1m5p2m', '1p'), marks }, SORTED))).toBe('5p9s12m1p');
  });

  it('labels tiles from the left, and the drawn one d however many there are', () => {
    expect(labelsOf(layHand(hand('1234567m123456p', '9s'), SORTED))).toBe('1234567890-=\\d');
    expect(labelsOf(layHand(hand('12m', '9s'), SORTED))).toBe('12d');
  });

  it('merges nothing after a claim: no tile is apart then', () => {
    const slots = layHand(hand('9s1m5p'), SORTED);
    expect(tilesOf(slots)).toBe('1m5p9s');
    expect(labelsOf(slots)).toBe('123');
  });

  it('keeps an order of one’s own, new tiles at the end', () => {
    const order = parseTiles('9s1m5p');
    expect(tilesOf(layHand(hand('1m5p9s2p', '3p'), { sorted: false, order }))).toBe('9s1m523p');
  });

  it('skips what is no longer held', () => {
    expect(tilesOf(layHand(hand('1m9s'), { sorted: false, order: parseTiles('9s5p1m') }))).toBe('9s1m');
  });

  it('always holds exactly the tiles of the hand', () => {
    const tile = fc.integer({ min: 0, max: 45 });
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 13 }), fc.array(tile), fc.boolean(), (tiles, order, sorted) => {
        const slots = layHand({ concealed: { tiles }, drawn: null }, { sorted, order });
        expect(sortTiles(slots.map(slot => slot.tile))).toEqual(sortTiles(tiles));
      }),
    );
  });
});

it('carries a tile along the hand', () => {
  const slots = layHand(hand('123m', '9p'), SORTED);
  const arrangement = carry(slots, 0, 2);
  expect(tilesOf(layHand(hand('123m', '9p'), arrangement))).toBe('231m9p');
});

describe('the cursor', () => {
  it('stays on its tile when others come and go', () => {
    const before = layHand(hand('13m5p9s'), SORTED);
    const identity = identify(before, 2);
    const after = layHand(hand('123m5p9s', '1m'), SORTED);
    expect(after[findCursor(after, identity)!]!.tile).toBe(parseTile('5p'));
  });

  it('stays on the second of two alike', () => {
    const slots = layHand(hand('1m55p9s'), SORTED);
    const identity = identify(slots, 2);
    const after = layHand(hand('12m55p9s'), SORTED);
    expect(findCursor(after, identity)).toBe(3);
  });

  it('does not slip from an older tile to its like that was just drawn', () => {
    const before = layHand(hand('1m5p9s'), SORTED);
    const after = layHand(hand('1m5p9s', '5p'), SORTED);
    expect(after[findCursor(after, identify(before, 1))!]).toMatchObject({ drawn: false });
  });

  it('stays on the drawn tile while the hand is drawn anew', () => {
    const slots = layHand(hand('1m5p9s', '5p'), SORTED);
    expect(findCursor(layHand(hand('1m5p9s', '5p'), SORTED), identify(slots, 3))).toBe(3);
  });

  it('follows the drawn tile into the hand', () => {
    const slots = layHand(hand('1m9s', '5p'), SORTED);
    const after = layHand(hand('1m5p'), SORTED);
    expect(after[findCursor(after, identify(slots, 2))!]!.tile).toBe(parseTile('5p'));
  });

  it('goes to the next tile where its own has left', () => {
    const slots = layHand(hand('1m5p9s'), SORTED);
    const after = layHand(hand('1m9s'), SORTED);
    expect(findCursor(after, identify(slots, 1))).toBe(1);
  });

  it('begins on the tile just drawn', () => {
    expect(findCursor(layHand(hand('1m5p9s', '2m'), SORTED), null)).toBe(3);
    expect(findCursor([], null)).toBeNull();
  });
});

describe('from a slot to a command', () => {
  it('discards the tile of that slot', () => {
    const slots = layHand(hand('1m5p9s', '2m'), SORTED);
    expect(discardWish(slots, 1)).toEqual({ do: 'discard', tile: parseTile('5p') });
    expect(discardWish(slots, 3)).toEqual({ do: 'discard', tile: parseTile('2m') });
    expect(discardWish(slots, 9)).toBeNull();
  });

  it('says that the older one is meant where its like was just drawn', () => {
    const slots = layHand(hand('1m5p9s', '5p'), SORTED);
    expect(discardWish(slots, 1)).toEqual({ do: 'discard', tile: parseTile('5p'), older: true });
    expect(discardWish(slots, 3)).toEqual({ do: 'discard', tile: parseTile('5p') });
  });

  it('finds the slot of a label', () => {
    const slots = layHand(hand('1m5p9s', '5p'), SORTED);
    expect(slotOfLabel(slots, '2')).toBe(1);
    expect(slotOfLabel(slots, 'd')).toBe(3);
    expect(slotOfLabel(slots, '4')).toBeNull();
  });
});
