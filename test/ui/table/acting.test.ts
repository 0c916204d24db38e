import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../src/game/offer.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { barredSlots, begin, pickWish, waysOf } from '../../../src/ui/table/acting.ts';
import { layHand, SORTED } from '../../../src/ui/table/hand-order.ts';
import { hand, testWords } from '../../helpers/scenes.ts';

const slots = layHand(hand('123456m55p', '7z'), SORTED);
const chows: Offer = { kind: 'group', do: 'chow', groups: [parseTiles('34m'), parseTiles('46m')] };

describe('beginning an action', () => {
  it('does at once what can be done in one way', () => {
    expect(begin([{ kind: 'plain', do: 'win' }], 'win', slots, testWords)).toEqual({ send: { do: 'win' } });
    const kong: Offer = { kind: 'tile', do: 'kong', tiles: [parseTile('5p')] };
    expect(begin([kong], 'kong', slots, testWords)).toEqual({ send: { do: 'kong', tile: parseTile('5p') } });
  });

  it('asks which of several chows', () => {
    expect(begin([chows], 'chow', slots, testWords)).toEqual({
      prompt: {
        kind: 'choose',
        do: 'chow',
        choices: [
          { tiles: parseTiles('34m'), label: null },
          { tiles: parseTiles('46m'), label: null },
        ],
      },
    });
  });

  it('lets a tile of one’s own be chosen in the hand', () => {
    const riichi: Offer = { kind: 'tile', do: 'riichi', tiles: parseTiles('1m7z') };
    expect(begin([riichi], 'riichi', slots, testWords)).toEqual({
      prompt: { kind: 'aim', do: 'riichi', tiles: parseTiles('1m7z') },
    });
  });

  it('is nothing where it is not offered', () => {
    expect(begin([chows], 'pung', slots, testWords)).toBeNull();
  });
});

it('the nth way is what the nth choice sends', () => {
  expect(waysOf([chows], 'chow', testWords)[1]?.wish).toEqual({ do: 'chow', tiles: parseTiles('46m') });
  const answers: Offer = {
    kind: 'answer',
    do: 'missing',
    answers: [{ id: 'missing-m', fields: { suit: 'm' } }],
  };
  expect(waysOf([answers], 'missing', testWords)).toEqual([
    { choice: { tiles: [], label: 'characters' }, wish: { do: 'missing', suit: 'm' } },
  ]);
});

describe('picking tiles', () => {
  const offer = (rest: 'none' | 'blind' | 'count', least: number): Extract<Offer, { kind: 'pick' }> => ({
    kind: 'pick',
    do: 'charleston',
    pick: { least, most: 3, tiles: parseTiles('123456m55p'), sameSuit: false, rest },
  });

  it('is a command once enough are picked', () => {
    expect(pickWish([offer('none', 3)], slots, [0, 1])).toBeNull();
    expect(pickWish([offer('none', 3)], slots, [0, 1, 6])).toEqual({
      do: 'charleston',
      tiles: parseTiles('12m5p'),
    });
  });

  it('takes the rest unseen, or tells how many, where the offer says so', () => {
    expect(pickWish([offer('blind', 1)], slots, [0])).toEqual({
      do: 'charleston',
      tiles: parseTiles('1m'),
      blind: 2,
    });
    expect(pickWish([offer('count', 0)], slots, [])).toEqual({ do: 'charleston', tiles: [], count: 0 });
  });

  it('bars other suits beside what is picked, where all have to be of one', () => {
    const pick = offer('none', 3);
    const oneSuit: Offer[] = [{ ...pick, pick: { ...pick.pick, sameSuit: true } }];
    expect([...barredSlots(oneSuit, null, slots)]).toEqual([8]);
    expect([...barredSlots(oneSuit, null, slots, [6])]).toEqual([0, 1, 2, 3, 4, 5, 8]);
    expect([...barredSlots([pick], null, slots, [6])]).toEqual([8]);
  });

  it('bars the tiles that may not be picked', () => {
    expect([...barredSlots([offer('none', 3)], null, slots)]).toEqual([8]);
  });
});

describe('tiles that may not be discarded', () => {
  it('are those the offer leaves out', () => {
    const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: parseTiles('2345m5p7z') }];
    expect([...barredSlots(offers, null, slots)]).toEqual([0, 5]);
  });

  it('are all but the drawn one where only that may go, its like included', () => {
    const alike = layHand(hand('17z', '7z'), SORTED);
    const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles: parseTiles('7z'), drawn: true }];
    expect([...barredSlots(offers, null, alike)]).toEqual([0, 1]);
  });

  it('are none while nothing is asked', () => {
    expect(barredSlots([], null, slots).size).toBe(0);
  });
});
