import type { Score } from './state.ts';

/** Languages that the catalogues speak. */
export type Language = 'en';

/** An action in words: its label on a key, and what is said when somebody did it (`{who}`, `{tile}` are filled in). */
export interface ActionWords {
  readonly label: string;
  readonly said?: string;
}

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** Labels of a choice's values, by the value as text. */
  readonly values?: Readonly<Record<string, string>>;
}

/** All that a ruleset says in its own terms. What it leaves out is said in the product's common words. */
export interface RulesetWords {
  readonly title: string;
  /** One line for the lobby. */
  readonly summary: string;
  /** The rules page: paragraphs with a heading each. */
  readonly rules: readonly { readonly heading: string; readonly text: string }[];
  readonly actions: Readonly<Record<string, ActionWords>>;
  /** Names of answers, choices, panels and marks by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly patterns: Readonly<Record<string, string>>;
  /** How a hand comes to its value, from what only this ruleset's score has: in short, then in its parts. */
  readonly reckoning?: (extra: NonNullable<Score['extra']>) => readonly string[];
  /** Reasons of payments. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Why something is not possible, by the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly presets: Readonly<Record<string, string>>;
  /** Names of suits and honors where they differ from the common ones, by notation letter or tile. */
  readonly tiles: Readonly<Record<string, string>>;
  /** What a ruled event says, by its name. */
  readonly events: Readonly<Record<string, string>>;
}
