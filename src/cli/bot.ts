import seedrandom from 'seedrandom';
import { levelOf, levels } from '../bots/levels.ts';
import { mjaiBot } from '../bots/mjai/mjai-bot.ts';
import { RIICHI_RULESETS } from '../records/export/riichi-events.ts';
import { type CliCommand, type Given, UsageError } from './command.ts';
import { stdinLines } from './lines.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';
import { optionsFlag } from './simulate.ts';

/** Protocols and the rulesets that they speak of. */
const PROTOCOLS: Readonly<Record<string, readonly string[]>> = { mjai: RIICHI_RULESETS };

export const bot: CliCommand = {
  name: 'bot',
  summary: 'Plays a seat on stdin and stdout, in a protocol that other programs speak.',
  usage: '--rules RULES --level LEVEL --protocol mjai',
  flags: [
    RULES_FLAG,
    { name: 'level', value: 'LEVEL', help: `one of ${levels.map(level => level.id).join(', ')} (beginner)` },
    {
      name: 'protocol',
      value: 'PROTOCOL',
      help: 'mjai: a JSON event or an array of them a line, an answer a line',
    },
    { name: 'options', value: 'JSON', help: 'rules of the host that differ, such as {"openTanyao":false}' },
    { name: 'json', help: 'answers are JSON in any case' },
  ],
  async run(given) {
    const rules = rulesFlag(given);
    checkProtocol(given, rules.id);
    const level = given.text('level') ?? 'beginner';
    const player = levelOf(level);
    if (player === undefined)
      throw new UsageError(
        `--level: there is no level "${level}"; there are ${levels.map(one => one.id).join(', ')}`,
      );
    const { answer } = mjaiBot({
      rules,
      options: optionsFlag(given, rules),
      player,
      random: seedrandom('mjai'),
    });
    for await (const line of stdinLines()) process.stdout.write(`${JSON.stringify(answer(parse(line)))}\n`);
    return 0;
  },
};

function checkProtocol(given: Given, rules: string): void {
  const protocol = given.text('protocol');
  const names = Object.keys(PROTOCOLS).join(', ');
  if (protocol === undefined) throw new UsageError(`--protocol is needed: ${names}`);
  const spoken = PROTOCOLS[protocol];
  if (spoken === undefined) throw new UsageError(`--protocol: there is no "${protocol}"; there is ${names}`);
  if (!spoken.includes(rules))
    throw new UsageError(`--protocol: ${protocol} speaks of ${spoken.join(' and ')} alone`);
}

/** A line that is no JSON is an event that one does not understand; the host is told of it beside the answers. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    process.stderr.write(`sshparrow: bot: a line is no JSON: ${(error as Error).message}\n`);
    return null;
  }
}
