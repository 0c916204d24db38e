import { RecordError } from '../records/record.ts';
import { handsInWords, verifyRecord } from '../records/verify.ts';
import { rulesetOf } from '../rules/registry.ts';
import { type CliCommand, CliFailure, UsageError } from './command.ts';
import { readText } from './files.ts';

export const verify: CliCommand = {
  name: 'verify',
  summary: 'Deals a recorded match again from its published seed, replays it, and says whether all agrees.',
  usage: 'FILE',
  words: 1,
  flags: [{ name: 'json', help: 'the answer as JSON' }],
  async run(given) {
    const [file] = given.words;
    if (file === undefined) throw new UsageError('one file is expected');
    const text = readText(file);
    try {
      const { record, hands } = verifyRecord(text, rulesetOf);
      const answer = given.has('json')
        ? JSON.stringify({ verified: true, ruleset: record.ruleset, hands, scores: record.scores })
        : `verified: ${record.ruleset}, ${handsInWords(hands)}, scores ${record.scores.join(' ')}`;
      process.stdout.write(`${answer}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      if (!given.has('json')) throw new CliFailure(`${file}: ${error.message}`);
      process.stdout.write(`${JSON.stringify({ verified: false, problem: error.message })}\n`);
      return 1;
    }
  },
};
