/** What is wrong with a card, and where it stands. */
export interface Problem {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** One sentence, with an example of how it may be written where that helps. */
  readonly message: string;
}

/** Text of a card with the place where it stands. */
export interface Placed<T> {
  readonly value: T;
  /** Offset into the card's text. */
  readonly at: number;
}

/** Takes note of a problem at an offset of the card's text. */
export type Report = (at: number, message: string) => void;

/** Problems found in a text, in the order in which they stand there. */
export function problemsIn(
  text: string,
  found: readonly { readonly at: number; readonly message: string }[],
): Problem[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return [...found]
    .sort((a, b) => a.at - b.at)
    .map(({ at, message }) => {
      const line = starts.findLastIndex(start => start <= at);
      return { line: line + 1, column: at - starts[line]! + 1, message };
    });
}
