import type { ClientChannel } from 'ssh2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Shell } from '../../../server/ssh/shell.ts';
import type { TestServer, TestTerminal } from '../../helpers/ssh.ts';
import { connectClient, openTerminal, startServer } from '../../helpers/ssh.ts';

const limit = 64 * 1024;
const frame = 'x'.repeat(8 * 1024);
const megabyte = 1024 * 1024;

let started: TestServer;
let shells: Shell[];
let written: number;

beforeEach(async () => {
  shells = [];
  written = 0;
  started = await startServer({
    onShell: shell => {
      shells.push(shell);
      shell.write('ready');
      shell.onInput(bytes => shell.write(`<${Buffer.from(bytes).toString()}>`));
    },
  });
});
afterEach(() => started.stop());

/** The parts of ssh2's client that let it be rude. */
interface Rude {
  readonly _protocol: { channelWindowAdjust(id: number, bytes: number): void; rekey(): void };
  readonly _sock: { pause(): void; resume(): void };
}

const rude = (terminal: TestTerminal) => terminal.client as unknown as Rude;

/** Writes as the owner of a terminal does: while little enough waits, and again whenever something drained. */
function writeWhilePossible(shell: Shell, mostBytes = Number.POSITIVE_INFINITY): void {
  while (shell.outstanding() <= limit && written < mostBytes) {
    shell.write(frame);
    written += frame.length;
  }
}

/** Writes turn by turn until the client blocks it, which is when a few turns of the loop move nothing. */
async function writeUntilBlocked(shell: Shell): Promise<void> {
  for (let stuck = 0; stuck < 50; ) {
    const before = written;
    writeWhilePossible(shell);
    await new Promise(setImmediate);
    stuck = written === before ? stuck + 1 : 0;
  }
}

async function openReady(): Promise<{ terminal: TestTerminal; shell: Shell }> {
  const terminal = await openTerminal({ port: started.port });
  await terminal.waitFor('ready');
  return { terminal, shell: shells.at(-1) as Shell };
}

/** Somebody else’s session answers as ever. */
async function expectOthersUnharmed(): Promise<void> {
  const { terminal } = await openReady();
  terminal.press('k');
  await terminal.waitFor('<k>');
  await terminal.close();
}

async function expectBlockedAndBounded(shell: Shell): Promise<void> {
  await writeUntilBlocked(shell);
  expect(shell.outstanding()).toBeGreaterThan(limit);
  expect(shell.outstanding()).toBeLessThan(limit + 2 * frame.length);
  // What has left is in the client's window and the system's buffers, a few megabytes at most.
  expect(written).toBeLessThan(32 * megabyte);
  await expectOthersUnharmed();
  expect(shell.outstanding()).toBeGreaterThan(limit);
}

it('sees what waits for a client that stops reading its channel', async () => {
  const { terminal, shell } = await openReady();
  terminal.channel.pause();
  await expectBlockedAndBounded(shell);
  terminal.drop();
});

it('sees what waits for a client that grants 2 GiB of window and stops reading its socket', async () => {
  const { terminal, shell } = await openReady();
  const { id } = (terminal.channel as ClientChannel & { readonly outgoing: { readonly id: number } })
    .outgoing;
  rude(terminal)._protocol.channelWindowAdjust(id, 2 ** 31 - 1);
  terminal.press('w');
  await terminal.waitFor('<w>');
  rude(terminal)._sock.pause();
  await expectBlockedAndBounded(shell);
  terminal.drop();
});

it('sees what waits for a client that begins a key exchange and never ends it', async () => {
  const { terminal, shell } = await openReady();
  rude(terminal)._protocol.rekey();
  rude(terminal)._sock.pause();
  await expectBlockedAndBounded(shell);
  const whole = new Promise<void>(resolve => {
    let read = 0;
    terminal.channel.on('data', (bytes: Buffer) => {
      read += bytes.length;
      if (read >= written) resolve();
    });
  });
  // The client comes back to its senses: all of it arrives.
  rude(terminal)._sock.resume();
  await whole;
  await terminal.close();
});

it('tells when a client that was blocked takes again, until nothing waits', async () => {
  const { terminal, shell } = await openReady();
  terminal.channel.pause();
  await writeUntilBlocked(shell);
  const most = written + 2 * megabyte;
  const drained = new Promise<void>(resolve => {
    shell.onDrain(() => {
      writeWhilePossible(shell, most);
      if (written >= most && shell.outstanding() === 0) resolve();
    });
  });
  terminal.channel.resume();
  await drained;
  await terminal.close();
});

it('lets its owner drop a client that takes nothing', async () => {
  const { terminal, shell } = await openReady();
  rude(terminal)._sock.pause();
  await writeUntilBlocked(shell);
  let closes = 0;
  shell.onClose(() => closes++);
  shell.drop('blocked');
  expect(closes).toBe(1);
  expect(shell.outstanding()).toBe(0);
  rude(terminal)._sock.resume();
  await terminal.ended;
});

it('waits with the end for what was written, and not for ever', async () => {
  await started.stop();
  const opened = Promise.withResolvers<Shell>();
  started = await startServer({ limits: { farewellMs: 100 }, onShell: opened.resolve });
  const client = await connectClient({ port: started.port });
  const terminal = await openTerminal({ port: started.port, client });
  const shell = await opened.promise;
  rude(terminal)._sock.pause();
  await writeUntilBlocked(shell);
  const closed = new Promise<void>(resolve => shell.onClose(resolve));
  shell.end(0);
  await closed;
  expect(await started.waitForLog('dropped')).toMatchObject({ why: 'farewell not taken' });
  rude(terminal)._sock.resume();
});
