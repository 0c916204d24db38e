import { describe, expect, test } from 'vitest';
import { answerOne } from '../../src/cli/lines.ts';

const echo = (line: unknown) => line;

describe('a line of JSON', () => {
  test('is answered, with tiles as notation', () => {
    expect(answerOne('{"tile":0}', echo)).toEqual({ tile: '1m' });
  });

  test('that is none gets an error', () => {
    expect(answerOne('{', echo)).toMatchObject({ error: expect.stringContaining('no JSON') });
  });

  test('that nests without end gets an error and stops nothing', () => {
    const deep = `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(answerOne(deep, echo)).toMatchObject({ error: expect.stringContaining('deep') });
  });
});
