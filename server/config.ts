import { hostname } from 'node:os';

/** All that is decided before the server starts. */
export interface ServerConfig {
  /** The address to listen on; every address of the machine where it is not given. */
  readonly host: string | undefined;
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder of the database. */
  readonly data: string;
  /** The folder of the host key. */
  readonly keys: string;
  /** The name by which players reach the server, for the line that tells them the way back. */
  readonly publicHost: string;
  /** How long a seat waits for a person whose session is gone, in seconds. */
  readonly graceSeconds: number;
}

/** The configuration with what was not given as usual. Frozen: nothing changes it while the server runs. */
export function serverConfig(given: Partial<ServerConfig> = {}): ServerConfig {
  return Object.freeze({
    host: undefined,
    port: 2222,
    data: './data',
    keys: './keys',
    publicHost: hostname(),
    graceSeconds: 120,
    ...given,
  });
}
