import type { CardReport } from '../game/card-report.ts';
import { allRulesets } from '../rules/registry.ts';
import { type CliCommand, CliFailure, UsageError } from './command.ts';
import { readText } from './files.ts';

export const card: CliCommand = {
  name: 'card',
  summary: 'Checks a hand card and prints how many hands each of its lines stands for.',
  usage: 'check FILE',
  words: 2,
  flags: [{ name: 'json', help: 'the answer as JSON' }],
  async run(given) {
    const [verb, file] = given.words;
    if (verb !== 'check' || file === undefined)
      throw new UsageError('"check" and one file are expected: sshparrow card check FILE');
    const read = allRulesets().find(rules => rules.readCard !== undefined)?.readCard;
    if (read === undefined) throw new CliFailure('no ruleset here is played with a card');
    const report = read(readText(file));
    const valid = !('problems' in report);
    if (given.has('json')) process.stdout.write(`${JSON.stringify({ valid, ...report })}\n`);
    else if ('problems' in report) process.stderr.write(problems(file, report.problems));
    else process.stdout.write(table(report));
    return valid ? 0 : 1;
  },
};

/** `FILE:LINE:COLUMN: what is wrong`, so that editors find the place. */
function problems(file: string, found: Extract<CardReport, { problems: unknown }>['problems']): string {
  return found.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}\n`).join('');
}

function table({ name, lines }: Exclude<CardReport, { problems: unknown }>): string {
  const width = Math.max(...lines.map(line => line.id.length));
  const rows = lines.map(({ id, hands, open, value, name: title }) =>
    [id.padEnd(width), String(hands).padStart(6), open ? 'X' : 'C', String(value).padStart(4), title].join(
      '  ',
    ),
  );
  const total = lines.reduce((sum, line) => sum + line.hands, 0);
  return [...rows, `${name}: ${lines.length} lines, ${total} hands`, ''].join('\n');
}
