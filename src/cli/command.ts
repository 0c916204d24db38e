import { parseArgs } from 'node:util';

/** A command of the command line. `run` gives the exit status: 0 done, 1 the answer is no or the work failed. */
export interface CliCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Words after the name, as the usage line shows them. */
  readonly usage: string;
  /** How many words it takes at most; without it none, so that `score hands.jsonl` does not wait for stdin in silence. */
  readonly words?: number;
  readonly flags: readonly Flag[];
  run(given: Given): Promise<number>;
}

export interface Flag {
  readonly name: string;
  /** What stands for its value in the help; without one the flag is a switch. */
  readonly value?: string;
  readonly help: string;
}

/** What was given on the command line. */
export interface Given {
  readonly words: readonly string[];
  /** A flag's value; undefined where it was not given. */
  text(name: string): string | undefined;
  has(name: string): boolean;
  /** A flag's whole number. @throws UsageError */
  number(name: string, otherwise: number, least: number): number;
}

/** The command was not called rightly: exit status 2, with this message. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The work failed: exit status 1, with this message. */
export class CliFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CliFailure';
  }
}

/** @throws UsageError on a flag that the command does not know, one without its value, or a word too many */
export function readArgs(command: CliCommand, args: readonly string[]): Given {
  const options: Record<string, { type: 'string' | 'boolean' }> = { help: { type: 'boolean' } };
  for (const flag of command.flags)
    options[flag.name] = { type: flag.value === undefined ? 'boolean' : 'string' };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: joined(command, args), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(withoutAdvice((error as Error).message));
  }
  const { values, positionals } = parsed;
  const extra = positionals[command.words ?? 0];
  if (extra !== undefined)
    throw new UsageError(`"${extra}" is one word too many; see sshparrow ${command.name} --help`);
  const text = (name: string): string | undefined => values[name] as string | undefined;
  return {
    words: positionals,
    text,
    has: name => values[name] === true,
    number(name, otherwise, least) {
      const given = text(name);
      if (given === undefined) return otherwise;
      const value = Number(given);
      if (!Number.isSafeInteger(value) || value < least)
        throw new UsageError(`--${name}: a whole number from ${least} is expected, not "${given}"`);
      return value;
    },
  };
}

/**
 * The words with each flag and its value as one, `--port=-3`: no flag has only one dash, so that `-3` after `--port` can be
 * nothing but its value, which `parseArgs` by itself finds ambiguous. @throws UsageError where a flag stands for the value
 */
function joined({ flags }: CliCommand, args: readonly string[]): string[] {
  const valued = new Set(flags.filter(flag => flag.value !== undefined).map(flag => `--${flag.name}`));
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    const next = args[i + 1];
    if (word === '--') return [...words, ...args.slice(i)];
    if (!valued.has(word) || next === undefined) words.push(word);
    else if (next.startsWith('--')) throw new UsageError(`${word}: a value is expected, not "${next}"`);
    else {
      words.push(`${word}=${next}`);
      i++;
    }
  }
  return words;
}

/** What `parseArgs` says without its advice on words that begin with a dash, which no command takes. */
function withoutAdvice(message: string): string {
  return message.split('\n')[0]!.replace(/\. To specify a positional.*$/, '');
}

/** The help of one command. */
export function helpOf(command: CliCommand): string {
  const flags = command.flags.map(flag => [
    `--${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    flag.help,
  ]);
  const width = Math.max(0, ...flags.map(([left]) => left!.length));
  const lines = flags.map(([left, help]) => `  ${left!.padEnd(width)}  ${help}`);
  return [
    `usage: sshparrow ${command.name}${command.usage === '' ? '' : ` ${command.usage}`}`,
    '',
    command.summary,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
  ].join('\n');
}
