/** Where a line of the log goes; one line a call, without its newline. */
export type LogSink = (line: string) => void;

/** What a line may carry besides its event. No key material, no seeds, nothing that a player typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one JSON object a line: `{"at":…,"level":…,"event":…,…fields}`. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** The same log with fields that every line of it carries, such as a session's id. */
  with(fields: LogFields): Log;
}

/**
 * A log over a sink, standard error by default. JSON escapes control characters, so hostile text cannot forge a
 * line.
 */
export function createLog(sink: LogSink = toStderr, fixed: LogFields = {}): Log {
  const write = (level: string, event: string, fields: LogFields = {}): void =>
    sink(JSON.stringify({ at: new Date().toISOString(), level, event, ...fixed, ...fields }));
  return {
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, fields) => write('error', event, fields),
    with: fields => createLog(sink, { ...fixed, ...fields }),
  };
}

/** What to log of something thrown: its stack where it has one. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function toStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
