import type { OptionSpec, Options, OptionValue } from '../../game/options.ts';
import type { OptionWords } from '../../game/words.ts';

/** One line of a form: a name, a value that left and right change, a sentence about it. */
export interface Field {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help: string;
  readonly turn: (by: 1 | -1) => void;
}

/** The value after (or before) this one; the ends of a range of numbers do not meet, choices go round. */
export function turned(spec: OptionSpec, value: OptionValue, by: 1 | -1): OptionValue {
  if (spec.type === 'switch') return value !== true;
  if (spec.type === 'number') return Math.min(spec.to, Math.max(spec.from, Number(value) + by * spec.step));
  const at = spec.values.indexOf(value);
  return spec.values[(at + by + spec.values.length) % spec.values.length]!;
}

/** The form's lines of a ruleset's own options, in its words. */
export function optionFields(
  specs: readonly OptionSpec[],
  options: Options,
  words: Readonly<Record<string, OptionWords>>,
  says: { readonly on: string; readonly off: string },
  change: (name: string, value: OptionValue) => void,
): readonly Field[] {
  return specs.map(spec => {
    const value = options[spec.name] ?? spec.default;
    const own = words[spec.name];
    const shown = typeof value === 'boolean' ? (value ? says.on : says.off) : String(value);
    return {
      id: `option:${spec.name}`,
      label: own?.label ?? spec.name,
      value: own?.values?.[String(value)] ?? shown,
      help: own?.help ?? '',
      turn: by => change(spec.name, turned(spec, value, by)),
    };
  });
}
