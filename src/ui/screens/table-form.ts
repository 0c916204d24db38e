import type { Options } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { House, TableWish } from '../house.ts';
import type { Texts } from '../texts/texts.ts';
import { type Field, optionFields } from './form-fields.ts';

/** What the form of a new table holds. */
export interface TableForm {
  readonly ruleset: string;
  /** Index into the ruleset's presets; null once an option was changed by hand, or where it has none. */
  readonly preset: number | null;
  readonly options: Options;
  readonly bots: string;
  readonly isPrivate: boolean;
  readonly moveSeconds: number;
  readonly fixedPause: boolean;
  readonly drawSeats: boolean;
}

/** Seconds for a decision that the form offers; 0 is no limit. */
const MOVE_SECONDS: readonly number[] = [10, 15, 20, 30, 60, 0];
const USUAL_SECONDS = 20;

export function newTableForm(house: House, ruleset: string): TableForm {
  const rules = rulesOf(house, ruleset);
  return {
    ruleset,
    ...standardOptions(rules),
    bots: house.botLevels.at(-1) ?? '',
    isPrivate: false,
    moveSeconds: USUAL_SECONDS,
    fixedPause: false,
    drawSeats: true,
  };
}

export function wishOf({ preset: _preset, ...wish }: TableForm): TableWish {
  return wish;
}

/** The lines of the form; `change` gets the form as it is after a key. */
export function tableFields(
  form: TableForm,
  house: House,
  words: Texts['create'],
  change: (form: TableForm) => void,
): readonly Field[] {
  const rules = rulesOf(house, form.ruleset);
  const ruleWords = rules.words.en;
  const ids = house.rulesets.map(({ id }) => id);
  const fields: Field[] = [
    {
      id: 'ruleset',
      label: words.ruleset,
      value: ruleWords.title,
      help: ruleWords.summary,
      turn: by => {
        const ruleset = cycled(ids, form.ruleset, by);
        change({ ...form, ruleset, ...standardOptions(rulesOf(house, ruleset)) });
      },
    },
  ];
  if (rules.presets.length > 1) {
    const shown = form.preset === null ? undefined : rules.presets[form.preset];
    fields.push({
      id: 'preset',
      label: words.preset,
      value: shown === undefined ? '–' : (ruleWords.presets[shown.id] ?? shown.id),
      help: '',
      turn: by => {
        const count = rules.presets.length;
        const preset = ((form.preset ?? 0) + by + count) % count;
        change({ ...form, preset, options: presetOptions(rules, preset) });
      },
    });
  }
  fields.push(
    ...optionFields(rules.options, form.options, ruleWords.options, words, (name, value) =>
      change({ ...form, preset: null, options: { ...form.options, [name]: value } }),
    ),
    {
      id: 'bots',
      label: words.bots,
      value: words.level(form.bots),
      help: words.botsHelp,
      turn: by => change({ ...form, bots: cycled(house.botLevels, form.bots, by) }),
    },
    {
      id: 'access',
      label: words.access,
      value: form.isPrivate ? words.private : words.public,
      help: words.accessHelp,
      turn: () => change({ ...form, isPrivate: !form.isPrivate }),
    },
    {
      id: 'time',
      label: words.time,
      value: form.moveSeconds === 0 ? words.noLimit : words.seconds(form.moveSeconds),
      help: words.timeHelp,
      turn: by => change({ ...form, moveSeconds: cycled(MOVE_SECONDS, form.moveSeconds, by) }),
    },
    {
      id: 'pause',
      label: words.pause,
      value: form.fixedPause ? words.pauseFixed : words.pauseShort,
      help: words.pauseHelp,
      turn: () => change({ ...form, fixedPause: !form.fixedPause }),
    },
    {
      id: 'seats',
      label: words.seats,
      value: form.drawSeats ? words.seatsDrawn : words.seatsKept,
      help: words.seatsHelp,
      turn: () => change({ ...form, drawSeats: !form.drawSeats }),
    },
  );
  return fields;
}

function standardOptions(rules: Ruleset): Pick<TableForm, 'options' | 'preset'> {
  return rules.presets.length === 0
    ? { preset: null, options: presetOptions(rules, -1) }
    : { preset: 0, options: presetOptions(rules, 0) };
}

function presetOptions(rules: Ruleset, preset: number): Options {
  const defaults = Object.fromEntries(rules.options.map(spec => [spec.name, spec.default]));
  return { ...defaults, ...rules.presets[preset]?.values };
}

function cycled<T>(values: readonly T[], value: T, by: number): T {
  const count = values.length;
  return values[(values.indexOf(value) + by + count) % count] ?? value;
}

function rulesOf(house: House, id: string): Ruleset {
  const rules = house.rulesets.find(candidate => candidate.id === id) ?? house.rulesets[0];
  if (!rules) throw new Error('the house has no rulesets');
  return rules;
}
