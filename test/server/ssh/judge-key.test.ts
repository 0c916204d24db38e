import { generateKeyPairSync } from 'node:crypto';
import type { ParsedKey, PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { makeEd25519Key } from '../../../server/ssh/ed25519-key.ts';
import { judgeKey } from '../../../server/ssh/identity.ts';

interface Offer {
  readonly algo: string;
  readonly data: Buffer;
  readonly hashAlgo?: string;
  readonly signature?: Buffer;
  readonly blob?: Buffer;
}

const judge = ({ algo, data, ...rest }: Offer) =>
  judgeKey({ method: 'publickey', key: { algo, data }, ...rest } as unknown as PublicKeyAuthContext);
const refused = (why: string) => ({ kind: 'refused', why });

function keyOf(text: string): ParsedKey {
  const key = ssh2.utils.parseKey(text);
  if (key instanceof Error) throw key;
  return key;
}

function rsa(bits: number): ParsedKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return keyOf(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
}

const ours = keyOf(makeEd25519Key('x').private);
const data = ours.getPublicSSH();
const blob = Buffer.from('what is signed');

it('asks for a signature, and believes one that is right', () => {
  expect(judge({ algo: 'ssh-ed25519', data })).toEqual({ kind: 'sign-please' });
  const signature = ours.sign(blob);
  expect(judge({ algo: 'ssh-ed25519', data, signature, blob })).toMatchObject({
    kind: 'identity',
    identity: { algorithm: 'ssh-ed25519', publicKey: data.toString('base64') },
  });
});

it('refuses a signature of something else, of nothing, and of no shape at all', () => {
  const other = ours.sign(Buffer.from('something else'));
  for (const signature of [other, Buffer.alloc(64), Buffer.alloc(0), Buffer.alloc(1_000, 1)])
    expect(judge({ algo: 'ssh-ed25519', data, signature, blob })).toEqual(refused('forged'));
});

it('refuses RSA over SHA-1 and RSA keys too short, and takes the rest', () => {
  const long = rsa(2_048);
  const offer = { algo: 'ssh-rsa', data: long.getPublicSSH() };
  expect(judge(offer)).toEqual(refused('weak'));
  expect(judge({ ...offer, hashAlgo: 'sha256' })).toEqual({ kind: 'sign-please' });
  const signature = long.sign(blob, 'sha512');
  expect(judge({ ...offer, hashAlgo: 'sha512', signature, blob }).kind).toBe('identity');
  expect(judge({ ...offer, hashAlgo: 'sha256', signature, blob })).toEqual(refused('forged'));
  const short = rsa(1_024).getPublicSSH();
  expect(judge({ algo: 'ssh-rsa', data: short, hashAlgo: 'sha256' })).toEqual(refused('weak'));
});

it('refuses a blob that is not the key that it says, spelled the one way', () => {
  const line = Buffer.from(`ssh-ed25519 ${data.toString('base64')}`);
  const malformed = [
    line,
    Buffer.concat([data, Buffer.from('tail')]),
    data.subarray(0, 30),
    Buffer.alloc(0),
    Buffer.alloc(100_000, 1),
    Buffer.from(makeEd25519Key('x').private),
  ];
  for (const other of malformed)
    expect(judge({ algo: 'ssh-ed25519', data: other })).toEqual(refused('malformed'));
  expect(judge({ algo: 'ssh-rsa', data, hashAlgo: 'sha256' })).toEqual(refused('malformed'));
  expect(judge({ algo: 'ecdsa-sha2-nistp256', data })).toEqual(refused('malformed'));
});

it.each(['ssh-dss', 'sk-ssh-ed25519@openssh.com', 'ssh-ed25519-cert-v01@openssh.com', '', '__proto__'])(
  'does not know %s',
  algo => expect(judge({ algo, data })).toEqual(refused('unsupported')),
);
