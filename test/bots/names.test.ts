import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { botNames } from '../../src/bots/names.ts';

it('gives every bot a name of its own that nobody at the table has', () => {
  const names = botNames(3, ['wren', 'FINCH'], seedrandom('names'));
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain('Wren');
  expect(names).not.toContain('Finch');
  expect(botNames(3, ['wren', 'FINCH'], seedrandom('names'))).toEqual(names);
});

it('never runs out of names', () => {
  expect(new Set(botNames(20, [], seedrandom('names'))).size).toBe(20);
});
