/** What a hand card that somebody wrote holds, or what is wrong with it. */
export type CardReport =
  | {
      readonly id: string;
      readonly name: string;
      /** In the order of the card. */
      readonly lines: readonly CardReportLine[];
    }
  | { readonly problems: readonly CardProblem[] };

export interface CardReportLine {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly value: number;
  /** Groups may be laid open before the win. */
  readonly open: boolean;
  /** Concrete hands that the line stands for. */
  readonly hands: number;
}

export interface CardProblem {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}
