import { Box, Text } from 'ink';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../src/terminal/grid.ts';
import { toStyledText, toText } from '../../../src/terminal/grid-text.ts';
import type { Key } from '../../../src/terminal/key-events.ts';
import { roleColor } from '../../../src/terminal/role-colors.ts';
import { InkHost } from '../../../src/ui/ink/ink-host.tsx';
import { useKeys } from '../../../src/ui/ink/use-keys.ts';
import { useSize } from '../../../src/ui/ink/use-size.ts';
import { press } from '../../helpers/presses.ts';

function type(host: InkHost, text: string): void {
  for (const ch of text) host.dispatch(ch === '\r' ? press('enter') : press('char', ch));
}

function open(node: ReactNode, columns = 30, rows = 4) {
  const frames: Grid[] = [];
  const errors: unknown[] = [];
  const unhandled: Key[] = [];
  const host = new InkHost({
    size: { columns, rows },
    onFrame: frame => frames.push(frame),
    onError: error => errors.push(error),
    onUnhandledKey: other => unhandled.push(other),
    crashMessage: 'Something broke here. Press q to leave.',
  });
  host.render(node);
  return { host, frames, errors, unhandled, text: () => toText(frames.at(-1)!) };
}

function Field(): ReactNode {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('nothing');
  useKeys(pressed => {
    if (pressed.name === 'paste') setText(text + pressed.text);
    else if (pressed.name === 'enter') setSent(text);
    else if (pressed.name === 'char') setText(text + pressed.ch);
    else return false;
    return true;
  });
  return (
    <Text>
      {text}|{sent}
    </Text>
  );
}

const Told = () => {
  const { columns, rows } = useSize();
  return <Text>{`${columns}×${rows}`}</Text>;
};

const Broken = (): ReactNode => {
  throw new Error('secret of the house');
};

const Late = () => {
  useEffect(() => {
    throw new Error('late');
  }, []);
  return <Text>fine</Text>;
};

const Trips = () => {
  const [count, setCount] = useState(0);
  useKeys(pressed => {
    if (pressed.name === 'escape') throw new Error('tripped');
    setCount(count + 1);
    return true;
  });
  return <Text>{count}</Text>;
};

/** Renders as slowly as on a machine that has other things to do. */
const Slow = () => {
  const [count, setCount] = useState(0);
  for (const until = performance.now() + 8; performance.now() < until; );
  useKeys(() => {
    setCount(count + 1);
    return true;
  });
  return <Text>{count}</Text>;
};

const Named = ({
  name,
  takes,
  heard,
  children,
}: {
  name: string;
  takes: string;
  heard: string[];
  children?: ReactNode;
}) => {
  useKeys(pressed => {
    heard.push(name);
    return pressed.name === 'char' && pressed.ch === takes;
  });
  return <Box>{children}</Box>;
};

const Switched = ({ active, heard }: { active: boolean; heard: string[] }) => {
  useKeys(pressed => heard.push(pressed.name) > 0, active);
  return null;
};

describe('frames', () => {
  test('are grids of roles, whatever this process thinks of colours', () => {
    const { host, frames } = open(
      <Box borderStyle="single" borderColor={roleColor('muted')}>
        <Text color={roleColor('gold')} bold>
          東 wind
        </Text>
      </Box>,
      12,
      4,
    );
    expect(toStyledText(frames[0]!)).toBe(
      [
        '┌───────┐',
        '│東 wind│',
        '│       │',
        '└───────┘',
        '',
        'aaaaaaaaa',
        'abbbbbbba',
        'a.......a',
        'aaaaaaaaa',
        '',
        'a muted',
        'b gold bold',
      ].join('\n'),
    );
    host.unmount();
  });

  test('never exceed the size of the terminal', () => {
    const lines = Array.from({ length: 9 }, (_, index) => (
      <Text key={index}>{`line ${index} that is far too long`}</Text>
    ));
    const { host, frames } = open(<Box flexDirection="column">{lines}</Box>, 10, 3);
    expect([frames[0]!.columns, frames[0]!.rows]).toEqual([10, 3]);
    host.unmount();
  });

  test('come only when something changed', () => {
    const { host, frames } = open(<Text>same</Text>);
    host.render(<Text>same</Text>);
    expect(frames).toHaveLength(1);
    host.unmount();
    expect(frames).toHaveLength(1);
  });

  test('I12: follow the size, and components are told', () => {
    const { host, frames, text } = open(<Told />, 80, 24);
    for (const [columns, rows] of [
      [60, 20],
      [120, 40],
    ] as const) {
      host.resize({ columns, rows });
      expect(text().trim()).toBe(`${columns}×${rows}`);
      expect([frames.at(-1)!.columns, frames.at(-1)!.rows]).toEqual([columns, rows]);
    }
    host.unmount();
  });
});

describe('keys', () => {
  test('in one packet see what the keys before them changed', async () => {
    const { host, text } = open(<Field />);
    type(host, 'Ada\r');
    await host.settled();
    expect(text().trim()).toBe('Ada|Ada');
    host.dispatch({ name: 'paste', text: '!!' });
    await host.settled();
    expect(text().trim()).toBe('Ada!!|Ada');
    host.unmount();
  });

  test('see what the keys before them changed while other sessions keep React busy', async () => {
    const hosts = Array.from({ length: 4 }, () => open(<Slow />));
    for (const { host } of hosts) for (let i = 0; i < 3; i++) host.dispatch(press('down'));
    for (const { host } of hosts) await host.settled();
    expect(hosts.map(({ text }) => text().trim())).toEqual(['3', '3', '3', '3']);
    for (const { host } of hosts) host.unmount();
  });

  test('go to the newest handler first, a child before its parent, and stop where they are consumed', async () => {
    const heard: string[] = [];
    const tree = (dialog: boolean) => (
      <Named heard={heard} name="screen" takes="s">
        <Named heard={heard} name="list" takes="l" />
        {dialog && <Named heard={heard} name="dialog" takes="d" />}
      </Named>
    );
    const { host, unhandled } = open(tree(false));
    type(host, 's');
    await host.settled();
    host.render(tree(true));
    type(host, 'dlx');
    await host.settled();
    expect(heard).toEqual(['list', 'screen', 'dialog', 'dialog', 'list', 'dialog', 'list', 'screen']);
    expect(unhandled).toEqual([press('char', 'x')]);
    host.unmount();
  });

  test('are not heard while a handler is inactive or gone', async () => {
    const heard: string[] = [];
    const { host } = open(<Switched heard={heard} active={true} />);
    host.dispatch(press('up'));
    await host.settled();
    host.render(<Switched heard={heard} active={false} />);
    host.dispatch(press('down'));
    await host.settled();
    host.render(null);
    host.dispatch(press('left'));
    await host.settled();
    expect(heard).toEqual(['up']);
    host.unmount();
    host.dispatch(press('right'));
    expect(heard).toEqual(['up']);
  });
});

describe('I17: a fault', () => {
  test('in render shows a plain sentence, and no stack', () => {
    const { host, errors, text } = open(<Broken />, 60, 6);
    expect(text().trim()).toBe('Something broke here. Press q to leave.');
    expect(errors).toEqual([new Error('secret of the house')]);
    host.unmount();
  });

  test('in an effect does the same', async () => {
    const { host, errors, text } = open(<Late />, 60, 6);
    await host.settled();
    expect(text()).toContain('Something broke here.');
    expect(errors).toEqual([new Error('late')]);
    host.unmount();
  });

  test('in a key handler is told, and the next key is handled', async () => {
    const { host, errors, text } = open(<Trips />);
    host.dispatch(press('escape'));
    host.dispatch(press('up'));
    await host.settled();
    expect([errors, text().trim()]).toEqual([[new Error('tripped')], '1']);
    host.unmount();
  });

  test('stays in its own session', () => {
    const one = open(<Broken />, 60, 6);
    const other = open(<Text>fine</Text>);
    expect([one.errors.length, other.errors.length, other.text().trim()]).toEqual([1, 0, 'fine']);
    one.host.unmount();
    other.host.unmount();
  });
});

describe('twelve sessions at once', () => {
  const events = ['beforeExit', 'exit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'warning'] as const;
  const listeners = () => events.map(event => process.listenerCount(event));

  test('I1, I8: no warning, no listeners piling up, the console intact after closing in the order of joining', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    const first = open(<Field />);
    process.on('warning', onWarning);
    const before = listeners();
    const { log, error } = console;
    const sessions = Array.from({ length: 12 }, (_, index) => open(<Text>{`session ${index}`}</Text>));
    expect(listeners()).toEqual(before);
    expect([console.log, console.error]).toEqual([log, error]);
    // Warnings are emitted on a later turn of the event loop.
    await new Promise(resolve => setImmediate(resolve));
    for (const [index, session] of sessions.entries()) {
      expect(session.text().trim()).toBe(`session ${index}`);
      session.host.unmount();
    }
    first.host.unmount();
    await new Promise(resolve => setImmediate(resolve));
    process.off('warning', onWarning);
    expect([console.log, console.error]).toEqual([log, error]);
    expect(warnings).toEqual([]);
  });
});

test('I7: unmounting does not wait for anything, and nothing is drawn afterwards', () => {
  const { host, frames } = open(<Field />);
  host.unmount();
  const count = frames.length;
  host.render(<Text>late</Text>);
  host.resize({ columns: 50, rows: 5 });
  type(host, 'x');
  host.unmount();
  expect(frames).toHaveLength(count);
});

test('I2: a long session leaves no measurements behind', () => {
  const { host } = open(<Text>0</Text>);
  const before = performance.getEntries().length;
  for (let turn = 1; turn < 100; turn++) host.render(<Text>{turn}</Text>);
  host.unmount();
  expect(performance.getEntries().length - before).toBe(0);
});
