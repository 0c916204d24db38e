import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import type { ParsedKey } from 'ssh2';
import ssh2 from 'ssh2';
import { makeFolder } from '../make-folder.ts';
import { reasonOf } from '../reason-of.ts';
import { makeEd25519Key } from './ed25519-key.ts';
import { fingerprintOf } from './identity.ts';

/** The server's own key: the private half in OpenSSH's format, and what players compare. */
export interface HostKey {
  readonly privateKey: string;
  /** One line as in `known_hosts`, without a host: type and base64. */
  readonly publicKey: string;
  readonly fingerprint: string;
  readonly path: string;
  /** Made just now, at a first start. */
  readonly isNew: boolean;
}

/** The host key could be neither read nor made; the message says which file, and what to do. */
export class HostKeyError extends Error {
  override readonly name = 'HostKeyError';
}

const fileName = 'ssh_host_ed25519_key';

/**
 * Reads the host key of a folder, making folder (0700) and key (0600, ed25519) at the first start.
 * Never replaces a key that is there: to players a new key looks like an attack.
 * @throws HostKeyError where the file cannot be read, holds no usable key, or cannot be made.
 */
export function loadHostKey(folder: string): HostKey {
  const path = join(folder, fileName);
  const isNew = makeUnlessThere(folder, path);
  let text: string;
  try {
    // Only its owner may read it, also where a copy lost the mode.
    chmodSync(path, 0o600);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new HostKeyError(`cannot read the host key ${path}: ${reasonOf(error)}`);
  }
  const key = usableKey(text);
  if (key === undefined)
    throw new HostKeyError(
      `${path} holds no unencrypted ed25519 private key; restore it, or move it away to have a new one made`,
    );
  const blob = key.getPublicSSH();
  return {
    privateKey: text,
    publicKey: `${key.type} ${blob.toString('base64')}`,
    fingerprint: fingerprintOf(blob),
    path,
    isNew,
  };
}

function makeUnlessThere(folder: string, path: string): boolean {
  try {
    makeFolder(folder, 0o700);
    const others = readdirSync(folder);
    if (others.includes(fileName)) return false;
    // A folder that is ours alone is closed to others; one that holds other things keeps its owner's choice.
    if (others.every(name => name === 'README.md')) chmodSync(folder, 0o700);
    const made = makeEd25519Key('sshparrow');
    const isFirst = writeOnce(path, made.private, 0o600);
    if (isFirst) writeOnce(`${path}.pub`, `${made.public}\n`, 0o644);
    return isFirst;
  } catch (error) {
    throw new HostKeyError(`cannot make the host key ${path}: ${reasonOf(error)}`);
  }
}

/** Puts a whole file in place or none, and never over another. Answers whether it is ours. */
function writeOnce(path: string, text: string, mode: number): boolean {
  const draft = `${path}.${nanoid(8)}`;
  writeFileSync(draft, text, { mode, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
    syncFolder(join(path, '..'));
    return true;
  } catch (error) {
    // Another process was first; its key stands.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function usableKey(text: string): ParsedKey | undefined {
  const key = ssh2.utils.parseKey(text);
  return !(key instanceof Error) && key.type === 'ssh-ed25519' && key.isPrivateKey() ? key : undefined;
}
