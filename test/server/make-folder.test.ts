import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../server/make-folder.ts';
import { temporaryFolder } from '../helpers/folder.ts';

it('makes a folder and those above it, and leaves one that is there as it is', () => {
  const folder = join(temporaryFolder('made'), 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  makeFolder(folder, 0o755);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('throws where a folder cannot be', () => {
  const file = join(temporaryFolder('made'), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'below'))).toThrow(/EEXIST/);
});

it.runIf(process.platform === 'linux')('throws where the system denies a folder that is there', () => {
  expect(() => makeFolder('/proc/sshparrow/data')).toThrow(/ENOENT/);
});
