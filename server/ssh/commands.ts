import type { ChannelPort } from './channel-port.ts';
import type { Identity } from './identity.ts';
import type { Shell } from './shell.ts';

/** What `ssh host COMMAND` runs, as data. */
export interface ExecCommand {
  readonly name: string;
  /** Its arguments, for the list: `ID`, `[RULES]`. */
  readonly usage?: string;
  /** One line for the list. */
  readonly help: string;
  /** It draws a screen, so it needs `ssh -t`; then `context.shell` is there. */
  readonly needsTty?: boolean;
  /**
   * Does the work; answers the exit status (0 done, 1 no or failed, 2 bad usage). What it throws ends this
   * session alone, with 1.
   */
  run(context: ExecContext): number | Promise<number>;
}

export interface ExecContext {
  readonly id: string;
  readonly identity: Identity;
  /** As the client sent it: attacker's text. */
  readonly userName: string;
  readonly remoteAddress: string;
  readonly args: readonly string[];
  /** Results, of any length, in the order of the calls. Resolves once little enough waits for the client, or it has gone. */
  write(text: string): Promise<void>;
  /** Problems, one clear line each. */
  error(text: string): Promise<void>;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** The terminal, where the client gave one. */
  readonly shell?: Shell;
}

const longestCommand = 1_024;
/** What is written before looking whether the client keeps up, in UTF-16 units. */
const pieceLength = 16 * 1_024;

/** All commands a server answers: its own `help` and the given ones. */
export function commandTable(commands: readonly ExecCommand[]): readonly ExecCommand[] {
  const help: ExecCommand = {
    name: 'help',
    help: 'lists these commands',
    run: async context => {
      await context.write(`Commands, as in: ssh HOST COMMAND\n${listOf(table)}`);
      return 0;
    },
  };
  const table: readonly ExecCommand[] = [help, whoami, ...commands];
  return table;
}

const whoami: ExecCommand = {
  name: 'whoami',
  help: 'shows who you are here: the fingerprint of your key, or that you are a guest',
  run: async ({ identity, write }) => {
    await write(
      identity.kind === 'key'
        ? `key ${identity.fingerprint} (${identity.algorithm})\n`
        : 'guest (no key was offered)\n',
    );
    return 0;
  },
};

/**
 * Runs a command line on a started session and ends the session with its status. Words are split at white
 * space; there is no quoting. An unknown command is answered with the list and 2.
 */
export async function dispatch(
  table: readonly ExecCommand[],
  port: ChannelPort,
  line: string,
  hasTerminal: boolean,
  pauseBytes: number,
): Promise<void> {
  const gone = new AbortController();
  port.onClose(() => gone.abort());
  const drained = drainWaiter(port, pauseBytes);
  // A terminal in raw mode needs the carriage returns that a pty would add; a pipe must get the bytes as they are.
  const shaped = (text: string): string => (hasTerminal ? text.replace(/\r?\n/g, '\r\n') : text);
  let last: Promise<void> = Promise.resolve();
  const inPieces = (text: string, send: (piece: string) => void): Promise<void> => {
    last = last.then(async () => {
      for (let from = 0; from < text.length; ) {
        const end = pieceEnd(text, from);
        send(text.slice(from, end));
        from = end;
        await drained();
      }
    });
    return last;
  };
  const write = (text: string): Promise<void> => inPieces(shaped(text), piece => port.write(piece));
  const error = (text: string): Promise<void> =>
    hasTerminal ? write(text) : inPieces(text, piece => port.writeError(piece));
  const finish = async (status: number): Promise<void> => {
    await last;
    port.end(status);
  };

  if (line.length > longestCommand) {
    await error('This command is too long.\n');
    return finish(2);
  }
  const [name = '', ...args] = line.split(/\s+/).filter(word => word !== '');
  const command = table.find(candidate => candidate.name === name);
  if (command === undefined) {
    await error(`There is no such command. There are:\n${listOf(table)}`);
    return finish(2);
  }
  // A session without a terminal counts as dumb too.
  if (command.needsTty === true && port.term === 'dumb') {
    const needs = hasTerminal ? 'TERM=dumb has none: TERM=xterm ssh -t' : 'needs a terminal: ssh -t';
    await error(`${command.name} draws a screen and ${needs} HOST ${usageOf(command)}\n`);
    return finish(1);
  }
  const { id, identity, userName, remoteAddress } = port;
  try {
    const status = await command.run({
      id,
      identity,
      userName,
      remoteAddress,
      args,
      write,
      error,
      signal: gone.signal,
      ...(hasTerminal ? { shell: port } : {}),
    });
    await finish(status);
  } catch (fault) {
    await error('This command failed through a fault of the server.\n');
    port.fail(fault);
  }
}

/** Where the piece that begins at `from` ends: not between the two halves of one character. */
function pieceEnd(text: string, from: number): number {
  const end = from + pieceLength;
  const isSplit = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return isSplit ? end + 1 : end;
}

/** Makes a function that resolves once no more than so many bytes wait, or nobody is there to wait for. */
function drainWaiter(port: ChannelPort, pauseBytes: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  const settle = (): void => {
    if (!port.closed && port.outstanding() > pauseBytes) return;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  };
  port.onDrain(settle);
  port.onClose(settle);
  return () =>
    new Promise(resolve => {
      waiting.push(resolve);
      settle();
    });
}

function usageOf({ name, usage }: ExecCommand): string {
  return usage === undefined ? name : `${name} ${usage}`;
}

function listOf(table: readonly ExecCommand[]): string {
  const width = Math.max(...table.map(command => usageOf(command).length));
  return table
    .map(
      command =>
        `  ${usageOf(command).padEnd(width)}  ${command.help}${command.needsTty === true ? ' (ssh -t)' : ''}\n`,
    )
    .join('');
}
