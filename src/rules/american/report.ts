import type { CardReport } from '../../game/card-report.ts';
import { readCard } from './card/read-card.ts';

/** Checks a card's text, and counts the hands of each line. */
export function reportCard(text: string): CardReport {
  const reading = readCard(text);
  if ('problems' in reading) return reading;
  const { id, name, lines, hands } = reading.card;
  return {
    id,
    name,
    lines: lines.map(
      ({ patterns: _patterns, jokers: _jokers, note: _note, guide: _guide, ...line }, index) => ({
        ...line,
        hands: hands.filter(hand => hand.line === index).length,
      }),
    ),
  };
}
