import { stripVTControlCharacters } from 'node:util';
import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import type { KeyPress } from '../../../src/terminal/key-events.ts';
import { Menu } from '../../../src/ui/components/menu.tsx';
import { afterReact } from '../../../src/ui/ink/after-react.ts';
import { KeyDispatcher } from '../../../src/ui/ink/key-dispatcher.ts';
import { KeyDispatcherContext } from '../../../src/ui/ink/use-keys.ts';
import { press } from '../../helpers/presses.ts';

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
      await afterReact();
    }
  };
  return { lastFrame, send, chosen };
}

test('arrows go round and Enter chooses', async () => {
  const { send, chosen, lastFrame } = menu();
  await send(press('up'));
  expect(stripVTControlCharacters(lastFrame()!)).toContain('> three');
  await send(press('down'), press('down'), press('enter'));
  expect(chosen).toEqual(['two']);
});

test('End goes to the last and Home to the first, also from where one is', async () => {
  const { send, lastFrame } = menu();
  const shown = (): string => stripVTControlCharacters(lastFrame()!);
  await send(press('end'));
  expect(shown()).toContain('> three');
  await send(press('end'), press('home'));
  expect(shown()).toContain('> one');
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
