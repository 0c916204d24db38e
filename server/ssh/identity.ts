import { createHash, createPublicKey } from 'node:crypto';
import type { PublicKeyAuthContext } from 'ssh2';
import ssh2 from 'ssh2';

/** Who is at the other end: the owner of a key that signed this very login, or somebody without one. */
export type Identity = KeyIdentity | GuestIdentity;

export interface KeyIdentity {
  readonly kind: 'key';
  /** As OpenSSH prints it: `SHA256:` and unpadded base64. */
  readonly fingerprint: string;
  /** The key's type, such as `ssh-ed25519`. */
  readonly algorithm: string;
  /** The public key blob in base64, as in an authorized_keys line. */
  readonly publicKey: string;
}

export interface GuestIdentity {
  readonly kind: 'guest';
}

/** What a public key offered at login is worth: to be asked for a signature, an identity, or nothing. */
export type KeyVerdict =
  | { readonly kind: 'sign-please' }
  | { readonly kind: 'identity'; readonly identity: KeyIdentity }
  | { readonly kind: 'refused'; readonly why: 'unsupported' | 'malformed' | 'weak' | 'forged' };

const keyTypes = new Set([
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
]);
const longestKeyBytes = 2_200;
const shortestRsaBits = 2_048;

/** The fingerprint of a public key blob, as OpenSSH prints it. */
export function fingerprintOf(blob: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

/**
 * Judges an offered key. ssh2 checks nothing of it: without a signature the offer is a mere question, and only a
 * signature over this session's own blob that verifies makes it an identity.
 */
export function judgeKey(offer: PublicKeyAuthContext): KeyVerdict {
  const { algo, data } = offer.key;
  // FIDO keys and certificates end here, before a parser that does not know them: the client then tries its next key.
  if (!keyTypes.has(algo)) return { kind: 'refused', why: 'unsupported' };
  // RSA without a named hash would be signed with SHA-1.
  if (algo === 'ssh-rsa' && offer.hashAlgo === undefined) return { kind: 'refused', why: 'weak' };
  if (data.length > longestKeyBytes || typeInside(data) !== algo)
    return { kind: 'refused', why: 'malformed' };
  const key = ssh2.utils.parseKey(data);
  if (key instanceof Error || key.type !== algo) return { kind: 'refused', why: 'malformed' };
  // One key, one spelling: another encoding of the same key must not pass for a second person.
  if (!key.getPublicSSH().equals(data)) return { kind: 'refused', why: 'malformed' };
  if (algo === 'ssh-rsa' && rsaBits(key.getPublicPEM()) < shortestRsaBits)
    return { kind: 'refused', why: 'weak' };
  if (offer.signature === undefined || offer.blob === undefined) return { kind: 'sign-please' };
  // verify() answers a fault with an Error, which is truthy.
  if (key.verify(offer.blob, offer.signature, offer.hashAlgo) !== true)
    return { kind: 'refused', why: 'forged' };
  return {
    kind: 'identity',
    identity: {
      kind: 'key',
      fingerprint: fingerprintOf(data),
      algorithm: algo,
      publicKey: data.toString('base64'),
    },
  };
}

/** The type that a key blob names in its first field, or nothing where there is no such field. */
function typeInside(blob: Buffer): string | undefined {
  if (blob.length < 4) return undefined;
  const length = blob.readUInt32BE(0);
  return length <= 64 && blob.length >= 4 + length ? blob.toString('latin1', 4, 4 + length) : undefined;
}

function rsaBits(pem: string): number {
  try {
    return createPublicKey(pem).asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    // OpenSSL does not take it for a key at all: as weak as can be.
    return 0;
  }
}
