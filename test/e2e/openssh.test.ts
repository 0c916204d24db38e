import { describe, expect, test } from 'vitest';
import { startHouse } from '../helpers/house-server.ts';
import { openSshTerminal, runOpenSsh } from '../helpers/openssh.ts';
import { newKey } from '../helpers/ssh.ts';

describe('an OpenSSH client', () => {
  test('without a key is a guest: two presses of Enter, and it holds a hand', async () => {
    const { port } = await startHouse();
    const terminal = openSshTerminal({ port, user: 'gus' });
    await terminal.waitFor('Welcome, gus.');
    terminal.type('\r');
    await terminal.waitFor('Ready when you are.');
    terminal.type('\r');
    await terminal.waitFor(/Your turn|Yours\?/);
    terminal.type('\x03');
    await terminal.waitFor('Leave sshparrow?');
    terminal.type('\x03');
    expect(await terminal.ended).toBe(0);
    expect(terminal.screen.isAlternate()).toBe(false);
    expect(terminal.text()).toContain('Bye.');
  });

  test('answers commands without a screen', async () => {
    const { port } = await startHouse();
    const key = newKey();
    const run = (command: string) => runOpenSsh({ port, user: 'ada', key, command });
    expect(await run('whoami')).toMatchObject({ status: 0, stdout: expect.stringContaining('SHA256:') });
    expect(await run('help')).toMatchObject({ status: 0, stdout: expect.stringContaining('tables') });
    expect(await run('tables')).toMatchObject({ status: 0 });
    expect(await run('dance')).toMatchObject({ status: 2 });
  });

  test('without a terminal is told how to get one', async () => {
    const { port } = await startHouse();
    const { status, stdout, stderr } = await runOpenSsh({ port, args: ['-T'] });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/ssh -t/);
    expect(stdout).not.toContain('\u001b');
  });

  test('with a terminal that has no screen is told so in a line', async () => {
    const { port } = await startHouse();
    const { status, stdout } = await runOpenSsh({ port, args: ['-tt'], env: { TERM: 'dumb' } });
    expect(status).toBe(1);
    expect(stdout).toContain('TERM=dumb');
    expect(stdout).not.toContain('\u001b');
  });

  test('goes straight to a game by its name', async () => {
    const { port } = await startHouse();
    const terminal = openSshTerminal({ port, user: 'basic13', key: newKey() });
    await terminal.waitFor('Welcome');
    terminal.kill();
  });
});
