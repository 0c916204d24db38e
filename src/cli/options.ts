import type { OptionSpec } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { CliCommand } from './command.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';

export const options: CliCommand = {
  name: 'options',
  summary: 'Lists the table options of a ruleset, by the names that score and script take, and its presets.',
  usage: '--rules RULES',
  flags: [RULES_FLAG, { name: 'json', help: 'the answer as JSON' }],
  async run(given) {
    const rules = rulesFlag(given);
    process.stdout.write(given.has('json') ? `${JSON.stringify(asJson(rules))}\n` : asText(rules));
    return 0;
  },
};

/** Only what a preset changes is told of it. */
function changed({ options, presets }: Ruleset): { id: string; values: Record<string, unknown> }[] {
  return presets.map(({ id, values }) => ({
    id,
    values: Object.fromEntries(
      options
        .filter(({ name, default: usual }) => values[name] !== usual)
        .map(({ name }) => [name, values[name]]),
    ),
  }));
}

function asJson(rules: Ruleset): unknown {
  return {
    rules: rules.id,
    options: rules.options.map(spec => ({ ...spec, help: rules.words.en.options[spec.name]?.help })),
    presets: changed(rules),
  };
}

function asText(rules: Ruleset): string {
  const words = rules.words.en;
  const width = Math.max(0, ...rules.options.map(({ name }) => name.length));
  const told = rules.options.flatMap(spec => [
    `  ${spec.name.padEnd(width)}  ${takes(spec)}`,
    `  ${' '.repeat(width)}  ${words.options[spec.name]?.help ?? ''}`,
  ]);
  const presets = changed(rules).map(({ id, values }) => {
    const pairs = Object.entries(values).map(([name, value]) => `${name} ${value}`);
    return `  ${id}: ${pairs.length === 0 ? 'as above' : pairs.join(', ')}`;
  });
  return [
    `Options of ${words.title}`,
    ...told,
    ...(presets.length > 0 ? ['Presets', ...presets] : []),
    '',
  ].join('\n');
}

/** The values that an option takes, the usual one first. */
function takes(spec: OptionSpec): string {
  switch (spec.type) {
    case 'switch':
      return `${spec.default} (or ${!spec.default})`;
    case 'number':
      return `${spec.default} (${spec.from} to ${spec.to} by ${spec.step})`;
    case 'choice': {
      const others = spec.values.filter(value => value !== spec.default);
      return `${spec.default} (or ${[...others, ...(spec.text === undefined ? [] : ['others'])].join(', ')})`;
    }
  }
}
