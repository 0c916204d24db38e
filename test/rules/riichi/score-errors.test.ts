import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/game/score-input.ts';
import { scoreOf } from '../../helpers/script.ts';

const HAND = { concealed: '234m345p678s67m55p', win: '8m', by: 'discard', seat: 'south' };
const DRAWN = { ...HAND, by: 'self-draw' };
const OPEN = { ...HAND, concealed: '345p678s67m55p', melds: [{ kind: 'chow', tiles: '234m' }] };
const KONG = { kind: 'kong', tiles: '2222s', concealed: true };

describe('a hand that cannot exist is an error, not a score', () => {
  test.each([
    ['five of a kind with an indicator', { ...HAND, dora: '5p5p' }],
    ['six indicators', { ...HAND, dora: '1z2z3z4z5z6z' }],
    ['an indicator that the set lacks', { ...HAND, dora: '1f' }],
    ['a second red five of a suit', { ...HAND, concealed: '234m340p678s67m05p' }],
    ['riichi with an open hand', { ...OPEN, riichi: true }],
    ['ippatsu without riichi', { ...HAND, ippatsu: true }],
    [
      'ippatsu after a kong of one’s own',
      {
        ...DRAWN,
        concealed: '345p678s67m55p',
        melds: [KONG],
        riichi: true,
        ippatsu: true,
        replacement: 'kong',
      },
    ],
    ['a replacement without a kong', { ...DRAWN, replacement: 'kong' }],
    ['a replacement on a discard', { ...HAND, replacement: 'kong' }],
    ['a replaced flower', { ...DRAWN, replacement: 'flower' }],
    ['flowers', { ...HAND, flowers: '1f' }],
    ['extracted Norths with four players', { ...HAND, norths: 1 }],
    ['a robbed kong on the last tile', { ...HAND, by: 'rob-kong', lastTile: true }],
    [
      'a robbed kong of a tile that one holds',
      { ...HAND, concealed: '2347m345p678s67m5p', win: '7m', by: 'rob-kong' },
    ],
    ['a heavenly hand of another than the dealer', { ...DRAWN, first: 'heavenly' }],
    ['a heavenly hand by a discard', { ...HAND, seat: 'east', first: 'heavenly' }],
    ['an earthly hand of the dealer', { ...DRAWN, seat: 'east', first: 'earthly' }],
    ['an earthly hand in riichi', { ...DRAWN, first: 'earthly', riichi: true }],
    ['a dealer who is not East', { ...HAND, dealer: true }],
    ['three players', { ...HAND, seats: 3 }],
  ])('%s', (_, line) => {
    expect(() => scoreOf('riichi', line)).toThrow(InputError);
  });

  test.each([
    [
      'a chow laid down',
      {
        concealed: '345p678s67p55p',
        win: '8p',
        by: 'discard',
        seat: 'south',
        melds: [{ kind: 'chow', tiles: '234s' }],
      },
    ],
    ['2 to 8 characters', { ...HAND }],
    ['a red five of characters', { ...HAND, concealed: '0m345p678s11199p1z', win: '1z' }],
    ['North as a seat', { concealed: '234s345p678s67p55p', win: '8p', by: 'discard', seat: 'north' }],
    ['five Norths', { concealed: '234s345p678s67p44z', win: '8p', by: 'discard', seat: 'south', norths: 3 }],
    [
      'an extraction that was none',
      { concealed: '234s345p678s67p55p', win: '8p', by: 'self-draw', seat: 'south', replacement: 'flower' },
    ],
  ])('sanma: %s', (_, line) => {
    expect(() => scoreOf('sanma', line)).toThrow(InputError);
  });

  test('sanma: orphans may rob a North of which they hold one, and nobody else may', () => {
    const orphans = { concealed: '19m19p19s1234567z', win: '4z', by: 'rob-kong', seat: 'south' };
    expect(scoreOf('sanma', orphans)).toMatchObject({ win: true, yakuman: 1 });
    const other = { concealed: '234345p67899s44z', win: '4z', by: 'rob-kong', seat: 'south', riichi: true };
    expect(() => scoreOf('sanma', other)).toThrow(InputError);
  });
});
