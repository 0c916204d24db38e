import { describe, expect, test } from 'vitest';
import { LIMIT_HANDS } from '../../../src/rules/classical/scoring/limit-hands.ts';
import { scoreOf } from '../../helpers/script.ts';
import { handLine, worth } from './hand-line.ts';

/** For each limit hand one that has it, and one that just misses it but wins. */
const EXAMPLES: readonly (readonly [id: string, scores: string, misses: string])[] = [
  ['thirteen-orphans', '19m19p19s1234567z > 5z', '11m99p11s3344z [777z] > 3z'],
  ['nine-gates', '1112345678999m > 5m', '1112356788999m > 4m'],
  ['four-kongs', '5m [1111p] [2222s] [!3333s] [+7777z] > 5m', '5m [1111p] [2222s] [!3333s] [777z] > 5m'],
  ['heavenly-hand', '34s678s22p123m789p > 5s self first:heavenly', '34s678s22p123m789p > 5s self'],
  ['earthly-hand', '34s678s22p123m789p > 5s seat:south first:earthly', '34s678s22p123m789p > 5s seat:south'],
  ['all-honors', '1155z [222z] [333z] [666z] > 5z', '99m55z [222z] [333z] [666z] > 5z'],
  ['all-terminals', '1m [999m] [111p] [999p] [111s] > 1m', '1z [999m] [111p] [999p] [111s] > 1z'],
  ['hidden-treasure', '111m444p777s99s33z > 9s self', '111m444p777s99s33z > 9s'],
  ['concealed-one-suit', '1112223456788s > 8s self', '1112223456788s > 8s'],
  ['imperial-jade', '2234s [888s] [666z] [234s] > 2s', '2234s [888s] [777z] [234s] > 2s'],
  ['big-three-dragons', '34p22m [555z] [666z] [777z] > 5p', '34p77z [555z] [666z] [222m] > 5p'],
  ['four-winds', '5m [111z] [222z] [333z] [444z] > 5m', '12m44z [111z] [222z] [333z] > 3m'],
  [
    'twofold-fortune',
    '34s22p123m [1111p] [+9999p] > 5s kong kongChain:2',
    '34s22p123m [1111p] [+9999p] > 5s kong',
  ],
  ['plucking-the-moon', '23p678s22s123m [999p] > 1p self last', '23p678s22s123m [999p] > 1p last'],
  ['plum-blossom', '34p678s22s123m [9999p] > 5p kong', '34p678s22s123m [9999p] > 5p self'],
  ['carrying-pole', '34s678p22m123m [999p] > 2s rob', '34s678p22m123m [999p] > 2s'],
  ['wriggling-snake', '3467855m [111m] [999m] > 2m', '3445688m [111m] [999m] > 2m'],
  ['seven-twins', '1122334466778s > 8s', '1122334455667z > 7z'],
];

describe('A8: each limit hand', () => {
  test.each(EXAMPLES)('%s', (id, scores, misses) => {
    const { value, base, doubles, named } = worth(scores);
    expect({ value, base, doubles }).toEqual({ value: 2000, base: null, doubles: null });
    expect(named).toContain(id);
    const other = scoreOf('classical', handLine(misses));
    expect(other).not.toHaveProperty('error');
    expect(JSON.stringify(other)).not.toContain(`"${id}","value":2000`);
  });

  test('every one has an example', () => {
    expect(EXAMPLES.map(([id]) => id)).toEqual(LIMIT_HANDS.map(hand => hand.id));
  });

  test.each(EXAMPLES)('%s is left out by its option', (id, scores) => {
    const { option } = LIMIT_HANDS.find(hand => hand.id === id)!;
    const answer = scoreOf('classical', { ...handLine(scores), options: { [option]: false } });
    if ('error' in answer) throw new Error(String(answer.error));
    if (answer.win)
      expect(answer.patterns.filter(({ unit }) => unit === 'limit').map(one => one.id)).not.toContain(id);
    // Shapes that are no four sets and a pair win by their option alone.
    else expect(['thirteen-orphans', 'seven-twins']).toContain(id);
  });

  test('its id stands alone, without points and doubles, whatever bonus tiles there are (A3.4)', () => {
    expect(worth('19m19p19s1234567z > 5z flowers:15f').answer).toMatchObject({
      value: 2000,
      patterns: [{ id: 'thirteen-orphans', value: 2000, unit: 'limit' }],
    });
  });

  test('a hand may be several at once and is worth the limit once', () => {
    expect(worth('5z [111z] [222z] [333z] [444z] > 5z limit:300')).toMatchObject({
      value: 300,
      named: ['all-honors', 'four-winds'],
    });
  });
});

describe('A8: what is in a definition', () => {
  const named = (text: string) => worth(text).named;

  test('thirteen orphans: a discard will do, and so will a robbed kong', () => {
    expect(named('119m19p19s234567z > 1z')).toEqual(['thirteen-orphans']);
    expect(named('119m19p19s234567z > 1z rob')).toEqual(['thirteen-orphans']);
  });

  test('nine gates: any tile of the suit wins, by discard; nothing may be laid down', () => {
    for (let rank = 1; rank <= 9; rank++) expect(named(`1112345678999p > ${rank}p`)).toContain('nine-gates');
    expect(named('2345678999p [111p] > 4p')).toEqual(['one-suit ×3']);
  });

  test('heavenly and earthly hand: East self-drawn, another by discard, nothing laid down', () => {
    const plain = '34s678s22p [!1111p] 123m > 5s';
    expect(named(`${plain} self first:heavenly`)).toEqual(['fully-concealed']);
    expect(named(`${plain} seat:south first:earthly`)).toEqual([]);
  });

  test('all terminals have no chows', () => {
    expect(named('1m [999m] [111p] [999p] [111s] > 1m')).toEqual(['all-terminals']);
  });

  test('hidden treasure: concealed kongs are concealed, and the pair may be drawn last', () => {
    expect(named('111m444p777s3z [!9999s] > 3z self')).toEqual(['hidden-treasure']);
    expect(named('111m444p777s3z [9999s] > 3z self')).not.toContain('hidden-treasure');
  });

  test('imperial jade: chows are allowed and the dragon is not required', () => {
    expect(named('2344s [888s] [234s] [666s] > 4s')).toEqual(['imperial-jade']);
  });

  test('big three dragons: the fourth set may be a chow', () => {
    expect(named('22m [555z] [666z] [777z] 34p > 5p')).toEqual(['big-three-dragons']);
  });

  test('twofold fortune: a bonus tile in between does not break the chain', () => {
    expect(named('34s22p123m [1111p] [+9999p] > 5s flower flowers:4f kongChain:2')).toEqual([
      'twofold-fortune',
    ]);
  });

  test('plucking the moon: not by the last discard, not by what replaces a last bonus tile', () => {
    const hand = '23p678s22s123m [999p] > 1p';
    expect(named(`${hand} last`)).toEqual(['last-discard']);
    expect(named(`${hand} flower last flowers:4f`)).toEqual(['loose-tile', 'last-tile']);
  });

  test('gathering the plum blossom: after a kong or a bonus tile', () => {
    expect(named('34p678s22s123m [999p] > 5p flower flowers:4f')).toEqual(['plum-blossom']);
  });

  test('scratching a carrying pole: any other robbed tile is one double', () => {
    expect(named('34s678p22m123m [999p] > 5s rob')).toEqual(['robbing-the-kong']);
  });

  test.each([2, 5, 8])(
    'wriggling snake with a pair of %i and what is left of the suit in two chows',
    pair => {
      const chows = { 2: '345m678m', 5: '234m678m', 8: '234m567m' }[pair];
      expect(named(`${pair}${pair}m${chows}11m [999m] > 1m`)).toEqual(['wriggling-snake']);
    },
  );

  test('wriggling snake: no other pair and no other chows', () => {
    expect(named('33m456m678m11m [999m] > 1m')).toEqual(['one-suit ×3']);
    expect(named('55m234m567m11m [999m] > 1m')).toEqual(['one-suit ×3']);
  });

  test('seven twins: seven kinds of one suit; other pairs do not win', () => {
    const reason = (text: string) => scoreOf('classical', handLine(text));
    expect(reason('1122225566778s > 8s')).toMatchObject({ win: false, reason: 'incomplete' });
    expect(reason('112233p445577s8m > 8m')).toMatchObject({ win: false, reason: 'incomplete' });
    expect(reason('1122334455667z > 7z')).toMatchObject({ win: false, reason: 'incomplete' });
  });

  test('ninth deal: East’s ninth win in a row, by the option the thirteenth or none', () => {
    const hand = '34s678s22p123m [444z] > 5s';
    expect(named(`${hand} eastWins:9`)).toEqual(['ninth-deal']);
    expect(named(`${hand} eastWins:8`)).toEqual([]);
    expect(named(`${hand} eastWins:9 seat:south`)).toEqual([]);
    expect(worth(`${hand} eastWins:9`, { ninthDeal: 13 }).named).toEqual([]);
    expect(worth(`${hand} eastWins:9`, { ninthDeal: 0 }).named).toEqual([]);
  });
});

describe('hands that are no win or cannot be', () => {
  const answer = (text: string) => () => scoreOf('classical', handLine(text));

  test('what is not complete is told so', () => {
    expect(answer('19m19p19s1234567z > 2m')()).toMatchObject({ win: false, reason: 'incomplete' });
    expect(answer('34s678s22p123m789p > 6p')()).toMatchObject({ win: false, reason: 'incomplete' });
  });

  test('impossible hands are errors', () => {
    expect(answer('34s678s22p123m [444z] > 5s flowers:11f')).toThrow('2 copies of 1f');
    expect(answer('04s678s22p123m [444z] > 5s')).toThrow('not in this set');
    expect(answer('34s678s22p123m [444z] > 5s seat:north seats:3')).toThrow('seat');
    expect(answer('34s678s22p123m [444z] > 5s seats:5')).toThrow('seats');
    expect(answer('34s678s22p123m [444z] > 5s rob last')).toThrow('lastTile');
    expect(answer('35s4678s2p123m [444z] > 4s rob')).toThrow('robbed');
    expect(answer('34s678s22p123m [444z] > 5s kong by:discard')).toThrow('replacement');
  });
});
