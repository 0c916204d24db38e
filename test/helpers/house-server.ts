import { onTestFinished } from 'vitest';
import { serverConfig } from '../../server/config.ts';
import { type RunningServer, type ServerParts, serve } from '../../server/main.ts';
import { temporaryFolder } from './folder.ts';
import { hurriedTimes } from './hurried-times.ts';
import { collectLog, openTerminal, type TerminalOptions, type TestTerminal } from './ssh.ts';

export interface TestHouse {
  readonly server: RunningServer;
  readonly port: number;
  readonly logged: Record<string, unknown>[];
  /** Somebody sits down at a terminal. */
  terminal(options?: Partial<TerminalOptions>): Promise<TestTerminal>;
}

/**
 * The whole server on a free port of the loopback, with a real database in a folder of its own; bots do not wait. Stopped
 * when the test is over.
 */
export async function startHouse(
  parts: Partial<ServerParts> = {},
  data = temporaryFolder('house'),
): Promise<TestHouse> {
  const { log, logged } = collectLog();
  const server = await serve(
    serverConfig({
      host: '127.0.0.1',
      port: 0,
      data,
      keys: temporaryFolder('house-keys'),
      publicHost: 'localhost',
    }),
    { log, times: hurriedTimes, ...parts, limits: { noticeMs: 0, ...parts.limits } },
  );
  onTestFinished(() => server.stop());
  return {
    server,
    port: server.port,
    logged,
    terminal: (options = {}) => openTerminal({ port: server.port, cols: 80, rows: 24, ...options }),
  };
}
