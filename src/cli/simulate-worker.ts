import { parentPort, workerData } from 'node:worker_threads';
import { rulesetOf } from '../rules/registry.ts';
import { type SimulationPlan, simulateMatch } from './simulation.ts';

/** Plays every `jobs`-th match of a plan, from `first` on, and sends each result with its number. */
const { plan, first, jobs, matches } = workerData as {
  plan: SimulationPlan;
  first: number;
  jobs: number;
  matches: number;
};
const rules = rulesetOf(plan.rules)!;
for (let n = first; n < matches; n += jobs)
  parentPort!.postMessage({ n, result: simulateMatch(rules, plan, n) });
