import type { Ruleset } from '../src/game/ruleset.ts';
import { allRulesets } from '../src/rules/registry.ts';
import type { Times } from '../src/table/times.ts';
import type { ServerConfig } from './config.ts';
import { createLog, type Log } from './log.ts';
import { Sessions, type StartScreens, screensWith } from './sessions.ts';
import { loadHostKey } from './ssh/host-key.ts';
import { defaultLimits, type Limits } from './ssh/limits.ts';
import { startSshServer } from './ssh/server.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { tableCommands } from './tables/commands.ts';
import type { HouseLimits } from './tables/house-limits.ts';
import { Lobby } from './tables/lobby.ts';
import { machineClock } from './tables/machine-clock.ts';

/** Parts that tests replace. */
export interface ServerParts {
  readonly log: Log;
  readonly store: Store;
  readonly rulesets: readonly Ruleset[];
  readonly startScreens: StartScreens;
  readonly times: Partial<Times>;
  readonly limits: Partial<Limits>;
  readonly houseLimits: Partial<HouseLimits>;
  /** Where the seeds of matches come from. */
  readonly newSeed: () => string;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** The host key's, as OpenSSH prints it. */
  readonly fingerprint: string;
  /** The host key was made at this start. */
  readonly isNewKey: boolean;
  /** Resolves with what went wrong if the store is lost: the server has stopped and its log must be read anew. */
  readonly lost: Promise<Error>;
  /** Nobody new, a notice on every screen, terminals given back, everything written: within ten seconds. */
  stop(): Promise<void>;
}

/**
 * Starts the server. Rejects where it cannot: with `HostKeyError`, `StoreUnavailable`, or what listening failed with.
 */
export async function serve(config: ServerConfig, parts: Partial<ServerParts> = {}): Promise<RunningServer> {
  const log = parts.log ?? createLog();
  const hostKey = loadHostKey(config.keys);
  const store = parts.store ?? (await SqliteStore.open(config.data));
  const lobby = new Lobby({
    store,
    clock: machineClock,
    rulesets: parts.rulesets ?? allRulesets(),
    log,
    times: { grace: config.graceSeconds * 1000, ...parts.times },
    limits: parts.houseLimits ?? {},
    ...(parts.newSeed === undefined ? {} : { newSeed: parts.newSeed }),
  });
  let port = config.port;
  const start =
    parts.startScreens ??
    screensWith({
      graceMinutes: Math.round(config.graceSeconds / 60),
      command: table => `ssh ${port === 22 ? '' : `-p ${port} `}${table}@${config.publicHost}`,
    });
  const sessions = new Sessions(lobby, start, log);
  try {
    await lobby.begin();
    const ssh = await startSshServer({
      hostKey: hostKey.privateKey,
      port: config.port,
      ...(config.host === undefined ? {} : { host: config.host }),
      limits: parts.limits ?? {},
      log,
      commands: tableCommands(lobby, store),
      onShell: shell => sessions.begin(shell),
      onFault: shell => sessions.end(shell, 'fault'),
    });
    port = ssh.port;
    const { noticeMs } = { ...defaultLimits, ...parts.limits };
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      lobby.goDown();
      await ssh.stop(shell => sessions.endSoon(shell, noticeMs));
      lobby.stop();
      await store.close();
      log.info('stopped');
    };
    const stopOnce = (): Promise<void> => (stopped ??= stop());
    log.info('listening', { port, fingerprint: hostKey.fingerprint });
    return {
      port,
      fingerprint: hostKey.fingerprint,
      isNewKey: hostKey.isNew,
      lost: lossOf(store, log, stopOnce),
      stop: stopOnce,
    };
  } catch (error) {
    lobby.stop();
    await store.close();
    throw error;
  }
}

function lossOf(store: Store, log: Log, stop: () => Promise<void>): Promise<Error> {
  return new Promise(resolve => {
    if (!(store instanceof SqliteStore)) return;
    store.onLost(error => {
      log.error('store lost', { error: error.message });
      void stop().then(
        () => resolve(error),
        () => resolve(error),
      );
    });
  });
}
