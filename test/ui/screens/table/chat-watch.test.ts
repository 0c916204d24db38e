import { expect, test } from 'vitest';
import { ChatWatch } from '../../../../src/ui/screens/table/chat-watch.ts';

const line = (number: number, name: string) => ({ number, name, text: 'good luck' });

test('what was said before one came is no news', () => {
  const watch = new ChatWatch();
  expect(watch.take([line(0, 'Mei'), line(1, 'Lin')], 'Ada')).toBeNull();
  expect(watch.unread).toBe(0);
});

test('the newest line of others is told once, and all of theirs count as unread', () => {
  const watch = new ChatWatch();
  watch.take([], 'Ada');
  const said = [line(0, 'Mei'), line(1, 'Lin'), line(2, 'Ada')];
  expect(watch.take(said, 'Ada')).toEqual(line(1, 'Lin'));
  expect(watch.take(said, 'Ada')).toBeNull();
  expect(watch.unread).toBe(2);
});

test('reading leaves nothing unread', () => {
  const watch = new ChatWatch();
  watch.take([], 'Ada');
  watch.take([line(0, 'Mei')], 'Ada');
  watch.read();
  expect(watch.unread).toBe(0);
  expect(watch.take([line(0, 'Mei'), line(1, 'Mei')], 'Ada')).toEqual(line(1, 'Mei'));
  expect(watch.unread).toBe(1);
});
