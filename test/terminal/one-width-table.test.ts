import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['string-width', 'chalk'])('T7: the tree holds one %s, shared with Ink', name => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  // What only develops the product (a test oracle's own command line) measures nothing that it draws.
  const places = Object.entries<{ dev?: boolean }>(lock.packages)
    .filter(([place, { dev }]) => place.endsWith(`node_modules/${name}`) && dev !== true)
    .map(([place]) => place);
  expect(places).toEqual([`node_modules/${name}`]);
});
