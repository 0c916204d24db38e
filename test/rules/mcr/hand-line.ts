import type { ScoreAnswer } from '../../../src/game/scoring.ts';
import { scoreOf } from '../../helpers/script.ts';

/** Words after the winning tile, and the fields of `score` that they stand for. */
const WORDS: Readonly<Record<string, Record<string, unknown>>> = {
  self: { by: 'self-draw' },
  rob: { by: 'rob-kong' },
  last: { lastTile: true },
  copy: { lastCopy: true },
  kong: { replacement: 'kong' },
  flower: { replacement: 'flower' },
};

/**
 * A hand as one reads it aloud: concealed tiles, melds in brackets (`!` a concealed kong, `+` an added one), the winning tile
 * after `>`, and how it was won: `78p55s [222m] [!4444s] > 9p self seat:south flowers:12f`. A discard of East's first round
 * where nothing is said.
 */
export function handLine(text: string): Record<string, unknown> {
  const [tiles, won] = text.split('>').map(part => part.trim()) as [string, string];
  const melds = [...tiles.matchAll(/\[([!+]?)(\w+)\]/g)].map(([, mark, tiles]) => ({
    kind: tiles!.length === 5 ? 'kong' : tiles![0] === tiles![1] ? 'pung' : 'chow',
    tiles,
    ...(mark === '!' ? { concealed: true } : {}),
    ...(mark === '+' ? { added: true } : {}),
  }));
  const [win, ...words] = won.split(' ');
  const line: Record<string, unknown> = {
    concealed: tiles.replaceAll(/\[.*?\]| /g, ''),
    melds,
    win,
    by: 'discard',
  };
  for (const word of words) {
    const [name, value] = word.split(':') as [string, string?];
    Object.assign(line, value === undefined ? WORDS[name] : { [name]: value });
  }
  return line;
}

interface Worth {
  /** Points with flowers for a win, without them for none. */
  readonly value: number;
  readonly win: boolean;
  /** How often each element scores, as `id` or `id ×2`. */
  readonly elements: string[];
  readonly answer: ScoreAnswer;
}

/** What a hand is worth. Fails on a hand that cannot exist or is not complete. */
export function worth(text: string, options: Record<string, unknown> = {}): Worth {
  const answer = scoreOf('mcr', { ...handLine(text), options });
  if ('error' in answer || !('value' in answer)) throw new Error(`${text}: ${JSON.stringify(answer)}`);
  const patterns = answer.patterns as { id: string; count?: number }[];
  return {
    value: answer.value as number,
    win: answer.win,
    elements: patterns.map(({ id, count = 1 }) => (count > 1 ? `${id} ×${count}` : id)).sort(),
    answer,
  };
}
