import { toJson } from '../../game/json.ts';
import { legalTexts } from '../../game/legal-text.ts';
import { offersFor, waitingFor } from '../../game/offers.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { InputError } from '../../game/score-input.ts';
import type { Match, NextHand, Payment, Seat, Win } from '../../game/state.ts';
import type { Panel, View } from '../../game/view.ts';
import { viewOf } from '../../game/view-of.ts';
import { tileName } from '../../tiles/notation.ts';
import { readScript, type Script } from './read.ts';
import { type Played, playScript } from './run.ts';
import { SEAT_NAMES, seatName } from './seat-names.ts';

/** Plays one line of `script` and answers it; what is wrong with it becomes its `error`. */
export function answerScript(rules: Ruleset, line: unknown): Record<string, unknown> {
  const id = (line as { id?: unknown } | null)?.id;
  try {
    const script = readScript(rules, line);
    return { ...(id === undefined ? {} : { id }), ...describe(rules, script, playScript(rules, script)) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...(id === undefined ? {} : { id }), error: error.message };
  }
}

function describe(rules: Ruleset, script: Script, { match, events }: Played): Record<string, unknown> {
  const hand = match.hand!;
  const open = events.map(({ secret: _secret, ...event }) => toJson(event));
  return {
    events: open,
    ended: hand.ended,
    wins: hand.wins.map(winOf),
    payments: hand.payments.map(paymentOf),
    scores: match.scores,
    ...(hand.ended === null ? stopped(rules, script, match) : { next: nextOf(match.next) }),
  };
}

function winOf(win: Win): Record<string, unknown> {
  return {
    seat: seatName(win.seat),
    from: win.from === null ? null : seatName(win.from),
    tile: tileName(win.tile),
    value: win.score.value,
    patterns: toJson(win.score.patterns),
    ...win.score.extra,
  };
}

function paymentOf(payment: Payment): Record<string, unknown> {
  const name = (who: Seat | 'table'): string => (who === 'table' ? who : seatName(who));
  return { ...payment, from: name(payment.from), to: name(payment.to) };
}

function nextOf(next: NextHand | null): Record<string, unknown> | null {
  if (next === null) return null;
  // The contract names these two counters for every ruleset.
  return {
    dealer: seatName(next.dealer),
    round: SEAT_NAMES[next.round],
    honba: 0,
    deposits: 0,
    ...next.counters,
  };
}

function stopped(rules: Ruleset, script: Script, match: Match): Record<string, unknown> {
  const legal: Record<string, string[]> = {};
  for (const seat of waitingFor(match))
    legal[seatName(seat)] = legalTexts(offersFor(rules, match, seat), seatName);
  if (script.as === null) return { legal };
  return { legal, view: toJson(withoutAdvice(viewOf(rules, match, script.as), script.as)) };
}

/**
 * The view names no tile that its seat cannot see: what a panel only speaks of, as tiles that a hand waits for, may lie in
 * anybody's hand.
 */
function withoutAdvice(view: View, seat: Seat): View {
  const own = view.seats[seat]!.concealed?.tiles ?? [];
  const isSeen = ({ named, tiles }: Panel): boolean =>
    named !== true || tiles === undefined || tiles.every(tile => own.includes(tile));
  return {
    ...view,
    panels: view.panels.map(panel => {
      if (isSeen(panel)) return panel;
      const { tiles: _unseen, ...rest } = panel;
      return rest;
    }),
  };
}
