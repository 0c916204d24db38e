import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import type { KeyPress } from '../../../src/terminal/key-events.ts';
import { Menu } from '../../../src/ui/components/menu.tsx';
import { KeyDispatcher } from '../../../src/ui/ink/key-dispatcher.ts';
import { KeyDispatcherContext } from '../../../src/ui/ink/use-keys.ts';

/** React commits from a microtask onto the immediate queue, two turns behind. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve));
}

const press = (name: KeyPress['name'], ch?: string, burst = false): KeyPress => ({
  name,
  ...(ch === undefined ? {} : { ch }),
  ctrl: false,
  alt: false,
  shift: false,
  burst,
});

function menu() {
  const dispatcher = new KeyDispatcher();
  const chosen: string[] = [];
  const items = ['one', 'two', 'three'].map(label => ({
    label,
    key: label[0]!,
    choose: () => chosen.push(label),
  }));
  const { lastFrame } = render(
    <KeyDispatcherContext value={dispatcher}>
      <Menu items={items} onCancel={() => chosen.push('cancel')} />
    </KeyDispatcherContext>,
  );
  const send = async (...keys: KeyPress[]): Promise<void> => {
    for (const key of keys) {
      dispatcher.dispatch(key);
      await rendered();
    }
  };
  return { lastFrame, send, chosen };
}

test('arrows go round and Enter chooses', async () => {
  const { send, chosen, lastFrame } = menu();
  await send(press('up'));
  expect(lastFrame()).toContain('> three');
  await send(press('down'), press('down'), press('enter'));
  expect(chosen).toEqual(['two']);
});

test('an item’s own key chooses it at once', async () => {
  const { send, chosen } = menu();
  await send(press('char', 'o'));
  expect(chosen).toEqual(['one']);
});

test('Escape and q cancel', async () => {
  const { send, chosen } = menu();
  await send(press('escape'), press('char', 'q'));
  expect(chosen).toEqual(['cancel', 'cancel']);
});

test('what was pasted chooses nothing', async () => {
  const { send, chosen } = menu();
  await send(press('enter', undefined, true), press('char', 'o', true));
  expect(chosen).toEqual([]);
});
