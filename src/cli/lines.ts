import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { reasonOf } from '../../server/reason-of.ts';
import { toJson } from '../game/json.ts';
import { CliFailure } from './command.ts';

/** How much text is gathered before it is written. */
const CHUNK = 1 << 16;
/** How deep a line may nest: hands and scripts go four levels down. */
const DEEPEST = 32;

/**
 * Answers every line of JSON on stdin with a line of JSON on stdout, in the same order. A line that is no JSON, or nests
 * without end, gets an `error` and the run goes on; empty lines are passed over.
 */
export async function answerLines(answer: (line: unknown) => unknown): Promise<void> {
  let text = '';
  for await (const line of stdinLines()) {
    text += `${JSON.stringify(answerOne(line, answer))}\n`;
    if (text.length >= CHUNK) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      text = '';
    }
  }
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** The lines of stdin. @throws CliFailure where it is a folder, which Node takes for an input that ends at once, or cannot be read */
export function stdinLines(): AsyncGenerator<string> {
  if (fstatSync(0).isDirectory()) throw new CliFailure('stdin cannot be read: it is a folder');
  return inputLines(process.stdin);
}

/**
 * The lines of an input that are not empty, without the mark that some programs put before UTF-8.
 * @throws CliFailure where the input cannot be read, as a folder cannot
 */
export async function* inputLines(input: Readable): AsyncGenerator<string> {
  let isFirst = true;
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const text = isFirst ? line.replace(/^\uFEFF/, '') : line;
      isFirst = false;
      if (text.trim() !== '') yield text;
    }
  } catch (error) {
    throw new CliFailure(`stdin cannot be read: ${reasonOf(error)}`);
  }
}

/** The answer to one line. */
export function answerOne(line: string, answer: (line: unknown) => unknown): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { error: `this is no JSON: ${(error as Error).message}` };
  }
  if (isDeeper(value, DEEPEST)) return { error: `this nests more than ${DEEPEST} levels deep` };
  return toJson(answer(value));
}

/** Whether lists and objects stand in each other more than `levels` deep. */
function isDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1));
}
