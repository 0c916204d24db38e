import { expect, test } from 'vitest';
import type { SeatView } from '../../../../src/game/view.ts';
import { parseTile, parseTiles, tileName } from '../../../../src/tiles/notation.ts';
import { HandControl } from '../../../../src/ui/screens/table/hand-control.ts';
import type { HandSlot } from '../../../../src/ui/table/hand-order.ts';

interface Held {
  readonly drawn?: string;
  readonly discards?: number;
}

function seat(tiles: string, { drawn, discards = 0 }: Held = {}): SeatView {
  const own = parseTiles(tiles + (drawn ?? ''));
  return {
    seat: 0,
    wind: 0,
    score: 0,
    status: 'in',
    concealed: { tiles: own },
    concealedCount: own.length,
    drawn: drawn === undefined ? null : parseTile(drawn),
    hasDrawn: drawn !== undefined,
    melds: [],
    discards: Array.from({ length: discards }, () => ({
      tile: 0,
      drawn: false,
      claimedBy: null,
      mark: null,
    })),
    bonus: [],
    marks: [],
  };
}

const lit = (hand: HandControl): string | null => {
  const tile = hand.tileAtCursor();
  return tile === null ? null : tileName(tile);
};

test('nothing is highlighted until the person moves or is asked', () => {
  const hand = new HandControl(true);
  hand.lay(seat('123m'), 1, false);
  expect(lit(hand)).toBeNull();
  hand.lay(seat('123m', { drawn: '9p' }), 1, true);
  expect(lit(hand)).toBe('9p');
});

test('where the drawn tile may not go, the last that may is highlighted', () => {
  const hand = new HandControl(true);
  const drawn = (slots: readonly HandSlot[]): ReadonlySet<number> => new Set([1, slots.length - 1]);
  hand.lay(seat('12m', { drawn: '9p' }), 1, true, drawn);
  expect(lit(hand)).toBe('1m');
  hand.lay(seat('12m', { drawn: '9p' }), 1, true);
  expect(lit(hand)).toBe('1m');
});

test('a placed cursor stays on its tile when a draw comes', () => {
  const hand = new HandControl(true);
  hand.lay(seat('159m'), 1, false);
  hand.place(1);
  hand.lay(seat('159m', { drawn: '3m' }), 1, true);
  expect(lit(hand)).toBe('5m');
});

test('after a discard the cursor is free again and waits for the next draw', () => {
  const hand = new HandControl(true);
  hand.lay(seat('159m', { drawn: '3m' }), 1, true);
  hand.place(0);
  hand.lay(seat('359m', { discards: 1 }), 1, false);
  expect(lit(hand)).toBeNull();
  hand.lay(seat('359m', { discards: 1, drawn: '7z' }), 1, true);
  expect(lit(hand)).toBe('7z');
});

test('the drawn tile and its like in the hand are told apart', () => {
  const hand = new HandControl(true);
  hand.lay(seat('155m', { drawn: '5m' }), 1, true);
  expect(hand.discard()).toEqual({ do: 'discard', tile: parseTile('5m') });
  hand.move('left');
  expect(hand.discard()).toEqual({ do: 'discard', tile: parseTile('5m'), older: true });
});

test('a new hand begins with nothing placed', () => {
  const hand = new HandControl(true);
  hand.lay(seat('159m'), 1, false);
  hand.place(0);
  hand.lay(seat('159m'), 2, false);
  expect(lit(hand)).toBeNull();
});

test('carrying a tile keeps the cursor on it and leaves the order to the person', () => {
  const hand = new HandControl(true);
  const held = seat('159m');
  hand.lay(held, 1, false);
  hand.place(2);
  hand.carry('left', held);
  expect(hand.slots.map(({ tile }) => tileName(tile))).toEqual(['1m', '9m', '5m']);
  expect(lit(hand)).toBe('9m');
  expect(hand.isSorted()).toBe(false);
  hand.lay(seat('159m', { drawn: '2m' }), 1, true);
  expect(hand.slots.map(({ tile }) => tileName(tile))).toEqual(['1m', '9m', '5m', '2m']);
});

test('a tile just drawn is not carried', () => {
  const hand = new HandControl(true);
  const held = seat('159m', { drawn: '2m' });
  hand.lay(held, 1, true);
  hand.carry('left', held);
  expect(hand.isSorted()).toBe(true);
});

test('arrows skip tiles that are not among those asked for', () => {
  const hand = new HandControl(true);
  hand.lay(seat('13579m'), 1, true);
  hand.moveAmong(parseTiles('3m9m'), 'first');
  expect(lit(hand)).toBe('3m');
  hand.moveAmong(parseTiles('3m9m'), 'right');
  expect(lit(hand)).toBe('9m');
  hand.moveAmong(parseTiles('3m9m'), 'right');
  expect(lit(hand)).toBe('3m');
});

test('tiles are picked and laid back, up to as many as are asked for', () => {
  const pick = { least: 0, most: 2, tiles: parseTiles('135m'), sameSuit: false, rest: 'none' } as const;
  const hand = new HandControl(true);
  hand.lay(seat('1359m'), 1, true);
  expect(hand.togglePick(0, pick)).toBe(true);
  expect(hand.togglePick(3, pick)).toBe(false);
  expect(hand.togglePick(1, pick)).toBe(true);
  expect(hand.togglePick(2, pick)).toBe(false);
  expect(hand.picked).toEqual([0, 1]);
  expect(hand.togglePick(0, pick)).toBe(true);
  expect(hand.picked).toEqual([1]);
});

test('a spectator has no hand and no cursor', () => {
  const hand = new HandControl(true);
  hand.lay(undefined, 1, false);
  expect(hand.slots).toEqual([]);
  hand.move('left');
  expect(hand.cursor).toBeNull();
});

test('an order of one’s own begins from the sorted hand, in every hand', () => {
  const tiles = (hand: HandControl): string => hand.slots.map(({ tile }) => tileName(tile)).join(' ');
  const hand = new HandControl(false);
  hand.lay(seat('9s1m5p'), 1, false);
  expect(tiles(hand)).toBe('1m 5p 9s');
  hand.lay(seat('9s1m5p2m', { discards: 1 }), 1, false);
  expect(tiles(hand)).toBe('1m 5p 9s 2m');
  hand.lay(seat('3s2m1m'), 2, false);
  expect(tiles(hand)).toBe('1m 2m 3s');
});

test('after an added kong, or a tile set aside, the replacement is highlighted', () => {
  const tile = parseTile('6p');
  const pung: SeatView['melds'][number] = {
    kind: 'pung',
    tiles: [tile, tile, tile],
    size: 3,
    concealed: false,
    added: false,
    from: 1,
    claimed: tile,
  };
  const kong = { ...pung, kind: 'kong', tiles: [tile, tile, tile, tile], size: 4, added: true } as const;
  const hand = new HandControl(true);
  hand.lay({ ...seat('6m5p7p9p', { drawn: '6p' }), melds: [pung] }, 1, true);
  expect(lit(hand)).toBe('6p');
  hand.lay({ ...seat('6m5p7p9p', { drawn: '2m' }), melds: [kong] }, 1, true);
  expect(lit(hand)).toBe('2m');
  hand.lay({ ...seat('6m5p7p9p', { drawn: '4z' }), melds: [kong] }, 2, true);
  hand.lay({ ...seat('6m5p7p9p', { drawn: '1s' }), melds: [kong], bonus: parseTiles('4z') }, 2, true);
  expect(lit(hand)).toBe('1s');
});
