import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthenticationType, IdentityCallback, ParsedKey, SignCallback } from 'ssh2';
import ssh2 from 'ssh2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeEd25519Key } from '../../../server/ssh/ed25519-key.ts';
import { fingerprintOf } from '../../../server/ssh/identity.ts';
import { temporaryFolder } from '../../helpers/folder.ts';
import { runOpenSsh } from '../../helpers/openssh.ts';
import type { KeyPair, TestServer } from '../../helpers/ssh.ts';
import { connectClient, execCommand, newKey, startServer } from '../../helpers/ssh.ts';

let started: TestServer;
beforeEach(async () => {
  started = await startServer();
});
afterEach(() => started.stop());

function parsed(text: string): ParsedKey {
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error) throw key;
  return key;
}

const shownFor = (key: KeyPair) => `key ${fingerprintOf(parsed(key.public).getPublicSSH())} (ssh-ed25519)\n`;

/** Shows one key, and signs with another or not at all. */
class FalseAgent extends ssh2.BaseAgent<ParsedKey> {
  readonly #shown: ParsedKey;
  readonly #signing: ParsedKey | undefined;

  constructor(shown: KeyPair, signing?: KeyPair) {
    super();
    this.#shown = parsed(shown.public);
    this.#signing = signing === undefined ? undefined : parsed(signing.private);
  }

  override getIdentities(callback: IdentityCallback<ParsedKey>): void {
    callback(null, [this.#shown]);
  }

  override sign(_key: ParsedKey, data: Buffer, options: unknown, callback?: SignCallback): void {
    const done = (callback ?? options) as SignCallback;
    if (this.#signing === undefined) done(new Error('will not sign'));
    else done(null, this.#signing.sign(data));
  }
}

it('refuses a key whose signature was made by another key', async () => {
  const login = connectClient({
    port: started.port,
    config: { agent: new FalseAgent(newKey(), newKey()), tryKeyboard: false },
  });
  await expect(login).rejects.toThrow(/authentication methods failed/);
  expect(await started.waitForLog('key refused')).toMatchObject({ why: 'forged' });
  expect(started.logged.some(({ event }) => event === 'login')).toBe(false);
});

it('gives nobody an identity for showing a key without a signature', async () => {
  const agent = new FalseAgent(newKey());
  const client = await connectClient({ port: started.port, config: { agent, tryKeyboard: true } });
  expect((await execCommand(client, 'whoami')).stdout).toBe('guest (no key was offered)\n');
  client.end();
});

it('refuses none, naming both ways in, then asks for a signature, then believes it', async () => {
  const talk: string[] = [];
  const key = newKey();
  const offered: (AuthenticationType[] | null)[] = [];
  const client = await connectClient({
    port: started.port,
    key,
    config: {
      debug: line => talk.push(line),
      authHandler: (left, _partial, next) => {
        offered.push(left);
        next(
          offered.length === 1
            ? { type: 'none', username: 'anna' }
            : { type: 'publickey', username: 'anna', key: key.private },
        );
      },
    },
  });
  expect(offered).toEqual([null, ['publickey', 'keyboard-interactive']]);
  const answers = talk.flatMap(line => /^Inbound: Received (USERAUTH_\w+)/.exec(line)?.[1] ?? []);
  expect(answers).toEqual(['USERAUTH_FAILURE', 'USERAUTH_PK_OK', 'USERAUTH_SUCCESS']);
  client.end();
});

it('ends a connection at the seventh attempt', async () => {
  const client = new ssh2.Client();
  let refusals = 0;
  client.on('error', () => undefined);
  client.connect({
    host: '127.0.0.1',
    port: started.port,
    username: 'eve',
    debug: line => {
      if (line.startsWith('Inbound: Received USERAUTH_FAILURE')) refusals++;
    },
    authHandler: (_left, _partial, next) => next({ type: 'password', username: 'eve', password: 'guess' }),
  });
  await once(client, 'close');
  expect(refusals).toBe(6);
  expect(await started.waitForLog('too many attempts')).toBeDefined();
});

it('counts showing a key and signing with it as one attempt, so that the sixth can still be a key', async () => {
  let asked = 0;
  const client = await connectClient({
    port: started.port,
    config: {
      authHandler: (_left, _partial, next) =>
        next(
          ++asked <= 5
            ? { type: 'password', username: 'anna', password: 'guess' }
            : { type: 'publickey', username: 'anna', key: makeEd25519Key('x').private },
        ),
    },
  });
  expect(await started.waitForLog('login')).toMatchObject({ identity: 'key' });
  client.end();
});

it('passes over a FIDO key politely, and takes the next key', async () => {
  const folder = temporaryFolder('fido');
  const field = (content: string | Buffer) => {
    const bytes = Buffer.from(content);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const type = 'sk-ssh-ed25519@openssh.com';
  const blob = Buffer.concat([field(type), field(Buffer.alloc(32, 7)), field('ssh:')]);
  const path = join(folder, 'id_ed25519_sk');
  writeFileSync(`${path}.pub`, `${type} ${blob.toString('base64')} fido\n`);
  const fido = ['-o', `IdentityFile=${path}`];
  const guest = await runOpenSsh({ port: started.port, args: fido, command: 'whoami' });
  expect(guest).toMatchObject({ status: 0, stdout: 'guest (no key was offered)\n' });
  expect(await started.waitForLog('key refused')).toMatchObject({ why: 'unsupported', algorithm: type });
  const key = newKey();
  const known = await runOpenSsh({ port: started.port, args: fido, key, command: 'whoami' });
  expect(known).toMatchObject({ status: 0, stdout: shownFor(key) });
});

it('passes over a certificate politely, and takes the key that it certifies', async () => {
  const folder = temporaryFolder('certificate');
  const keygen = (...args: string[]) => execFileSync('ssh-keygen', ['-q', ...args], { stdio: 'ignore' });
  const [authority, own] = [join(folder, 'ca'), join(folder, 'id')];
  for (const path of [authority, own]) keygen('-t', 'ed25519', '-N', '', '-f', path);
  keygen('-s', authority, '-I', 'anna', '-n', 'tester', `${own}.pub`);
  const args = ['-o', `CertificateFile=${own}-cert.pub`, '-o', `IdentityFile=${own}`];
  const result = await runOpenSsh({ port: started.port, args, command: 'whoami' });
  const key = { private: '', public: readFileSync(`${own}.pub`, 'utf8') };
  expect(result).toMatchObject({ status: 0, stdout: shownFor(key) });
  expect(await started.waitForLog('key refused')).toMatchObject({
    algorithm: 'ssh-ed25519-cert-v01@openssh.com',
  });
});

it.each([
  ['ecdsa', '256', 'ecdsa-sha2-nistp256'],
  ['ecdsa', '521', 'ecdsa-sha2-nistp521'],
  ['rsa', '2048', 'ssh-rsa'],
])('knows people by their %s keys of %s bits too', async (type, bits, algorithm) => {
  const path = join(temporaryFolder('key'), 'id');
  execFileSync('ssh-keygen', ['-q', '-t', type, '-b', bits, '-N', '', '-f', path]);
  const args = ['-o', `IdentityFile=${path}`];
  const { stdout } = await runOpenSsh({ port: started.port, args, command: 'whoami' });
  const shown = execFileSync('ssh-keygen', ['-l', '-f', path], { encoding: 'utf8' }).split(' ')[1];
  expect(stdout).toBe(`key ${shown} (${algorithm})\n`);
});

it('refuses a name that is not the one it began with, as the protocol asks', async () => {
  let asked = 0;
  const login = connectClient({
    port: started.port,
    config: {
      authHandler: (_left, _partial, next) =>
        next({ type: 'password', username: `eve${asked++}`, password: 'guess' }),
    },
  });
  await expect(login).rejects.toThrow();
});

it('cuts an endless user name, and passes on the rest as it came', async () => {
  const names: string[] = [];
  await started.stop();
  started = await startServer({
    commands: [
      {
        name: 'name',
        help: 'notes the name',
        run: ({ userName }) => {
          names.push(userName);
          return 0;
        },
      },
    ],
  });
  for (const user of ['\x1b[31m東', '🀄'.repeat(500)]) {
    const client = await connectClient({ port: started.port, user });
    await execCommand(client, 'name');
    client.end();
  }
  expect(names).toEqual(['\x1b[31m東', '🀄'.repeat(128)]);
});
