import type { Seat } from '../../game/state.ts';
import type { Panel } from '../../game/view.ts';
import { JOKER, TILES, type Tile } from '../../tiles/tile.ts';
import { JOKERS } from './card/card.ts';
import { copiesOf } from './card/check-hand.ts';
import { cardOf } from './cards.ts';
import { CHARLESTON, isBlindPass, PASSES } from './charleston.ts';
import { held, rowsFor } from './match/rows.ts';
import { isPossible, rowTargets } from './match/targets.ts';
import type { AmericanPlay } from './own.ts';

/** Rows that the training table names. */
const ROWS_SHOWN = 3;

/** The pass that is being made; to its owner alone a dead hand, rows near to it, and what the last pass brought. */
export function panels(play: AmericanPlay, viewer: Seat | null): Panel[] {
  const { hand, options } = play;
  const shown: Panel[] = [];
  if (hand.phase === 'choice' && hand.choice!.id === CHARLESTON) {
    const { round } = hand.choice!;
    shown.push({ id: `pass-${PASSES[round]}` });
    if (isBlindPass(round)) shown.push({ id: 'blind' });
  }
  if (viewer === null || hand.phase === 'ended') return shown;
  if (isDead(play, viewer)) shown.push({ id: 'dead-hand', named: true });
  if (options.training === true) shown.push(...nearRows(play, viewer));
  const { arrived } = hand.seats[viewer]!.own;
  if (hand.phase === 'choice' && arrived.tiles.length > 0)
    shown.push({ id: 'arrived', tiles: arrived.tiles, named: true });
  return shown;
}

function nearRows(play: AmericanPlay, viewer: Seat): Panel[] {
  const { concealed, melds } = play.hand.seats[viewer]!;
  const rows = rowsFor(cardOf(play.options), melds);
  return rowTargets(rows, held(concealed), () => JOKERS)
    .slice(0, ROWS_SHOWN)
    .map(({ line, distance }) => {
      const { id, name } = rows.card.lines[line]!;
      return { id: 'row', goal: id, text: `${id} ${name}`, value: distance, named: true };
    });
}

/** The discards alone make every row impossible that goes with what the seat has laid open (C3.2). */
export function isDead({ hand, options }: AmericanPlay, seat: Seat): boolean {
  const gone = new Uint8Array(TILES);
  for (const { discards } of hand.seats)
    for (const { tile, claimedBy } of discards) if (claimedBy === null) gone[tile]!++;
  const { melds } = hand.seats[seat]!;
  if (melds.length === 0) return false;
  const rows = rowsFor(cardOf(options), melds);
  const left = (tile: Tile): number => (tile === JOKER ? JOKERS : copiesOf(tile)) - gone[tile]!;
  const none = held([]);
  for (let row = 0; row < rows.count; row++) if (isPossible(rows, row, none, left)) return false;
  return true;
}
