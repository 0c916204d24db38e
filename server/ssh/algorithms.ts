import type { Algorithms } from 'ssh2';

/**
 * What the server offers: nothing that rests on SHA-1, no CBC, and no compression (a screen's changes are
 * small, and a decompressor before or after login is one more thing to attack).
 */
export const currentAlgorithms: Algorithms = {
  kex: ['curve25519-sha256', 'curve25519-sha256@libssh.org', 'ecdh-sha2-nistp256'],
  serverHostKey: ['ssh-ed25519'],
  cipher: [
    'chacha20-poly1305@openssh.com',
    'aes128-gcm@openssh.com',
    'aes256-gcm@openssh.com',
    'aes128-ctr',
    'aes192-ctr',
    'aes256-ctr',
  ],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
};
