import { type CliCommand, CliFailure, helpOf, readArgs, UsageError } from './command.ts';
import { programVersion } from './version.ts';

/** How a command is loaded, in the order of the help. Only the one that is called is: `score` needs no screens. */
const COMMANDS: Readonly<Record<string, () => Promise<CliCommand>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  play: async () => (await import('./play.ts')).play,
  score: async () => (await import('./score.ts')).score,
  analyze: async () => (await import('./analyze.ts')).analyze,
  script: async () => (await import('./script.ts')).script,
  options: async () => (await import('./options.ts')).options,
  simulate: async () => (await import('./simulate.ts')).simulate,
  bot: async () => (await import('./bot.ts')).bot,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  export: async () => (await import('./export.ts')).exportCommand,
  card: async () => (await import('./card.ts')).card,
};

/** Runs the command line and gives the exit status. Problems go to stderr, one clear line each. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version') {
    process.stdout.write(`sshparrow ${programVersion()}\n`);
    return 0;
  }
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    (name === undefined ? process.stderr : process.stdout).write(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) return problem(`there is no command "${name}"; see sshparrow --help`, 2);
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(helpOf(command));
    return 0;
  }
  try {
    return await command.run(readArgs(command, rest));
  } catch (error) {
    if (error instanceof UsageError) return problem(`${name}: ${error.message}`, 2);
    if (error instanceof CliFailure) return problem(`${name}: ${error.message}`, 1);
    throw error;
  }
}

function problem(message: string, status: number): number {
  process.stderr.write(`sshparrow: ${message}\n`);
  return status;
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map(load => load()));
  const width = Math.max(...commands.map(command => command.name.length));
  return [
    'Mahjong in a terminal.',
    '',
    'usage: sshparrow COMMAND [options]',
    '',
    ...commands.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    'sshparrow COMMAND --help tells more.',
    '',
  ].join('\n');
}
