import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** A key pair in OpenSSH's formats: the private file's text, and the line of its public half. */
export interface OpenSshKeyPair {
  readonly private: string;
  readonly public: string;
}

/**
 * Makes an ed25519 key pair, unencrypted. ssh2 can make them too, but about one in 250 of its keys is malformed
 * (a key whose bytes begin in a certain way is cut short).
 */
export function makeEd25519Key(comment: string): OpenSshKeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d, x } = privateKey.export({ format: 'jwk' });
  if (d === undefined || x === undefined) throw new Error('the new key has no bytes');
  const seed = Buffer.from(d, 'base64url');
  const point = Buffer.from(x, 'base64url');
  const type = field('ssh-ed25519');
  const publicBlob = Buffer.concat([type, field(point)]);
  const check = randomBytes(4);
  const secrets = pad(
    Buffer.concat([check, check, publicBlob, field(Buffer.concat([seed, point])), field(comment)]),
  );
  const file = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    field('none'),
    field('none'),
    field(''),
    uint32(1),
    field(publicBlob),
    field(secrets),
  ]);
  const body = file.toString('base64').replace(/.{1,70}/g, '$&\n');
  return {
    private: `-----BEGIN OPENSSH PRIVATE KEY-----\n${body}-----END OPENSSH PRIVATE KEY-----\n`,
    public: `ssh-ed25519 ${publicBlob.toString('base64')} ${comment}`,
  };
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** SSH's string: its length, then its bytes. */
function field(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([uint32(bytes.length), bytes]);
}

/** The format pads to blocks of 8 with 1, 2, 3 and so on. */
function pad(bytes: Buffer): Buffer {
  const missing = (8 - (bytes.length % 8)) % 8;
  return Buffer.concat([bytes, Buffer.from(Array.from({ length: missing }, (_, index) => index + 1))]);
}
