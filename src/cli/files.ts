import { readFileSync } from 'node:fs';
import { CliFailure } from './command.ts';

/** What the system's codes say in words; another code is told as it is. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be used by this user',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk may only be read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is no UTF-8 text',
};

/** Why a file or folder could not be used. */
export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? String(error) : (REASONS[code] ?? code);
}

/** Reads a file named on the command line; every byte counts, so what is no UTF-8 is no text. @throws CliFailure */
export function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    throw new CliFailure(`${file} cannot be read: ${reasonOf(error)}`);
  }
}
