import type { ScoreAnswer } from '../../../src/game/scoring.ts';
import { scoreOf } from '../../helpers/script.ts';

/** Words after the winning tile, and the fields of `score` that they stand for. */
const WORDS: Readonly<Record<string, Record<string, unknown>>> = {
  self: { by: 'self-draw' },
  rob: { by: 'rob-kong' },
  last: { lastTile: true },
  kong: { by: 'self-draw', replacement: 'kong' },
  flower: { by: 'self-draw', replacement: 'flower' },
  call: { originalCall: true },
};
const NUMBERS = new Set(['limit', 'seats', 'kongChain', 'eastWins']);

/**
 * A hand as one reads it aloud: concealed tiles, melds in brackets (`!` a concealed kong, `+` an added one), the winning tile
 * after `>`, and how it was won: `78p55s [222m] [!4444s] > 9p self seat:south flowers:12f`. East, a discard, and a limit
 * of 2000 where nothing is said, so that doubles show.
 */
export function handLine(text: string): Record<string, unknown> {
  const [tiles, won] = text.split('>').map(part => part.trim()) as [string, string];
  const melds = [...tiles.matchAll(/\[([!+]?)(\w+)\]/g)].map(([, mark, inner]) => ({
    kind: inner!.length === 5 ? 'kong' : inner![0] === inner![1] ? 'pung' : 'chow',
    tiles: inner,
    ...(mark === '!' ? { concealed: true } : {}),
    ...(mark === '+' ? { added: true } : {}),
  }));
  const [win, ...words] = won.split(' ');
  const concealed = tiles.replaceAll(/\[.*?\]| /g, '');
  const line: Record<string, unknown> = { concealed, melds, win, by: 'discard', limit: 2000 };
  for (const word of words) {
    const [name, value] = word.split(':') as [string, string?];
    if (value === undefined) Object.assign(line, WORDS[name]);
    else line[name] = NUMBERS.has(name) ? Number(value) : value;
  }
  return line;
}

interface Worth {
  readonly value: number;
  /** Points before doubles; null for a limit hand. */
  readonly base: number | null;
  readonly doubles: number | null;
  /** Doubles and limit hands, as `id` or `id ×2`. */
  readonly named: string[];
  /** Points, as `id value`, in order. */
  readonly points: string[];
  readonly answer: ScoreAnswer;
}

/** What a hand is worth. Fails on a hand that cannot exist or is not complete. */
export function worth(text: string, options: Record<string, unknown> = {}): Worth {
  const answer = scoreOf('classical', { ...handLine(text), options });
  if ('error' in answer || !answer.win) throw new Error(`${text}: ${JSON.stringify(answer)}`);
  const points = answer.patterns.filter(({ unit }) => unit === 'points');
  return {
    value: answer.value,
    base: answer.base as number | null,
    doubles: answer.doubles as number | null,
    named: answer.patterns
      .filter(({ unit }) => unit !== 'points')
      .map(({ id, value, count = 1 }) => (value * count > 1 && value < 100 ? `${id} ×${value * count}` : id)),
    points: points.map(({ id, value }) => `${id} ${value}`),
    answer,
  };
}
