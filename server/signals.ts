import { describeError, type Log } from './log.ts';
import type { RunningServer } from './main.ts';

/** The part of `process` that signals and faults come through. */
export interface SignalSource {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
}

/**
 * Stops a server when the system or a hand at the keyboard asks for it. Resolves with the exit status: 0 once it has stopped
 * so, 1 where the store was lost, or where something threw that no session and no table answers for.
 *
 * A second signal changes nothing: npm passes on the one that its whole process group was sent, and without a listener that
 * would end the process before the terminals are given back.
 */
export async function untilStopped(server: RunningServer, source: SignalSource, log: Log): Promise<number> {
  const asked = new Promise<number>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) source.on(signal, () => resolve(0));
    source.on('uncaughtException', error => {
      log.error('fault', { error: describeError(error) });
      resolve(1);
    });
  });
  const status = await Promise.race([asked, server.lost.then(() => 1)]);
  await server.stop();
  return status;
}
