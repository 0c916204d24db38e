import { RecordError, readRecord } from '../records/record.ts';
import { rulesetOf } from '../rules/registry.ts';
import { machineClock } from '../terminal/clock.ts';
import { type LocalProcess, openLocalPort } from '../terminal/local-port.ts';
import { momentsOf } from '../ui/replay/moments.ts';
import { startReplay } from '../ui/replay/replay-session.ts';
import { type CliCommand, CliFailure, UsageError } from './command.ts';
import { readText } from './files.ts';

export const replay: CliCommand = {
  name: 'replay',
  summary: 'Steps through a recorded match in this terminal.',
  usage: 'FILE',
  words: 1,
  flags: [{ name: 'seat', value: 'N', help: 'the seat from which it is seen first, from 1 (1)' }],
  async run(given) {
    const [file] = given.words;
    if (file === undefined) throw new UsageError('one file is expected');
    const text = readText(file);
    try {
      const record = readRecord(text);
      const rules = rulesetOf(record.ruleset);
      if (rules === undefined) throw new RecordError(`the ruleset "${record.ruleset}" is not known`);
      const seat = given.number('seat', 1, 1) - 1;
      if (seat >= record.seats.length) throw new UsageError(`--seat: there are ${record.seats.length} seats`);
      // A record that cannot be played says so before the screen is taken.
      momentsOf(rules, record);
      if (!process.stdin.isTTY || !process.stdout.isTTY)
        throw new CliFailure('a terminal is needed: stdin and stdout must be one');
      return await new Promise<number>((resolve, reject) => {
        const port = openLocalPort(process as unknown as LocalProcess, resolve);
        startReplay(rules, record, port, machineClock, seat).catch(reject);
      });
    } catch (error) {
      if (error instanceof RecordError) throw new CliFailure(`${file}: ${error.message}`);
      throw error;
    }
  },
};
