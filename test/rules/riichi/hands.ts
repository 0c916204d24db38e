import type { ScoreAnswer } from '../../../src/game/scoring.ts';
import { play, type ScriptAnswer, scoreOf } from '../../helpers/script.ts';

type Fields = Record<string, unknown>;

/** A hand that won, as `score` answers it. */
export interface Won {
  readonly value: number;
  readonly han: number | null;
  readonly fu: number | null;
  readonly yakuman: number;
  readonly limit: string | null;
  readonly patterns: readonly { id: string; value: number }[];
  readonly payments: { winner: number; discarder: number | null; others: readonly number[] };
}

/** Scores a hand that must win, in riichi unless `rules` says otherwise. */
export function won(line: Fields, rules = 'riichi'): Won {
  const answer: ScoreAnswer = scoreOf(rules, line);
  if (!('win' in answer) || !answer.win) throw new Error(`no win: ${JSON.stringify(answer)}`);
  return answer as unknown as Won;
}

/** The yaku and bonuses of a hand that must win, as `id` or `id value` where it is not 1, sorted. */
export function yaku(line: Fields, rules = 'riichi'): string[] {
  return won(line, rules)
    .patterns.map(({ id, value }) => (value === 1 ? id : `${id} ${value}`))
    .sort();
}

/** Four hands of which South alone is ready: for 5 and 8 characters, with pinfu and simples. */
export const FOUR_HANDS = {
  east: '147m258p369s1234z',
  south: '23467m345p22678s',
  west: '258m369p147s1234z',
  north: '369m147p258s1567z',
} as const;

/** Three hands of which South alone is ready: for 5 and 8 dots. */
export const THREE_HANDS = {
  east: '19m147p258s12567z',
  south: '23467p22345678s',
  west: '19m258p369s12356z',
} as const;

/** Plays an arranged hand of riichi; hands that are not said are those above. */
export function riichi({ hands = {}, ...line }: Fields & { hands?: Fields }): ScriptAnswer {
  return play('riichi', {
    indicators: '5z',
    ura: '6z',
    ...line,
    hands: { ...FOUR_HANDS, ...hands },
  });
}

/** Plays an arranged hand of sanma; hands that are not said are those above. */
export function sanma({ hands = {}, ...line }: Fields & { hands?: Fields }): ScriptAnswer {
  return play('sanma', {
    indicators: '5z',
    ura: '6z',
    ...line,
    hands: { ...THREE_HANDS, ...hands },
  });
}

/** A line of a script: `east discard 9p`, `south chow 45m`, `south win`, `west riichi 3s`. */
export function does(...lines: string[]): Fields[] {
  return lines.map(line => {
    const [seat, verb, tiles] = line.split(' ');
    const named = tiles === undefined ? {} : verb === 'chow' ? { tiles } : { tile: tiles };
    return { seat, do: verb, ...named };
  });
}

/** A line that must be refused: `south win 8m` for the reason. */
export function refused(line: string, reason: string | true = true): Fields {
  return { ...does(line)[0], refused: reason };
}

export const STOP: Fields = { stop: true };

/** The ids of a win's patterns, sorted. */
export function patternsOf(answer: ScriptAnswer, index = 0): string[] {
  return answer.wins[index]!.patterns.map(pattern => pattern.id).sort();
}
