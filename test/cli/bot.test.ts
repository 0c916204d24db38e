import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';

afterEach(() => vi.restoreAllMocks());

/** Runs the command on these lines of input and gives its status and what it wrote. */
async function run(
  lines: readonly string[],
  ...args: string[]
): Promise<{ status: number; out: string[]; err: string }> {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(
    Readable.from(lines.map(line => `${line}\n`)) as typeof process.stdin,
  );
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await main(['bot', ...args]);
  const told = { out: out.mock.calls.join('').trimEnd().split('\n'), err: err.mock.calls.join('') };
  vi.restoreAllMocks();
  return { status, ...told };
}

const hidden = Array.from({ length: 13 }, () => '?');
const START = { type: 'start_game', id: 0, names: ['p0', 'p1', 'p2', 'p3'] };
const DEAL = {
  type: 'start_kyoku',
  bakaze: 'E',
  dora_marker: '7s',
  kyoku: 1,
  honba: 0,
  kyotaku: 0,
  oya: 0,
  scores: [25000, 25000, 25000, 25000],
  tehais: [
    ['1m', '6m', '9m', '5p', '5p', '7p', '7p', '9p', '1s', '2s', 'N', 'P', 'F'],
    hidden,
    hidden,
    hidden,
  ],
};
const DRAW = { type: 'tsumo', actor: 0, pai: 'C' };
const MJAI = ['--rules', 'riichi', '--level', 'beginner', '--protocol', 'mjai'];

describe('bot --protocol mjai', () => {
  test('answers every event with one line', async () => {
    const { status, out } = await run(
      [START, DEAL, DRAW].map(event => JSON.stringify(event)),
      ...MJAI,
    );
    expect(status).toBe(0);
    const answers = out.map(line => JSON.parse(line));
    expect(answers.slice(0, 2)).toEqual([{ type: 'none' }, { type: 'none' }]);
    expect(answers[2]).toMatchObject({ type: 'dahai', actor: 0 });
    expect(answers).toHaveLength(3);
  });

  test('answers an array of events with one line, the same', async () => {
    const single = await run(
      [START, DEAL, DRAW].map(event => JSON.stringify(event)),
      ...MJAI,
    );
    const { out } = await run([JSON.stringify([START, DEAL, DRAW])], ...MJAI);
    expect(out).toEqual(single.out.slice(-1));
  });

  test('answers what it does not understand with none, and goes on', async () => {
    const lines = ['{"type":"start_game"', 'null', '{"type":"sneeze"}', JSON.stringify([START, DEAL, DRAW])];
    const { out } = await run(lines, ...MJAI);
    expect(out.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => '{"type":"none"}'));
    expect(JSON.parse(out[3]!)).toMatchObject({ type: 'dahai', actor: 0 });
  });

  test('plays many games in a row', async () => {
    const game = [START, DEAL, DRAW, { type: 'end_game' }];
    const { out } = await run(
      [...game, ...game].map(event => JSON.stringify(event)),
      ...MJAI,
    );
    expect(out.slice(4)).toEqual(out.slice(0, 4));
  });

  test.each([
    [['--rules', 'riichi'], /--protocol is needed: mjai/],
    [['--rules', 'riichi', '--protocol', 'uci'], /no "uci"; there is mjai/],
    [['--rules', 'mcr', '--protocol', 'mjai'], /mjai speaks of riichi and sanma alone/],
    [['--rules', 'riichi', '--protocol', 'mjai', '--level', 'god'], /no level "god"/],
    [['--rules', 'riichi', '--protocol', 'mjai', '--options', '{"luck":1}'], /--options/],
  ] as const)('is clear about what is wrong: %j', async (args, message) => {
    const { status, err } = await run([], ...args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});
