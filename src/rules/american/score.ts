import { InputError } from '../../game/score-input.ts';
import type { ScoreAnswer, ScoreInput, ScorePayments } from '../../game/scoring.ts';
import type { Pattern, Score } from '../../game/state.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Card } from './card/card.ts';
import { cardOf } from './cards.ts';
import type { Exposed } from './match/rows.ts';
import { bestWin, placed } from './match/win.ts';
import { share } from './payments.ts';
import { isJoker } from './tiles.ts';

const OTHERS = 3;

/** What complete tiles are worth by the card (C5.1). @param concealed with the winning tile */
export function scoreOf(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly Exposed[],
): Score | 'not-on-card' {
  const win = bestWin(card, concealed, melds);
  if (win === null) return 'not-on-card';
  const { line, hand, jokerless, value } = win;
  const patterns: Pattern[] = [{ id: line.id, name: line.name, value: line.value }];
  if (jokerless) patterns.push({ id: 'jokerless', value: line.value });
  return { value, patterns, groups: placed(hand, concealed, melds) };
}

/**
 * Answers a line of `score`.
 * @throws InputError for what the ruleset does not know: kongs that were added or kept concealed, robbing, replacements, and a
 * discarded joker, which nobody can win with (C4.4)
 */
export function scoreLine(input: ScoreInput): ScoreAnswer {
  const { melds, win, by } = input;
  if (melds.some(meld => meld.concealed || meld.added))
    throw new InputError('melds: groups are laid open at once and never grow here');
  if (by === 'rob-kong') throw new InputError('by: no kong can be robbed in this ruleset');
  if (input.replacement !== null) throw new InputError('replacement: nothing is replaced in this ruleset');
  if (by === 'discard' && isJoker(win)) throw new InputError('win: a discarded joker cannot be claimed');
  const score = scoreOf(cardOf(input.options), [...input.concealed, win], melds);
  if (score === 'not-on-card') return { win: false, reason: score };
  const { value, patterns } = score;
  const unit = input.options.payments === false ? 0 : value;
  return { win: true, value, patterns, payments: paymentsOf(unit, by === 'self-draw') };
}

function paymentsOf(value: number, selfDraw: boolean): ScorePayments {
  const other = share(value, selfDraw, false);
  if (selfDraw)
    return {
      winner: OTHERS * other,
      discarder: null,
      others: Array.from({ length: OTHERS }, () => 0 - other),
    };
  const discarder = share(value, false, true);
  const others = Array.from({ length: OTHERS - 1 }, () => 0 - other);
  return { winner: discarder + (OTHERS - 1) * other, discarder: 0 - discarder, others };
}
