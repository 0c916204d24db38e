import { expect, test } from 'vitest';
import { onThread } from '../../helpers/on-thread.ts';

const MATCHES = 500;

const KINDS =
  'bonus-laid melded kong-declared kong-robbed won paid timed-out hand-ended match-ended all-pungs half-flush robbing-the-kong out-with-replacement-tile last-tile chicken-hand'.split(
    ' ',
  );

test('500 matches pay from seat to seat what the elements say, and replay', {
  timeout: 300_000,
}, async () => {
  const worker = new URL('./five-hundred-worker.ts', import.meta.url);
  const seen = await onThread<Map<string, number>>(worker, { matches: MATCHES });
  expect(seen.get('match-ended')).toBe(MATCHES);
  expect(KINDS.filter(kind => !seen.has(kind))).toEqual([]);
});
