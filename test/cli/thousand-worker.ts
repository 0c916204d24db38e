import { parentPort, workerData } from 'node:worker_threads';
import { type SimulationPlan, simulateMatch } from '../../src/cli/simulation.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';

export interface Task {
  readonly plan: SimulationPlan;
  readonly matches: number;
  /** Of each match. */
  readonly hands: number;
}

/** What the matches came to. */
export interface Tally {
  readonly verified: number;
  readonly wins: number;
}

/** Plays matches and verifies their records. @throws Error where points are lost or a record does not verify */
function playAll({ plan, matches, hands: wanted }: Task): Tally {
  const rules = rulesetOf(plan.rules)!;
  let verified = 0;
  let wins = 0;
  for (let n = 0; n < matches; n++) {
    const { sum, hands, fared, record } = simulateMatch(rules, plan, n);
    if (sum !== 0 || hands !== wanted) throw new Error(`match ${n}: ${hands} hands that sum to ${sum}`);
    if (verifyRecord(record!, rulesetOf).hands !== wanted)
      throw new Error(`match ${n}: its record has other hands`);
    verified++;
    wins += fared.reduce((total, one) => total + one.wins, 0);
  }
  return { verified, wins };
}

parentPort!.postMessage(playAll(workerData as Task));
