import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { host, newBot } from './host.ts';
import { StreamChecker, type Told } from './stream-checker.ts';

type Random = () => number;

/** What may become of a line on its way. Each gives the lines in place of one, and the one after it. */
const DAMAGE: Readonly<Record<string, (line: Told, next: Told, random: Random, seats: number) => Told[]>> = {
  dropped: (_line, next) => [next],
  duplicated: (line, next) => [line, line, next],
  reordered: (line, next) => [next, line],
  'of another actor': (line, next, _random, seats) =>
    typeof line.actor === 'number' ? [{ ...line, actor: (line.actor + 1) % seats }, next] : [line, next],
  'of nobody': (line, next) => [{ ...line, actor: 9 }, next],
  'of an unknown type': (line, next) => [{ ...line, type: 'sneeze' }, next],
  'followed by something unknown': (line, next) => [line, { type: 'weather', pai: '5m', actor: 0 }, next],
  'of another tile': (line, next, random) => {
    const pai = ['1m', '5pr', '9s', 'E', 'C', '?'][Math.floor(random() * 6)]!;
    return 'pai' in line ? [{ ...line, pai }, next] : [line, next];
  },
  'without a field': (line, next, random) => {
    const names = Object.keys(line).filter(name => name !== 'type');
    const gone = names[Math.floor(random() * names.length)];
    return [Object.fromEntries(Object.entries(line).filter(([name]) => name !== gone)), next];
  },
  'of other consumed tiles': (line, next) =>
    'consumed' in line ? [{ ...line, consumed: ['1m', '1m', '1m'] }, next] : [line, next],
};

const DEALS = new Set(['start_game', 'start_kyoku']);

/** The stream with about one line in `rarity` damaged; deals stay whole, as everything rests on them. */
function damaged(
  lines: readonly Told[],
  kind: string,
  rarity: number,
  random: Random,
  seats: number,
): Told[] {
  const result: Told[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const next = lines[i + 1];
    if (
      next === undefined ||
      DEALS.has(String(line.type)) ||
      DEALS.has(String(next.type)) ||
      random() * rarity > 1
    )
      result.push(line);
    else {
      result.push(...DAMAGE[kind]!(line, next, random, seats));
      i++;
    }
  }
  return result;
}

/** Puts a stream to a new bot and names the answers that are not legal. */
function problemsIn(rules: typeof riichi, lines: readonly Told[], me: number, seats: number): string[] {
  const bot = newBot(rules);
  const checker = new StreamChecker(me, seats);
  const problems: string[] = [];
  for (const [i, line] of lines.entries()) {
    checker.hear(line);
    const answer = bot.answer(line);
    const problem = checker.problem(answer);
    if (problem !== null)
      problems.push(
        `${problem}: ${JSON.stringify(answer)} to ${lines
          .slice(Math.max(0, i - 2), i + 1)
          .map(told => JSON.stringify(told))
          .join(' ')}`,
      );
  }
  return problems;
}

describe.each([
  ['riichi', riichi, 4],
  ['sanma', sanma, 3],
] as const)('whatever becomes of a stream of %s', (_id, rules, seats) => {
  const { lines } = host(rules, 3, 1, 'line');

  test('untouched, every answer is legal', () => {
    expect(problemsIn(rules, lines, 1, seats)).toEqual([]);
  });

  test.each(Object.keys(DAMAGE))('with lines %s, every answer is legal or none', kind => {
    for (let n = 0; n < 3; n++) {
      const stream = damaged(lines, kind, 4 + 12 * n, seedrandom(`${kind} ${n}`), seats);
      expect(problemsIn(rules, stream, 1, seats)).toEqual([]);
    }
  });

  test('a damaged hand is over with it: from the next deal on the bot plays as ever', () => {
    const second = lines
      .map(({ type }) => type)
      .indexOf('start_kyoku', 3 + lines.findIndex(line => line.type === 'start_kyoku'));
    const broken = [...lines.slice(0, 20), ...lines.slice(25, 30), ...lines.slice(second)];
    const whole = newBot(rules);
    const hurt = newBot(rules);
    const expected = lines.map(line => whole.answer(line)).slice(second);
    expect(broken.map(line => hurt.answer(line)).slice(25)).toEqual(expected);
  });

  test('garbage is answered with none', () => {
    const bot = newBot(rules);
    const garbage = [null, 7, 'x', [], {}, [null], { type: 3 }, { type: 'tsumo' }, { type: 'start_kyoku' }];
    for (const message of garbage) expect(bot.answer(message)).toEqual({ type: 'none' });
  });
});
