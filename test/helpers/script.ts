import { readScoreInput } from '../../src/game/score-input.ts';
import type { ScoreAnswer } from '../../src/game/scoring.ts';
import { answerScript } from '../../src/records/script/answer.ts';
import { rulesetOf } from '../../src/rules/registry.ts';

/** What `script` answers, as far as tests look at it. */
export interface ScriptAnswer {
  readonly error?: string;
  readonly ended: string | null;
  readonly wins: readonly {
    seat: string;
    from: string | null;
    tile: string;
    value: number;
    patterns: { id: string }[];
  }[];
  readonly payments: readonly { from: string; to: string; amount: number; reason: string }[];
  readonly scores: readonly number[];
  readonly next?: Record<string, unknown> | null;
  readonly legal?: Record<string, string[]>;
  readonly view?: Record<string, unknown>;
  readonly events: readonly Record<string, unknown>[];
}

/** Plays an arranged hand; a script that does not play as written fails the test. */
export function play(rules: string, line: Record<string, unknown>): ScriptAnswer {
  const answer = answerScript(rulesetOf(rules)!, line) as unknown as ScriptAnswer;
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer;
}

/** The error of a script that cannot be played. */
export function scriptError(rules: string, line: Record<string, unknown>): string | undefined {
  return (answerScript(rulesetOf(rules)!, line) as unknown as ScriptAnswer).error;
}

/** What `score` answers for one hand. */
export function scoreOf(rules: string, line: Record<string, unknown>): ScoreAnswer {
  const ruleset = rulesetOf(rules)!;
  return ruleset.scoreLine(readScoreInput(ruleset, line));
}
