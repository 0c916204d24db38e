import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { makeEd25519Key } from '../../../server/ssh/ed25519-key.ts';
import { HostKeyError, loadHostKey } from '../../../server/ssh/host-key.ts';
import { temporaryFolder } from '../../helpers/folder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;
const fileName = 'ssh_host_ed25519_key';

it('is made at the first start, for its owner alone, and stays', () => {
  const folder = join(temporaryFolder('keys'), 'keys');
  const first = loadHostKey(folder);
  expect(first).toMatchObject({ isNew: true, path: join(folder, fileName) });
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(first.path)).toBe(0o600);
  expect(loadHostKey(folder)).toEqual({ ...first, isNew: false });
  expect(readdirSync(folder).sort()).toEqual([fileName, `${fileName}.pub`]);
});

it('is a key that OpenSSH reads, by the fingerprint that OpenSSH shows', () => {
  const { path, fingerprint, publicKey } = loadHostKey(temporaryFolder('keys'));
  const shown = execFileSync('ssh-keygen', ['-l', '-f', path], { encoding: 'utf8' });
  expect(shown).toBe(`256 ${fingerprint} sshparrow (ED25519)\n`);
  expect(execFileSync('ssh-keygen', ['-y', '-f', path], { encoding: 'utf8' }).trim()).toBe(
    `${publicKey} sshparrow`,
  );
});

it('closes a folder that holds nothing else, and leaves one that does as it is', () => {
  const own = temporaryFolder('keys');
  chmodSync(own, 0o755);
  writeFileSync(join(own, 'README.md'), '');
  loadHostKey(own);
  expect(modeOf(own)).toBe(0o700);
  const shared = temporaryFolder('keys');
  chmodSync(shared, 0o755);
  writeFileSync(join(shared, 'other'), '');
  loadHostKey(shared);
  expect(modeOf(shared)).toBe(0o755);
});

it('is closed to others again where a copy lost its mode', () => {
  const folder = temporaryFolder('keys');
  const { path } = loadHostKey(folder);
  chmodSync(path, 0o644);
  loadHostKey(folder);
  expect(modeOf(path)).toBe(0o600);
});

it('is never replaced: a file that holds no such key is an error that names it', () => {
  const folder = temporaryFolder('keys');
  const path = join(folder, fileName);
  for (const text of ['', 'garbage', makeEd25519Key('x').public]) {
    writeFileSync(path, text);
    expect(() => loadHostKey(folder)).toThrow(HostKeyError);
    expect(() => loadHostKey(folder)).toThrow(path);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

it('says so when it cannot be read or made', () => {
  const folder = temporaryFolder('keys');
  mkdirSync(join(folder, fileName));
  expect(() => loadHostKey(folder)).toThrow(/cannot read the host key/);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => loadHostKey(file)).toThrow(/cannot make the host key/);
});

it('is well formed whatever its bytes', () => {
  for (let count = 0; count < 500; count++) {
    const made = makeEd25519Key('test');
    const key = ssh2.utils.parseKey(made.private);
    const known = ssh2.utils.parseKey(made.public);
    if (key instanceof Error) throw key;
    if (known instanceof Error) throw known;
    expect(known.verify('a text', key.sign('a text'))).toBe(true);
  }
});
