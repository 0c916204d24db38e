import { describe, expect, test } from 'vitest';
import type { Card, CardGroup } from '../../../src/rules/american/card/card.ts';
import { keyOf } from '../../../src/rules/american/card/expand.ts';
import { readCard } from '../../../src/rules/american/card/read-card.ts';
import { houseCard } from '../../../src/rules/american/cards/house.ts';
import { trainingCard } from '../../../src/rules/american/cards/training.ts';
import { tileName } from '../../../src/tiles/notation.ts';

function cardOf(text: string): Card {
  const reading = readCard(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.card;
}

/** A card of one line. */
const lineOf = (pattern: string, vars = '', exposure = 'X'): string =>
  `card test Test\n[One]\nA1 | ${pattern} | ${vars} | ${exposure} | 30 | Test line`;

/** The hands of such a card, each group as its size and tile: `3x5m`. */
const handsOf = (pattern: string, vars = '', exposure = 'X'): string[] =>
  cardOf(lineOf(pattern, vars, exposure)).hands.map(({ groups }) => groups.map(nameOf).join(' '));
const nameOf = ({ tile, size }: CardGroup): string => `${size}x${tileName(tile)}`;

/** What is wrong with a text, as `line:column message`. */
function problemsOf(text: string): string[] {
  const reading = readCard(text);
  return 'problems' in reading
    ? reading.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : [];
}

describe('the cards that come with the product', () => {
  test('the Training Card has 12 lines and 186 hands, each line with a guide', () => {
    const card = cardOf(trainingCard);
    expect([card.lines.length, card.hands.length]).toEqual([12, 186]);
    expect(card.lines.every(({ guide }) => guide !== null)).toBe(true);
  });

  test('the House Card has 61 lines in 11 categories and 1698 hands', () => {
    const card = cardOf(houseCard);
    expect([card.lines.length, card.hands.length]).toEqual([61, 1698]);
    expect(new Set(card.lines.map(({ category }) => category)).size).toBe(11);
  });
});

describe('the symbols of a pattern (C6)', () => {
  test('a group is one token: the same symbol repeated', () => {
    expect(handsOf('FFF NNNN RRR GGGG')).toEqual(['3x1f 4x4z 3x7z 4x6z']);
  });

  test('different symbols are loose tiles: NEWS, a year, a run', () => {
    expect(handsOf('NEWS 2026a 4444a 00', '')[0]).toBe('1x4z 1x1z 1x3z 1x2z 1x2m 1x5z 1x2m 1x6m 4x4m 2x5z');
  });

  test('a, b and c are three different suits', () => {
    const hands = handsOf('111a 222b 333c FFFFF');
    expect(hands).toHaveLength(6);
    expect(hands).toContain('3x1s 3x2m 3x3p 5x1f');
    expect(hands).not.toContain('3x1m 3x2m 3x3p 5x1f');
  });

  test('a star is any suit for its group alone', () => {
    expect(handsOf('1111* 5555* 9999* EE')).toHaveLength(27);
  });

  test('suits that are copies of one another come once', () => {
    expect(handsOf('xxxxa xxxxb xxxxc EE', 'x=5')).toHaveLength(1);
  });

  test('D is the dragon of its suit: Red with Craks, Green with Bams, Soap with Dots', () => {
    expect(handsOf('1111a 2222a 3333a DDa')).toEqual([
      '4x1m 4x2m 4x3m 2x7z',
      '4x1p 4x2p 4x3p 2x5z',
      '4x1s 4x2s 4x3s 2x6z',
    ]);
  });

  test('a suit that only a dragon has gives the other dragons', () => {
    const hands = handsOf('1111a 2222a 3333a DDb');
    expect(hands).toHaveLength(6);
    expect(hands).toContain('4x1m 4x2m 4x3m 2x6z');
    expect(hands).not.toContain('4x1m 4x2m 4x3m 2x7z');
  });

  test('numbers are any, odd, even, a range, a list, or made of another', () => {
    const ranks = (vars: string): number =>
      handsOf('xxxxa yyyya FFFFFF', vars).filter(hand => hand.includes('m')).length;
    expect(ranks('x=any; y=any !x')).toBe(36);
    expect(ranks('x=odd; y=even')).toBe(20);
    expect(ranks('x=1-7; y=x+2')).toBe(7);
    expect(ranks('x=3-9; y=x-2')).toBe(7);
    expect(ranks('x=2,6; y=9')).toBe(2);
    expect(ranks('x=1-4; y=10-x')).toBe(4);
  });

  test('p and q are winds', () => {
    expect(handsOf('pppp FFFF 1111* EE', 'p=wind')).toHaveLength(12);
    expect(handsOf('pppp qqqq FFFFFF', 'p=wind; q=wind !p')).toHaveLength(6);
  });

  test('these or those numbers are two patterns of one line', () => {
    expect(handsOf('1111a 3333a 5555a EE / 2222a 4444a 6666a EE')).toHaveLength(6);
  });
});

describe('both forms of a card', () => {
  const json = (text: string): string => {
    const { id, name, lines } = cardOf(text);
    return JSON.stringify({
      format: 'hand-card/1',
      id,
      name,
      lines: lines.map(({ open, note, guide, ...line }) => ({
        ...line,
        exposure: open ? 'X' : 'C',
        ...(note === null ? {} : { note }),
        ...(guide === null ? {} : { guide }),
        ...(line.id === 'A1' ? { vars: { x: '1-7', y: 'x+1' } } : {}),
      })),
    });
  };

  test('say the same', () => {
    const text = lineOf('FF xxxxa yyyya DDDDa', 'x=1-7; y=x+1');
    const card = cardOf(json(text));
    expect(card.lines).toEqual(cardOf(text).lines);
    expect(card.hands.map(({ groups }) => keyOf(groups))).toEqual(
      cardOf(text).hands.map(({ groups }) => keyOf(groups)),
    );
  });

  test('a line may take no jokers: "jokers": false, or jokers=no among the variables', () => {
    const text = lineOf('FF xxxxa xxxxb DDDDc', 'x=any; jokers=no');
    expect(cardOf(text).lines[0]!.jokers).toBe(false);
    expect(
      cardOf(trainingCard.replace('"exposure":"X"', '"jokers":false,"exposure":"X"')).lines[0]!.jokers,
    ).toBe(false);
  });

  test('blank lines and comments of the text form say nothing', () => {
    const text = lineOf('FFFF 1111a 2222b EE').replace('[One]', '\n# a comment\n\n[One]\r');
    expect(cardOf(text).hands).toHaveLength(6);
  });
});

describe('what is wrong with a card', () => {
  const first = (text: string): string => problemsOf(text)[0]!;

  test('is said with its line, its column and an example', () => {
    expect(first(lineOf('FF xxxa yyya zzza kyzb', 'x=1-7; y=x+1; z=x+2'))).toMatch(/^3:24 "k" is no symbol/);
    expect(first(lineOf('FFFF xxxxa 5555 EE', 'x=any'))).toMatch(
      /^3:17 "5555" needs a suit .* as in "5555a"/,
    );
    expect(first(lineOf('FFFF 1111a EEEE W'))).toBe('3:6 "FFFF 1111a EEEE W" has 13 tiles; a hand has 14');
  });

  test('all of it, not only what comes first', () => {
    const text = `${lineOf('FFFF 1111a EEEE W')}\nA1 | FFFF | x | Z | much | Twice`;
    expect(problemsOf(text).map(problem => problem.split(' ')[0])).toEqual([
      '3:6',
      '4:1',
      '4:6',
      '4:13',
      '4:17',
      '4:21',
    ]);
  });

  test('a number that leaves 1 to 9', () => {
    expect(first(lineOf('FF xxxxa yyyya zzzza', 'x=any; y=x+1; z=x+2'))).toMatch(
      /^3:38 where x=9, y would be 10: narrow it/,
    );
  });

  test('a variable that is not said, said twice, unknown, or used by no group', () => {
    expect(first(lineOf('FFFFFF xxxxa yyyya', 'x=any'))).toMatch(/y is not said/);
    expect(first(lineOf('FFFFFF xxxxa xxxxb', 'x=any; x=odd'))).toMatch(/x is said twice/);
    expect(first(lineOf('FFFFFF xxxxa xxxxb', 'k=any; x=any'))).toMatch(/"k" is no variable/);
    expect(first(lineOf('FFFFFF xxxxa xxxxb', 'x=any; y=any'))).toMatch(/no group uses y/);
    expect(first(lineOf('FFFFFF xxxxa yyyyb', 'x=y+1; y=any'))).toMatch(/is nothing that x may be/);
  });

  test('more naturals than there are', () => {
    expect(first(lineOf('NN NN NN 4444a 4444b', ''))).toMatch(/6 natural 4z, of which there are 4/);
    expect(first(lineOf('xxa yya xya NNNN EEEE', 'x=any; y=any'))).toMatch(/6 natural 1m.*y=any !x/);
  });

  test('more jokers than there are', () => {
    expect(first(lineOf('NNNNN NNNNN NNNN'))).toBe('3:6 it asks for 10 jokers, of which there are 8');
    expect(handsOf('NNNNNN NNNNNN EE')).toHaveLength(1);
  });

  test('a line marked X without a group that could be called', () => {
    expect(first(lineOf('NS 33a 44a 55a 66a 77a 88a'))).toMatch(/^3:38 the line is X/);
    expect(problemsOf(lineOf('NS 33a 44a 55a 66a 77a 88a', '', 'C'))).toEqual([]);
  });

  test('a hand that belongs to two lines', () => {
    const twin = `${lineOf('FFFF 1111a 2222a EE')}\nA2 | EE 2222a FFFF 1111a | | X | 25 | Twin`;
    expect(first(twin)).toMatch(/^4:6 A1 has this hand already/);
  });

  test('a text that is no card at all', () => {
    expect(first('')).toMatch(/^1:1 the card is empty/);
    expect(first('house')).toMatch(/^1:1 the first line names the card: as in/);
    expect(first('card x X')).toMatch(/no lines/);
  });

  test('in JSON: where it breaks off, what is missing, what is misspelt', () => {
    expect(first('{"format":"hand-card/1",\n "id":"x" "name":"y"}')).toMatch(
      /^2:11 this is no JSON: "," or "}"/,
    );
    expect(first('{"format":"hand-card/1","id":"x","lines":[]}')).toMatch(/^1:1 a text "name" is expected/);
    expect(first(trainingCard.replace('"value":25', '"valeu":25'))).toMatch(/the line needs a "value"/);
    expect(first(trainingCard.replace('2222*', '222k*'))).toMatch(/^5:81 "k" is no symbol/);
    expect(first('['.repeat(1000).replace('[', '{"a":'))).toMatch(/nested deeper/);
  });
});
