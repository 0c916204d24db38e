import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['string-width', 'chalk'])('T7: the tree holds one %s, shared with Ink', name => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const places = Object.keys(lock.packages).filter(place => place.endsWith(`node_modules/${name}`));
  expect(places).toEqual([`node_modules/${name}`]);
});
