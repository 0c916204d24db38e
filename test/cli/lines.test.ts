import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { answerOne, inputLines } from '../../src/cli/lines.ts';

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

describe('the lines of an input', () => {
  const read = async (input: Readable): Promise<string[]> => {
    const lines: string[] = [];
    for await (const line of inputLines(input)) lines.push(line);
    return lines;
  };

  test('are those with something in them, whatever ends them and whatever stands before the first', async () => {
    expect(await read(Readable.from(['\uFEFF{"id":1}\r\n\n  \n{"id":', '2}']))).toEqual([
      '{"id":1}',
      '{"id":2}',
    ]);
  });

  test('of a folder cannot be read, which is said', async () => {
    await expect(read(createReadStream('.'))).rejects.toThrow('stdin cannot be read: it is a folder');
  });
});
