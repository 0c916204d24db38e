import { stripVTControlCharacters } from 'node:util';
import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import type { Key } from '../../../src/terminal/key-events.ts';
import { TextField } from '../../../src/ui/components/text-field.tsx';
import { afterReact } from '../../../src/ui/ink/after-react.ts';
import { KeyDispatcher } from '../../../src/ui/ink/key-dispatcher.ts';
import { KeyDispatcherContext } from '../../../src/ui/ink/use-keys.ts';
import { press } from '../../helpers/presses.ts';

async function field(limit = 20) {
  const dispatcher = new KeyDispatcher();
  const submitted: string[] = [];
  let cancelled = 0;
  const { lastFrame } = render(
    <KeyDispatcherContext value={dispatcher}>
      <TextField
        limit={limit}
        width={limit + 1}
        onSubmit={text => submitted.push(text)}
        onCancel={() => {
          cancelled += 1;
        }}
      />
    </KeyDispatcherContext>,
  );
  const send = async (...keys: Key[]): Promise<void> => {
    for (const key of keys) {
      dispatcher.dispatch(key);
      await afterReact();
    }
  };
  const type = (text: string): Promise<void> => send(...[...text].map(ch => press('char', ch)));
  return { dispatcher, lastFrame, send, type, submitted, cancelled: () => cancelled };
}

test('what is typed is shown, and Enter hands it over cleaned', async () => {
  const { lastFrame, send, type, submitted } = await field();
  await type(' hello');
  await send(press('space', ' '), press('char', '!'));
  expect(stripVTControlCharacters(lastFrame()!)).toContain('hello !');
  await send(press('enter'));
  expect(submitted).toEqual(['hello !']);
});

test('an Enter that was pasted is a blank, not the end', async () => {
  const { send, type, submitted } = await field();
  await type('a');
  await send(press('enter', undefined, true), press('char', 'b', true));
  expect(submitted).toEqual([]);
  await send(press('enter'));
  expect(submitted).toEqual(['a b']);
});

test('it holds no more than its limit, counted in cells', async () => {
  const { send, type, submitted } = await field(5);
  await type('東西南北');
  await send(press('enter'));
  expect(submitted).toEqual(['東西']);
});

test('backspace takes one letter, whatever it is made of', async () => {
  const { send, type, submitted } = await field();
  await type('a東');
  await send(press('backspace'), press('enter'));
  expect(submitted).toEqual(['a']);
});

test('Escape cancels', async () => {
  const { send, cancelled } = await field();
  await send(press('escape'));
  expect(cancelled()).toBe(1);
});

test('pasted text loses escapes and line breaks', async () => {
  const { send, submitted } = await field();
  await send({ name: 'paste', text: 'go\n\u001b[31mon' }, press('enter'));
  expect(submitted).toEqual(['go on']);
});

test('keys with Ctrl that it has no use for are left to others', async () => {
  const { dispatcher } = await field();
  const ctrlC: Key = { name: 'char', ch: 'c', ctrl: true, alt: false, shift: false, burst: false };
  expect(dispatcher.dispatch(ctrlC)).toBe(false);
});
