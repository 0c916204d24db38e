import { analyze } from './analyze.ts';
import { type CliCommand, CliFailure, helpOf, readArgs, UsageError } from './command.ts';
import { score } from './score.ts';
import { script } from './script.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly CliCommand[] = [score, analyze, script, simulate, verify];

/** Runs the command line and gives the exit status. Problems go to stderr, one clear line each. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    (name === undefined ? process.stderr : process.stdout).write(overview());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find(candidate => candidate.name === name);
  if (command === undefined) {
    process.stderr.write(`sshparrow: there is no command "${name}"; see sshparrow --help\n`);
    return 2;
  }
  if (rest.includes('--help')) {
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
  process.stderr.write(`sshparrow ${message}\n`);
  return status;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(command => command.name.length));
  return [
    'Mahjong in a terminal.',
    '',
    'usage: sshparrow COMMAND [options]',
    '',
    ...COMMANDS.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    'sshparrow COMMAND --help tells more.',
    '',
  ].join('\n');
}
