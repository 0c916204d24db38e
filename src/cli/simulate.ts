import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFolder } from '../../server/make-folder.ts';
import { reasonOf } from '../../server/reason-of.ts';
import { levelOf, levels } from '../bots/levels.ts';
import { readOptions } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import { InputError } from '../game/score-input.ts';
import { CARD_FLAG, cardLoader } from './card-files.ts';
import { type CliCommand, CliFailure, type Given, UsageError } from './command.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';
import { type MatchResult, type SimulationPlan, simulateMatch, summarize } from './simulation.ts';

export const simulate: CliCommand = {
  name: 'simulate',
  summary: 'Plays whole matches between bots and prints how they fared, as JSON.',
  usage: '--rules RULES --matches N --seed S',
  flags: [
    RULES_FLAG,
    CARD_FLAG,
    { name: 'matches', value: 'N', help: 'how many matches (100)' },
    { name: 'seed', value: 'S', help: 'any text; the same seed gives the same matches everywhere (1)' },
    {
      name: 'bots',
      value: 'LEVELS',
      help: 'a level a seat, such as beginner,drawn,drawn,drawn; rotated every match',
    },
    { name: 'jobs', value: 'K', help: 'worker threads (1)' },
    { name: 'records', value: 'DIR', help: 'writes the record of every match into this folder' },
    { name: 'options', value: 'JSON', help: 'table options, such as {"hands":4}' },
    { name: 'json', help: 'the answer is JSON in any case' },
  ],
  async run(given) {
    const rules = rulesFlag(given);
    const matches = given.number('matches', 100, 1);
    const jobs = Math.min(given.number('jobs', 1, 1), matches);
    const records = given.text('records');
    const options = optionsFlag(given, rules);
    const plan: SimulationPlan = {
      rules: rules.id,
      options,
      seed: given.text('seed') ?? '1',
      bots: botsFlag(given, rules.seats(options)),
      wantsRecord: records !== undefined,
    };
    const keep = records === undefined ? () => undefined : recordKeeper(records);
    const began = process.hrtime.bigint();
    const results = await (jobs === 1
      ? playHere(rules, plan, matches, keep)
      : playInWorkers(plan, matches, jobs, keep));
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    const hands = results.reduce((total, result) => total + result.hands, 0);
    const answer = {
      rules: rules.id,
      matches,
      hands,
      seconds: Math.round(seconds * 1000) / 1000,
      handsPerSecond: Math.round(hands / seconds),
      bots: summarize(plan, results),
      sumOfScores: results.reduce((total, result) => total + result.sum, 0),
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return 0;
  },
};

type Keep = (n: number, result: MatchResult) => void;

async function playHere(
  rules: Ruleset,
  plan: SimulationPlan,
  matches: number,
  keep: Keep,
): Promise<MatchResult[]> {
  return Array.from({ length: matches }, (_, n) => {
    const result = simulateMatch(rules, plan, n);
    keep(n, result);
    return { ...result, record: null };
  });
}

/** The same matches, every `jobs`-th one on each thread; results stand in the order of the matches. */
async function playInWorkers(
  plan: SimulationPlan,
  matches: number,
  jobs: number,
  keep: Keep,
): Promise<MatchResult[]> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const url = new URL(`./simulate-worker.${ending}`, import.meta.url);
  const results: MatchResult[] = [];
  await Promise.all(
    Array.from({ length: jobs }, (_, first) => {
      const worker = new Worker(url, { workerData: { plan, first, jobs, matches } });
      return new Promise<void>((resolve, reject) => {
        worker.on('message', ({ n, result }: { n: number; result: MatchResult }) => {
          keep(n, result);
          results[n] = { ...result, record: null };
        });
        worker.on('error', reject);
        worker.on('exit', code =>
          code === 0 ? resolve() : reject(new CliFailure(`a worker ended with ${code}`)),
        );
      });
    }),
  );
  return results;
}

function recordKeeper(folder: string): Keep {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new CliFailure(`${folder} cannot be made: ${reasonOf(error)}`);
  }
  return (n, result) => {
    const file = join(folder, `match-${String(n + 1).padStart(6, '0')}.jsonl`);
    try {
      writeFileSync(file, result.record!);
    } catch (error) {
      throw new CliFailure(`${file} cannot be written: ${reasonOf(error)}`);
    }
  };
}

function botsFlag(given: Given, seats: number): string[] {
  const text = given.text('bots');
  if (text === undefined) return Array.from({ length: seats }, () => 'beginner');
  const bots = text.split(',').map(level => level.trim());
  if (bots.length !== seats) throw new UsageError(`--bots: ${seats} levels are expected, not ${bots.length}`);
  const unknown = bots.find(level => levelOf(level) === undefined);
  if (unknown !== undefined)
    throw new UsageError(
      `--bots: there is no level "${unknown}"; there are ${levels.map(level => level.id).join(', ')}`,
    );
  return bots;
}

/** Table options whose card, where they have one, is read from its file. @throws UsageError */
function withCard(
  options: Record<string, unknown>,
  rules: Ruleset,
  given: Given,
): { options: Record<string, unknown> } {
  try {
    return { options, ...(cardLoader(rules, given)({ options }) as object) };
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    throw error;
  }
}

/** Table options given as JSON. @throws UsageError */
export function optionsFlag(given: Given, rules: Ruleset): SimulationPlan['options'] {
  const text = given.text('options');
  let value: unknown = {};
  try {
    if (text !== undefined) value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options: this is no JSON: ${(error as Error).message}`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new UsageError('--options: an object is expected');
  const { options } = withCard(value as Record<string, unknown>, rules, given);
  const read = readOptions(rules.options, options);
  if ('problem' in read) throw new UsageError(`--options: ${read.problem}`);
  return read.options;
}
