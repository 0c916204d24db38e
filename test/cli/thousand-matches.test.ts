import { expect, test } from 'vitest';
import { simulateMatch } from '../../src/cli/simulation.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';

const MATCHES = 1000;
/** Half a match: enough for the deal to pass on and to stay. */
const HANDS = 4;

test('a thousand simulated matches sum to zero, and every record verifies', { timeout: 300_000 }, () => {
  const rules = rulesetOf('basic13')!;
  const bots = ['beginner', 'drawn', 'beginner', 'drawn'];
  const plan = { rules: rules.id, options: { hands: HANDS }, seed: 'thousand', bots, wantsRecord: true };
  let wins = 0;
  for (let n = 0; n < MATCHES; n++) {
    const { sum, hands, fared, record } = simulateMatch(rules, plan, n);
    if (sum !== 0 || hands !== HANDS) throw new Error(`match ${n}: ${hands} hands that sum to ${sum}`);
    const verified = verifyRecord(record!, rulesetOf);
    expect(verified.hands).toBe(HANDS);
    wins += fared.reduce((total, one) => total + one.wins, 0);
  }
  // Points moved: a sum of nothing would be no proof.
  expect(wins).toBeGreaterThan(MATCHES);
});
