import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { OneByOne } from '../../../server/store/sqlite/one-by-one.ts';

const things = (...names: string[]) => names.map(name => ({ name }));

it('hands out one thing to a turn of the event loop, in order', async () => {
  const taken: string[] = [];
  const line = new OneByOne<{ name: string }>(({ name }) => taken.push(name));
  line.push(things('a', 'b'));
  expect(taken).toEqual(['a']);
  line.push(things('c'));
  expect(taken).toEqual(['a']);
  await nextTurn();
  expect(taken).toEqual(['a', 'b']);
  await nextTurn();
  expect(taken).toEqual(['a', 'b', 'c']);
  await nextTurn();
  line.push(things('d'));
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});

it('hands out all that waits at once where it is told to', () => {
  const taken: string[] = [];
  const line = new OneByOne<{ name: string }>(({ name }) => taken.push(name));
  line.push(things('a', 'b', 'c'));
  line.flush();
  expect(taken).toEqual(['a', 'b', 'c']);
});
