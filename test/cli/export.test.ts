import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { writeRecord } from '../../src/records/record.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { sanma } from '../../src/rules/riichi/sanma.ts';
import { commitmentOf } from '../../src/tiles/keystream.ts';
import { newWorld, playAnyhow, seedOf } from '../helpers/random-play.ts';
import { eagerRecord } from '../helpers/riichi-record.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  writeFileSync(join(folder, 'sanma'), writeRecord(eagerRecord(sanma, 1)));
  const { match, commands } = playAnyhow(newWorld(basic13, 1, { hands: 1 }), 1);
  const record = {
    id: 'plain',
    ruleset: 'basic13',
    options: match.options,
    players: ['Ada', 'Mei', 'Lin', 'Noor'].map(name => ({ name, kind: 'person' as const })),
    seats: [0, 1, 2, 3],
    seatsDrawn: false,
    commitment: commitmentOf(seedOf(1)),
    commands,
    seed: seedOf(1),
    phrases: [],
    scores: match.scores,
  };
  writeFileSync(join(folder, 'basic13'), writeRecord(record));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs the command and gives its status and what it wrote. */
async function run(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await main(['export', ...args]);
  const told = { out: out.mock.calls.join(''), err: err.mock.calls.join('') };
  vi.restoreAllMocks();
  return { status, ...told };
}

describe('export', () => {
  test('writes the formats of riichi', async () => {
    const { status, out } = await run(join(folder, 'sanma'), '--format', 'tenhou6');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ title: ['Sanma', 'eager-1'] });
    const mjai = await run(join(folder, 'sanma'), '--format', 'mjai');
    expect(JSON.parse(mjai.out.split('\n')[0]!)).toMatchObject({
      type: 'start_game',
      names: ['Ada', 'Mei', 'Lin'],
    });
  });

  test('writes any match as JSON, event by event, tiles in notation', async () => {
    const { status, out } = await run(join(folder, 'basic13'), '--format', 'json');
    expect(status).toBe(0);
    const match = JSON.parse(out);
    expect(match).toMatchObject({ ruleset: 'basic13', names: ['Ada', 'Mei', 'Lin', 'Noor'] });
    expect(match.hands).toHaveLength(1);
    expect(match.hands[0].after).toEqual(match.scores);
    expect(match.hands[0].events[1].own.tiles[0]).toMatch(/^\d[mpsz]$/);
  });

  test('says in one line that a format does not fit the ruleset', async () => {
    const { status, out, err } = await run(join(folder, 'basic13'), '--format', 'tenhou6');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^sshparrow: export: .*basic13 cannot be written as tenhou6.*\n$/);
  });

  test.each([
    [['no-such-file', '--format', 'mjai'], 1, /cannot be read/],
    [['x', '--format', 'pdf'], 2, /no format "pdf"; there are tenhou6, mjai/],
    [['x'], 2, /--format is needed/],
    [[], 2, /one file/],
  ] as const)('is clear about what is wrong: %j', async (args, expected, message) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: expected, out: '' });
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
