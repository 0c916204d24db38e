import type { Placed } from './problem.ts';

/** A card as it is written in either form, before its patterns are read; everything knows where it stands. */
export interface WrittenCard {
  readonly id: Placed<string>;
  readonly name: Placed<string>;
  readonly lines: readonly WrittenLine[];
}

export interface WrittenLine {
  readonly id: Placed<string>;
  readonly category: string;
  readonly name: string;
  readonly patterns: readonly Placed<string>[];
  readonly vars: readonly WrittenVar[];
  readonly exposure: Placed<string>;
  readonly value: Placed<string>;
  readonly jokers: boolean;
  readonly note: string | null;
  readonly guide: string | null;
}

/** `x=1-7` */
export interface WrittenVar {
  readonly name: Placed<string>;
  readonly values: Placed<string>;
}
