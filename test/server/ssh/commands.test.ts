import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ExecCommand } from '../../../server/ssh/commands.ts';
import { runOpenSsh } from '../../helpers/openssh.ts';
import type { TestServer } from '../../helpers/ssh.ts';
import { connectClient, execCommand, openTerminal, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
let gone: Promise<void>;
let faults: number;
const book = Array.from({ length: 500 }, (_, line) => `${line} ${'一🀄'.repeat(700)}\n`);

beforeEach(async () => {
  const aborted = Promise.withResolvers<void>();
  gone = aborted.promise;
  const commands: ExecCommand[] = [
    {
      name: 'echo',
      usage: 'WORDS',
      help: 'says it again',
      run: async ({ args, write, error }) => {
        await write(`${args.join(',')}\nsecond line\n`);
        await error('a problem\n');
        return args.length === 0 ? 1 : 0;
      },
    },
    {
      name: 'book',
      help: 'writes a lot',
      run: async ({ write }) => {
        await write(book.slice(0, 10).join(''));
        // Nothing has to be waited for, and no length is too long.
        for (const line of book.slice(10, 100)) void write(line);
        void write(book.slice(100).join(''));
        return 0;
      },
    },
    {
      name: 'watch',
      usage: 'ID',
      help: 'draws',
      needsTty: true,
      run: ({ shell, args }) =>
        new Promise(resolve => {
          shell?.write(`watching ${args[0]} at ${shell.size().columns}`);
          shell?.onInput(() => resolve(7));
        }),
    },
    {
      name: 'fail',
      help: 'fails',
      run: () => {
        throw new Error('secret details');
      },
    },
    {
      name: 'wait',
      help: 'waits until the client is gone',
      run: ({ signal }) =>
        new Promise(resolve => {
          signal.addEventListener('abort', () => {
            aborted.resolve();
            resolve(0);
          });
        }),
    },
  ];
  faults = 0;
  started = await startServer({
    commands,
    onFault: () => {
      faults++;
    },
  });
});
afterEach(() => started.stop());

const list = [
  '  help        lists these commands',
  '  whoami      shows who you are here: the fingerprint of your key, or that you are a guest',
  '  echo WORDS  says it again',
  '  book        writes a lot',
  '  watch ID    draws (ssh -t)',
  '  fail        fails',
  '  wait        waits until the client is gone',
  '',
].join('\n');

it('lists its commands on help', async () => {
  const result = await runOpenSsh({ port: started.port, command: 'help' });
  expect(result).toEqual({ status: 0, stdout: `Commands, as in: ssh HOST COMMAND\n${list}`, stderr: '' });
});

it.each(['tables', 'rm -rf /', '__proto__', 'constructor', '  '])(
  'answers %j with the list, and 2',
  async command => {
    const result = await runOpenSsh({ port: started.port, command });
    expect(result).toEqual({
      status: 2,
      stdout: '',
      stderr: `There is no such command. There are:\n${list}`,
    });
  },
);

it('gives the words after the name, and keeps results and problems apart, byte for byte', async () => {
  const result = await runOpenSsh({ port: started.port, command: ' echo  one\ttwo ' });
  expect(result).toEqual({ status: 0, stdout: 'one,two\nsecond line\n', stderr: 'a problem\n' });
  expect((await runOpenSsh({ port: started.port, command: 'echo' })).status).toBe(1);
});

it('adds the carriage returns that a terminal needs', async () => {
  const terminal = await openTerminal({ port: started.port, command: 'echo one' });
  expect(await terminal.ended).toBe(0);
  await terminal.screen.settled();
  expect(terminal.screen.raw()).toBe('one\r\nsecond line\r\na problem\r\n');
  expect(terminal.lines().slice(0, 3)).toEqual(['one', 'second line', 'a problem']);
  terminal.client.end();
});

it('refuses a screen to a client without a terminal, and gives it to one with', async () => {
  const bare = await runOpenSsh({ port: started.port, command: 'watch k7' });
  expect(bare).toEqual({
    status: 1,
    stdout: '',
    stderr: 'watch draws a screen and needs a terminal: ssh -t HOST watch ID\n',
  });
  const dumb = await openTerminal({ port: started.port, term: 'dumb', command: 'watch k7' });
  expect(await dumb.ended).toBe(1);
  await dumb.screen.settled();
  expect(dumb.screen.raw()).toBe(
    'watch draws a screen and TERM=dumb has none: TERM=xterm ssh -t HOST watch ID\r\n',
  );
  dumb.client.end();
  const terminal = await openTerminal({ port: started.port, cols: 100, command: 'watch k7' });
  await terminal.waitFor('watching k7 at 100');
  terminal.press('x');
  expect(await terminal.ended).toBe(7);
  terminal.client.end();
});

it('writes long results whole', async () => {
  const result = await runOpenSsh({ port: started.port, command: 'book' });
  expect(result.status).toBe(0);
  expect(result.stdout === book.join('')).toBe(true);
});

it('says that a command failed, and not how', async () => {
  const client = await connectClient({ port: started.port });
  const result = await execCommand(client, 'fail');
  expect(result).toEqual({
    status: 1,
    stdout: '',
    stderr: 'This command failed through a fault of the server.\n',
  });
  expect((await execCommand(client, 'whoami')).status).toBe(0);
  client.end();
  expect(String((await started.waitForLog('session fault')).error)).toContain('secret details');
  // There was no screen to put right.
  expect(faults).toBe(0);
});

it('tells a command when its client has gone', async () => {
  const client = await connectClient({ port: started.port });
  client.exec('wait', () => client.end());
  await gone;
});

it('refuses a command longer than a line', async () => {
  const client = await connectClient({ port: started.port });
  expect((await execCommand(client, `echo ${'x'.repeat(2_000)}`)).status).toBe(2);
  client.end();
});
