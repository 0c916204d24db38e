/** Everything that the gate and its sessions count, in one place. Times in ms, sizes in bytes. */
export interface Limits {
  /** From the accepted socket to a finished login. */
  readonly loginMs: number;
  /** Attempts to log in on one connection. */
  readonly attempts: number;
  /** Connections at once in all, per address (an IPv6 /64 counts as one), and still logging in. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPending: number;
  /**
   * Per connection: channels open at once, and of those, screens; channels opened and left without starting
   * anything.
   */
  readonly channels: number;
  readonly shells: number;
  readonly abandonedChannels: number;
  /** What a client may send: a steady rate, and a burst above it. */
  readonly inputBytesPerSecond: number;
  readonly inputBurstBytes: number;
  /** What may wait for a client that sends more: answers to requests pile up even where no session writes. */
  readonly unreadAnswersBytes: number;
  /** How long a connection may stay with no session at all. */
  readonly sessionlessMs: number;
  /** SSH keepalives: one every interval, given up after so many without an answer. */
  readonly keepaliveMs: number;
  readonly keepaliveCount: number;
  /** The least time between two sizes handed to a shell. */
  readonly resizeMs: number;
  /** What may wait for a client before a command's output pauses. */
  readonly outputPauseBytes: number;
  /** How long an ended session may take to empty its buffers before its connection is cut. */
  readonly farewellMs: number;
  /** How long every screen says that the server is about to stop, before it ends. */
  readonly noticeMs: number;
  /** How long the whole server may take to stop. */
  readonly stopMs: number;
}

export const defaultLimits: Limits = Object.freeze({
  loginMs: 20_000,
  attempts: 6,
  connections: 1_000,
  connectionsPerAddress: 20,
  connectionsPending: 200,
  channels: 8,
  shells: 4,
  abandonedChannels: 16,
  inputBytesPerSecond: 32 * 1024,
  inputBurstBytes: 256 * 1024,
  unreadAnswersBytes: 1024 * 1024,
  sessionlessMs: 120_000,
  keepaliveMs: 15_000,
  keepaliveCount: 3,
  resizeMs: 50,
  outputPauseBytes: 64 * 1024,
  farewellMs: 5_000,
  noticeMs: 2_000,
  stopMs: 8_000,
});
