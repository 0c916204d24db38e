import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import seedrandom from 'seedrandom';
import { levelOf } from '../bots/levels.ts';
import { runMatch } from '../bots/run-match.ts';
import type { Options } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { Match, Seat } from '../game/state.ts';
import { writeRecord } from '../records/record.ts';
import { commitmentOf } from '../tiles/keystream.ts';

/** What a run of simulated matches is made from; plain data, as it goes to worker threads. */
export interface SimulationPlan {
  readonly rules: string;
  readonly options: Options;
  readonly seed: string;
  /** Levels by place; place i sits on seat (i + match) mod seats. */
  readonly bots: readonly string[];
  readonly wantsRecord: boolean;
}

/** How one place fared in a match. */
export interface Fared {
  /** 1 for the first; equal scores share the better place. */
  readonly place: number;
  readonly score: number;
  /** Hands with a win of its own, and hands with a discard or robbed tile of its own that somebody won with. */
  readonly wins: number;
  readonly dealIns: number;
}

export interface MatchResult {
  readonly hands: number;
  readonly sum: number;
  /** By place of the plan. */
  readonly fared: readonly Fared[];
  readonly record: string | null;
}

/** Plays match `n` of a simulation, from 0. The same plan and number give the same match on every machine. */
export function simulateMatch(rules: Ruleset, plan: SimulationPlan, n: number): MatchResult {
  const seats = plan.bots.length;
  const placeAt = (seat: Seat): number => (((seat - n) % seats) + seats) % seats;
  const seatOf = (place: number): Seat => (place + n) % seats;
  const seed = bytesToHex(sha256(utf8ToBytes(`${plan.seed} ${n}`)));
  const wins = Array.from({ length: seats }, () => 0);
  const dealIns = Array.from({ length: seats }, () => 0);
  const count = (match: Match): void => {
    for (const seat of new Set(match.hand!.wins.map(win => win.seat))) wins[seat]!++;
    for (const seat of new Set(match.hand!.wins.map(win => win.from))) if (seat !== null) dealIns[seat]!++;
  };
  const { match, commands } = runMatch({
    rules,
    options: plan.options,
    seed,
    players: Array.from({ length: seats }, (_, seat) => levelOf(plan.bots[placeAt(seat)]!)!),
    random: seedrandom(`${seed} players`),
    afterHand: count,
  });
  const { scores } = match;
  return {
    hands: match.played,
    sum: scores.reduce((total, score) => total + score, 0),
    fared: plan.bots.map((_, place) => {
      const seat = seatOf(place);
      const score = scores[seat]!;
      return {
        place: 1 + scores.filter(other => other > score).length,
        score,
        wins: wins[seat]!,
        dealIns: dealIns[seat]!,
      };
    }),
    record: plan.wantsRecord
      ? writeRecord({
          id: `${plan.seed}-${n}`,
          ruleset: plan.rules,
          options: plan.options,
          players: Array.from({ length: seats }, (_, seat) => ({
            // With its place in the plan, so that bots of one level are told apart.
            name: `${plan.bots[placeAt(seat)]!} ${placeAt(seat) + 1}`,
            kind: 'bot',
          })),
          seats: Array.from({ length: seats }, (_, seat) => seat),
          seatsDrawn: false,
          commitment: commitmentOf(seed),
          commands,
          seed,
          phrases: [],
          scores,
        })
      : null,
  };
}

/** One bot's line in the summary of a simulation. */
export interface BotSummary {
  readonly level: string;
  readonly placement: number;
  /** Standard error of the mean placement. */
  readonly placementSe: number;
  readonly score: number;
  readonly winRate: number;
  readonly dealInRate: number;
}

export function summarize(plan: SimulationPlan, results: readonly MatchResult[]): BotSummary[] {
  const hands = results.reduce((total, result) => total + result.hands, 0);
  const round = (value: number): number => Math.round(value * 10_000) / 10_000;
  return plan.bots.map((level, place) => {
    const fared = results.map(result => result.fared[place]!);
    const mean = (of: (one: Fared) => number): number =>
      fared.reduce((total, one) => total + of(one), 0) / Math.max(1, fared.length);
    const placement = mean(one => one.place);
    const variance = mean(one => (one.place - placement) ** 2);
    return {
      level,
      placement: round(placement),
      placementSe: round(Math.sqrt(variance / Math.max(1, fared.length - 1))),
      score: round(mean(one => one.score)),
      winRate: round((mean(one => one.wins) * fared.length) / Math.max(1, hands)),
      dealInRate: round((mean(one => one.dealIns) * fared.length) / Math.max(1, hands)),
    };
  });
}
