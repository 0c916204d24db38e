import { describe, expect, test } from 'vitest';
import { readScoreInput } from '../../../src/game/score-input.ts';
import { american } from '../../../src/rules/american/american.ts';
import type { Card } from '../../../src/rules/american/card/card.ts';
import { readingOf } from '../../../src/rules/american/cards.ts';
import { rowsFor } from '../../../src/rules/american/match/rows.ts';
import { parseTiles } from '../../../src/tiles/notation.ts';
import { scoreOf as score } from '../../helpers/script.ts';

const scoreOf = (line: Record<string, unknown>) => score('american', { melds: [], by: 'discard', ...line });
const wrong = (line: Record<string, unknown>): string => {
  try {
    american.scoreLine(readScoreInput(american, { melds: [], by: 'discard', ...line }));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const patterns = (line: Record<string, unknown>): string[] => {
  const answer = scoreOf(line);
  return 'win' in answer && answer.win ? answer.patterns.map(({ id }) => id) : [];
};
const notOnCard = { win: false, reason: 'not-on-card' };

/** Lines of the house card that go with these exposures. */
function rowsWith(...exposed: string[]): string[] {
  const { card } = readingOf('house') as { card: Card };
  const rows = rowsFor(
    card,
    exposed.map(tiles => ({ tiles: parseTiles(tiles) })),
  );
  return [...new Set([...rows.hand].map(hand => card.lines[card.hands[hand]!.line]!.id))];
}

describe('the worked hands', () => {
  test('AM01: a win with a joker counts single: 50 from the discarder, 25 from the others', () => {
    const hand = { card: 'training', concealed: '3333m333s1j7z1234f', win: '7z' };
    expect(scoreOf(hand)).toMatchObject({
      value: 25,
      payments: { winner: 100, discarder: -50, others: [-25, -25] },
    });
    expect(patterns(hand)).toEqual(['T02']);
  });

  test('AM02: a joker completes no pair', () => {
    expect(
      scoreOf({ card: 'training', concealed: '3333m333s1j7z1234f', win: '1j', by: 'self-draw' }),
    ).toEqual(notOnCard);
  });

  test('AM03: without a joker the value doubles; a self-draw costs each twice that', () => {
    const hand = { concealed: '4444m5555s6666m1z', win: '3z', by: 'self-draw' };
    expect(patterns(hand)).toEqual(['ST4', 'jokerless']);
    expect(scoreOf(hand)).toMatchObject({
      value: 60,
      payments: { winner: 360, discarder: null, others: [-120, -120, -120] },
    });
  });

  test('AM04: a line of singles and pairs could hold no joker, so it does not double; C may win with a discard', () => {
    const hand = { concealed: '3344556677p12f2z', win: '4z' };
    expect(patterns(hand)).toEqual(['BE1']);
    expect(scoreOf(hand)).toMatchObject({
      value: 50,
      payments: { winner: 200, discarder: -100, others: [-50, -50] },
    });
  });

  test('AM05: flowers of several groups: naturals for the single and the pair, jokers for the pung alone', () => {
    expect(patterns({ concealed: '33m44m5555m1234f1j', win: '1j', by: 'self-draw' })).toEqual(['GA4']);
    expect(scoreOf({ concealed: '33m44m5555m12f111j', win: '1j', by: 'self-draw' })).toEqual(notOnCard);
  });

  test('AM06: exposures leave the lines that have exactly these groups', () => {
    expect(rowsWith('2222m', '8888m')).toEqual(['SS4', 'TE1']);
    expect(rowsWith('222m')).not.toContain('SS4');
  });

  test('AM07: a sextet of winds has two jokers at least', () => {
    expect(rowsWith('5555s', '5555p', '4444z11j')).toEqual(['GI4']);
  });

  test('AM12: of several lines the most valuable counts; a group laid open has to be part of it', () => {
    expect(patterns({ concealed: '1111m1111s1p1111j', win: '1p' })).toEqual(['EC6']);
    expect(
      patterns({ concealed: '1111s1p1111j', melds: [{ kind: 'kong', tiles: '1111m' }], win: '1p' }),
    ).toEqual(['EC6']);
    expect(
      patterns({
        concealed: '1111m1p',
        melds: [
          { kind: 'kong', tiles: '1111s' },
          { kind: 'kong', tiles: '6z111j' },
        ],
        win: '1p',
      }),
    ).toEqual([]);
    expect(
      patterns({
        concealed: '1111m1p',
        melds: [
          { kind: 'kong', tiles: '1111s' },
          { kind: 'kong', tiles: '5z111j' },
        ],
        win: '1p',
      }),
    ).toEqual(['EC1']);
  });
});

describe('jokers (C4.1)', () => {
  test('a concealed group may be all jokers', () => {
    expect(patterns({ card: 'training', concealed: '2222m4444s1111j1z', win: '1z' })).toEqual(['T06']);
  });

  test('no single, no pair, no NEWS, no year takes one', () => {
    const training = { card: 'training', by: 'self-draw', win: '1j' };
    expect(scoreOf({ ...training, concealed: '124z444555666s1f' })).toEqual(notOnCard);
    expect(scoreOf({ ...training, concealed: '226m5555z2222p66s' })).toEqual(notOnCard);
    expect(scoreOf({ ...training, concealed: '24z3344556677p8p' })).toEqual(notOnCard);
  });

  test('two pairs of one tile are no kong: no joker in them', () => {
    // WV6 asks for a pair of flowers, NEWS and two kongs; BE1 for flowers as a pair.
    expect(patterns({ concealed: '12f1234z4444p555s', win: '5s' })).toEqual(['WV6', 'jokerless']);
    expect(scoreOf({ concealed: '1f1j1234z4444p555s', win: '5s' })).toEqual(notOnCard);
  });
});

describe('the value (C5)', () => {
  const card = (settings: string): string =>
    `card own Own\nA1 | FF xxxxa xxxxb xxxxc | x=any${settings} | X | 25 | Own line`;

  test('C5.3: a line that takes no jokers does not double', () => {
    const hand = { concealed: '4444m4444p4444s1f', win: '5f' };
    expect(scoreOf({ ...hand, card: card('') })).toMatchObject({ value: 50 });
    expect(scoreOf({ ...hand, card: card('; jokers=no') })).toMatchObject({ value: 25 });
    expect(scoreOf({ ...hand, concealed: '4444m4444p444s1f1j', card: card('; jokers=no') })).toEqual(
      notOnCard,
    );
  });

  test('C5.1: a joker in an exposure spoils the doubling, a natural in its place does not', () => {
    const hand = { card: 'training', concealed: '2222p666s11z', win: '6s' };
    const exposed = (tiles: string) => ({ ...hand, melds: [{ kind: 'kong', tiles }] });
    expect(scoreOf(exposed('444m1j'))).toMatchObject({ value: 25 });
    expect(scoreOf(exposed('4444m'))).toMatchObject({ value: 50 });
  });

  test('C5.2: East is not special', () => {
    const hand = { concealed: '4444m5555s6666m1z', win: '3z' };
    expect(scoreOf({ ...hand, seat: 'east' })).toEqual(scoreOf({ ...hand, seat: 'north' }));
  });

  test('0.7: at a table without payments nobody pays', () => {
    expect(
      scoreOf({ concealed: '4444m5555s6666m1z', win: '3z', options: { payments: false } }),
    ).toMatchObject({
      value: 60,
      payments: { winner: 0, discarder: 0, others: [0, 0] },
    });
  });
});

describe('the flowers (C1.2)', () => {
  test('are all alike', () => {
    const hand = { card: 'training', concealed: '3333m333s1j7z1111f', win: '7z' };
    expect(scoreOf(hand)).toEqual(scoreOf({ ...hand, concealed: '3333m333s1j7z5678f' }));
    expect(wrong({ card: 'training', concealed: '11112222f55555z', win: '5f' })).toMatch(/9 copies of 1f/);
  });
});

describe('a hand that cannot exist', () => {
  const hand = { concealed: '4444m2222p666s11z', win: '6s' };

  test('has a fifth natural, too many tiles, a strange meld or an exposure of jokers alone', () => {
    expect(wrong({ ...hand, concealed: '44444m2222p666s1z' })).toMatch(/5 copies of 4m/);
    expect(wrong({ ...hand, concealed: '2222p666s11z', melds: [{ kind: 'pung', tiles: '444m' }] })).toMatch(
      /9 tiles where 10/,
    );
    expect(wrong({ ...hand, melds: [{ kind: 'chow', tiles: '123m' }] })).toMatch(/"chow" is no meld/);
    expect(wrong({ ...hand, concealed: '2222p666s11z', melds: [{ kind: 'kong', tiles: '1111j' }] })).toMatch(
      /of jokers alone/,
    );
    expect(wrong({ ...hand, concealed: '2222p666s11z', melds: [{ kind: 'kong', tiles: '444m1p' }] })).toMatch(
      /not alike/,
    );
  });

  test('C4.4: was won with a discarded joker', () => {
    expect(wrong({ ...hand, win: '1j' })).toMatch(/discarded joker/);
    expect(wrong({ ...hand, win: '1j', by: 'self-draw' })).toBe('');
  });

  test('comes from a robbed kong, a replacement, or a kong that was added or concealed', () => {
    const kong = { ...hand, concealed: '2222p666s11z' };
    expect(wrong({ ...hand, by: 'rob-kong' })).toMatch(/robbed/);
    expect(wrong({ ...hand, by: 'self-draw', replacement: 'kong' })).toMatch(/replacement/);
    expect(wrong({ ...kong, melds: [{ kind: 'kong', tiles: '4444m', added: true }] })).toMatch(/never grow/);
    expect(wrong({ ...kong, melds: [{ kind: 'kong', tiles: '4444m', concealed: true }] })).toMatch(
      /never grow/,
    );
  });

  test('is scored by a card that is none', () => {
    expect(wrong({ ...hand, card: 'card x X\nA1 | FFF | | X | 1 | n' })).toMatch(/"card": line 2, column 6/);
  });
});
