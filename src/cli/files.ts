import { readFileSync } from 'node:fs';
import { reasonOf } from '../../server/reason-of.ts';
import { CliFailure } from './command.ts';

/** Reads a file named on the command line; every byte counts, so what is no UTF-8 is no text. @throws CliFailure */
export function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    throw new CliFailure(`${file} cannot be read: ${reasonOf(error)}`);
  }
}
