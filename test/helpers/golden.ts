import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const FOLDER = new URL('../golden/', import.meta.url);

/**
 * Holds a screen against the file of that name in test/golden. With UPDATE_GOLDEN=1 the file is written instead; without it, a
 * missing file is a failure like a different one.
 */
export function expectGolden(name: string, text: string): void {
  const file = fileURLToPath(new URL(`${name}.txt`, FOLDER));
  const written = `${text}\n`;
  const { UPDATE_GOLDEN: update } = process.env;
  if (update === '1') {
    writeFileSync(file, written);
    return;
  }
  if (!existsSync(file)) expect.fail(`test/golden/${name}.txt is missing; UPDATE_GOLDEN=1 writes it`);
  expect(written).toBe(readFileSync(file, 'utf8'));
}
