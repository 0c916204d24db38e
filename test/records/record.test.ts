import { describe, expect, test } from 'vitest';
import { drawSeats } from '../../src/game/source.ts';
import { type MatchRecord, RecordError, readRecord, writeRecord } from '../../src/records/record.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { commitmentOf } from '../../src/tiles/keystream.ts';
import { newWorld, playAnyhow, seedOf } from '../helpers/random-play.ts';

const SEED = 11;

function recordOf(change: Partial<MatchRecord> = {}): MatchRecord {
  const { match, commands } = playAnyhow(newWorld(basic13, SEED, { hands: 1 }), SEED);
  return {
    id: 'k7fq',
    ruleset: 'basic13',
    options: match.options,
    players: ['Ada', 'Mei', 'Lin', 'Noor'].map(name => ({ name, kind: 'person' as const })),
    seats: drawSeats(seedOf(SEED), [], 4),
    seatsDrawn: true,
    commitment: commitmentOf(seedOf(SEED)),
    commands,
    seed: seedOf(SEED),
    phrases: [],
    scores: match.scores,
    ...change,
  };
}

const verify = (text: string) => verifyRecord(text, rulesetOf);

describe('a record', () => {
  test('reads back as it was written', () => {
    const record = recordOf();
    expect(readRecord(writeRecord(record))).toEqual(record);
  });

  test('that nobody touched verifies', () => {
    expect(verify(writeRecord(recordOf()))).toMatchObject({ hands: 1 });
  });

  test('is refused with any byte changed, added or left out', () => {
    const text = writeRecord(recordOf());
    for (let at = 0; at < text.length; at += 13) {
      const other = text[at] === '7' ? '8' : '7';
      expect(() => verify(text.slice(0, at) + other + text.slice(at + 1)), `byte ${at}`).toThrow();
      expect(() => verify(text.slice(0, at) + text.slice(at + 1)), `without byte ${at}`).toThrow();
      expect(() => verify(`${text.slice(0, at)} ${text.slice(at)}`), `a blank before byte ${at}`).toThrow();
    }
    expect(() => verify(`${text}\n`)).toThrow('differs');
    expect(() => verify(text.trimEnd())).toThrow('differs');
  });

  test.each([
    ['another seed', { seed: seedOf(12) }, 'committed'],
    ['another commitment', { commitment: commitmentOf(seedOf(12)) }, 'committed'],
    ['another phrase', { phrases: ['luck'] }, /seats|refused|over/],
    ['other scores', { scores: [3, -3, 0, 0] }, 'scores come to'],
    ['seats that were not drawn', { seats: [0, 1, 2, 3] }, 'seed draws'],
    ['an unknown ruleset', { ruleset: 'snap' }, 'not known'],
  ])('with a true hash but %s is refused', (_name, change, message) => {
    expect(() => verify(writeRecord(recordOf(change as Partial<MatchRecord>)))).toThrow(message);
  });

  test.each([
    ['a phrase that is no text', { phrases: [null] }],
    ['players without names', { players: [1, 2, 3, 4] }],
    ['a player who is neither person nor bot', { players: Array(4).fill({ name: 'Ada', kind: 'cat' }) }],
    ['no scores', { scores: undefined }],
    ['options that are a list', { options: [] }],
    ['seats that are no numbers', { seats: ['0', '1', '2', '3'] }],
    [
      'five players at four seats',
      { players: Array(5).fill({ name: 'Ada', kind: 'bot' }), seatsDrawn: false },
    ],
    ['a command of no seat', { commands: [{ seat: 'map', do: 'win' }] }],
    ['a command of a seat that there is not', { commands: [{ seat: 9, do: 'win' }] }],
    ['a tile that cannot be named', { commands: [{ seat: 0, do: 'discard', tile: { toString: 1 } }] }],
  ])('with a true hash but %s is refused in one sentence', (_name, change) => {
    expect(() => verify(writeRecord(recordOf(change as unknown as Partial<MatchRecord>)))).toThrow(
      RecordError,
    );
  });

  test('whose version is no number is refused in one sentence', () => {
    const text = writeRecord(recordOf()).replace('"version":1', '"version":{"toString":1}');
    expect(() => verify(text)).toThrow(RecordError);
  });

  test('whose last command is left out is refused: the match is not over', () => {
    const { commands } = recordOf();
    expect(() => verify(writeRecord(recordOf({ commands: commands.slice(0, -1) })))).toThrow('not over');
  });

  test('of a command that the rules refuse is refused with its number', () => {
    const { commands } = recordOf();
    const wrong = [commands[0]!, { seat: 0, do: 'win' }, ...commands.slice(2)];
    expect(() => verify(writeRecord(recordOf({ commands: wrong })))).toThrow('command 2 is refused');
  });

  test.each(['', '\n\n', 'hello\n', '{"record":"other"}\n{}\n{}\n', '[]\n[]\n[]\n'])('is not %j', text => {
    expect(() => verify(text)).toThrow();
  });
});
