import type { Pattern, Seat } from '../../game/state.ts';
import type { Mark, Panel } from '../../game/view.ts';
import type { ClassicalPlay } from './own-state.ts';
import { scoreLoser } from './scoring/score-loser.ts';
import { tableRules } from './scoring/table-rules.ts';
import type { HandWorth } from './scoring/worth.ts';

/** What a hand is worth, a won one as its win tells it. */
type Worth = Omit<HandWorth, 'patterns'> & { readonly patterns: readonly Pattern[] };

/**
 * In play, to the viewer alone, what its hand is worth to it if another wins now: points, doubles, and what they make. After
 * the hand, to everybody, the ledger: each hand that was scored, line by line.
 */
export function panels(play: ClassicalPlay, viewer: Seat | null): Panel[] {
  const { hand } = play;
  if (hand.phase === 'ended') return ledger(play);
  if (viewer === null) return [];
  const { concealed, melds, bonus, own } = hand.seats[viewer]!;
  const place = { wind: own.wind, round: own.round, bonus };
  const worth = scoreLoser(concealed, melds, place, tableRules(play.options));
  return [{ id: 'my-hand', ...shown(worth) }];
}

/** The hands in the order in which they were scored: the winner's, then the losers' in turn order after it. */
function ledger({ hand }: ClassicalPlay): Panel[] {
  const [win] = hand.wins;
  if (win === undefined) return [];
  const { value, patterns, extra } = win.score;
  const won = {
    value,
    patterns,
    base: extra!.base as number | null,
    doubles: extra!.doubles as number | null,
  };
  return [{ seat: win.seat, worth: won }, ...hand.own.ledger].map(({ seat, worth }) => ({
    id: 'ledger',
    seat,
    ...shown(worth),
  }));
}

/** What it is worth, and before that the points and what they are multiplied by, where they are; and its lines. */
function shown({ value, base, doubles, patterns }: Worth): Pick<Panel, 'text' | 'value' | 'patterns'> {
  const isMultiplied = base !== null && doubles !== null && doubles > 0;
  return { value, patterns, ...(isMultiplied ? { text: `${base} × ${2 ** doubles} =` } : {}) };
}

/** An original call, for all to see. */
export function marks(play: ClassicalPlay, seat: Seat): Mark[] {
  return play.hand.seats[seat]!.own.called ? [{ id: 'original-call' }] : [];
}
