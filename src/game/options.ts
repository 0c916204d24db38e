/** The values of a match's table options, by name; complete and checked. */
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionValue = boolean | number | string;

/**
 * One table option as data: screens build their forms from it, the command line its checks.
 * Labels and help stand in the ruleset's words under the same name.
 */
export type OptionSpec =
  | { readonly name: string; readonly type: 'switch'; readonly default: boolean }
  | {
      readonly name: string;
      readonly type: 'number';
      readonly default: number;
      readonly from: number;
      readonly to: number;
      readonly step: number;
    }
  | {
      readonly name: string;
      readonly type: 'choice';
      readonly default: OptionValue;
      readonly values: readonly OptionValue[];
      /** Any other text may be given too that this finds nothing wrong with; else it says what is, in one sentence. */
      readonly text?: (value: string) => string | null;
    };

/** Named sets of option values; the first is the default. */
export interface Preset {
  readonly id: string;
  readonly values: Readonly<Record<string, OptionValue>>;
}

/** The options with defaults filled in, or what is wrong with them in one sentence. */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>> = {},
): { readonly options: Options } | { readonly problem: string } {
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) options[spec.name] = spec.default;
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find(candidate => candidate.name === name);
    if (!spec) return { problem: `there is no option "${name}"` };
    const problem = problemWith(spec, value);
    if (problem) return { problem: `option "${name}": ${problem}` };
    options[name] = value as OptionValue;
  }
  return { options };
}

function problemWith(spec: OptionSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'true or false is expected';
    case 'number':
      return Number.isInteger(value) &&
        (value as number) >= spec.from &&
        (value as number) <= spec.to &&
        ((value as number) - spec.from) % spec.step === 0
        ? null
        : `a number from ${spec.from} to ${spec.to}${spec.step > 1 ? ` in steps of ${spec.step}` : ''} is expected`;
    case 'choice':
      if (spec.values.includes(value as OptionValue)) return null;
      return typeof value === 'string' && spec.text !== undefined
        ? spec.text(value)
        : `one of ${spec.values.join(', ')} is expected`;
  }
}
