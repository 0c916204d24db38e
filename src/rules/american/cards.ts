import type { Options } from '../../game/options.ts';
import type { Card, CardReading } from './card/card.ts';
import { readCard } from './card/read-card.ts';
import { houseCard } from './cards/house.ts';
import { trainingCard } from './cards/training.ts';

/** Cards that come with the product, by their name as a value of the option `card`. */
const SHIPPED: Readonly<Record<string, string>> = { house: houseCard, training: trainingCard };

export const SHIPPED_CARDS: readonly string[] = Object.keys(SHIPPED);

/** Cards that were read, by the option's value: a card is expanded once. */
const readings = new Map<string, CardReading>();
const MOST_KEPT = 16;

/** The card of a name or of a card's own text; only problems are given where it is no valid card. */
export function readingOf(value: string): CardReading {
  let reading = readings.get(value);
  if (reading === undefined) {
    if (readings.size >= MOST_KEPT) readings.clear();
    reading = readCard(SHIPPED[value] ?? value);
    readings.set(value, reading);
  }
  return reading;
}

/** What is wrong with a text as the option `card`, in one sentence; null where nothing is. */
export function cardProblem(value: string): string | null {
  const reading = readingOf(value);
  if (!('problems' in reading)) return null;
  const { line, column, message } = reading.problems[0]!;
  return `line ${line}, column ${column}: ${message}`;
}

/** The card of a table. Options were checked, so it is valid. */
export function cardOf(options: Options): Card {
  const reading = readingOf(String(options.card));
  if ('problems' in reading) throw new Error('a table plays by a card that is none');
  return reading.card;
}
