import { exportFormatOf, exportFormats } from '../records/export/formats.ts';
import { RecordError, readRecord } from '../records/record.ts';
import { rulesetOf } from '../rules/registry.ts';
import { type CliCommand, CliFailure, UsageError } from './command.ts';
import { readText } from './files.ts';

const FORMATS = exportFormats.map(({ id }) => id).join(', ');

export const exportCommand: CliCommand = {
  name: 'export',
  summary: 'Writes a recorded match in a format of other programs to stdout.',
  usage: 'FILE --format FORMAT',
  words: 1,
  flags: [
    { name: 'format', value: 'FORMAT', help: `one of ${FORMATS}` },
    { name: 'json', help: 'as --format json' },
  ],
  async run(given) {
    const [file] = given.words;
    if (file === undefined) throw new UsageError('one file is expected');
    const id = given.text('format') ?? (given.has('json') ? 'json' : undefined);
    if (id === undefined) throw new UsageError(`--format is needed: one of ${FORMATS}`);
    const format = exportFormatOf(id);
    if (format === undefined) throw new UsageError(`there is no format "${id}"; there are ${FORMATS}`);
    const text = readText(file);
    try {
      const record = readRecord(text);
      const rules = rulesetOf(record.ruleset);
      if (rules === undefined) throw new RecordError(`the ruleset "${record.ruleset}" is not known`);
      if (format.rulesets !== undefined && !format.rulesets.includes(rules.id))
        throw new CliFailure(
          `${file}: a match of ${rules.id} cannot be written as ${id}, which tells ${format.rulesets.join(' and ')} alone`,
        );
      process.stdout.write(format.write(rules, record));
      return 0;
    } catch (error) {
      if (error instanceof RecordError) throw new CliFailure(`${file}: ${error.message}`);
      throw error;
    }
  },
};
