import { describe, expect, test } from 'vitest';
import { onThread } from '../../helpers/on-thread.ts';

const MATCHES = 500;

/** Lines that so many matches come to; the rarer ones, limit hands most of them, stand in tests of their own. */
const LINES = [
  'going-out self-draw only-possible-tile pair-finish pung kong pair flower season',
  'dragon-pung own-wind round-wind own-flower own-season all-flowers all-seasons three-concealed-pungs',
  'little-three-dragons big-three-dragons no-point-hand no-chows fully-concealed one-suit-with-honors one-suit',
  'terminals-and-honors loose-tile last-tile last-discard robbing-the-kong original-call',
]
  .join(' ')
  .split(' ');

/** Players, and the first of the matches, chosen so that among them there is every line. */
const TABLES = [
  [2, 0],
  [3, 2500],
  [4, 500],
] as const;

describe.each(TABLES)('500 matches of %i players', { timeout: 90_000 }, (players, from) => {
  test('sum to the start, replay, and show every kind of settlement line', async () => {
    const worker = new URL('./five-hundred-worker.ts', import.meta.url);
    const seen = await onThread<Set<string>>(worker, { players, from, matches: MATCHES });
    expect(LINES.filter(id => !seen.has(id))).toEqual([]);
    expect(seen.has('loser-hand')).toBe(players > 2);
    const kinds = [
      'win',
      'hand-ended',
      'match-ended',
      'kong-robbed',
      'dead-wall-filled',
      'bonus-laid',
      'ruled',
    ];
    expect(kinds.filter(kind => !seen.has(kind))).toEqual([]);
  });
});
