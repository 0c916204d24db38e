import type { RunningServer } from './main.ts';

/** The part of `process` that signals come through. */
export interface SignalSource {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
}

/**
 * Stops a server when the system or a hand at the keyboard asks for it. Resolves with the exit status: 0 once it has stopped
 * so, 1 where the store was lost.
 */
export async function untilStopped(server: RunningServer, source: SignalSource): Promise<number> {
  const asked = new Promise<void>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) source.once(signal, resolve);
  });
  const status = await Promise.race([asked.then(() => 0), server.lost.then(() => 1)]);
  await server.stop();
  return status;
}
