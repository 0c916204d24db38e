import { test } from 'vitest';
import { expectThousandMatches } from './thousand-matches.ts';

test('a thousand matches of blood flow pay from seat to seat, replay, and show everything that can happen', {
  timeout: 600_000,
}, async () => {
  await expectThousandMatches('sichuan-flow', []);
});
