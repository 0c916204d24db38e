import { without } from '../../game/fold.ts';
import type { Play, Seat, SeatState } from '../../game/state.ts';
import { seatWind } from '../../game/turns.ts';
import type { Panel } from '../../game/view.ts';
import { countKinds } from '../../shape/counts.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { McrHand } from './draw-cause.ts';
import { minimumOf } from './options.ts';
import { type HeldElements, heldElements, type Place } from './scoring/held-elements.ts';
import { scoreHand } from './scoring/score-hand.ts';
import { completingKinds } from './scoring/waits.ts';
import { worthOf } from './win-score.ts';
import { patternsOf } from './worth.ts';

/**
 * What the viewer could score now, for itself alone: the elements it holds, or where it waits for a tile what each wait is
 * worth; and why a complete hand is no win.
 */
export function panels(play: Play<McrHand>, viewer: Seat | null): Panel[] {
  if (viewer === null || play.hand.phase === 'ended') return [];
  const { best, shown } = forecast(play, viewer);
  return [
    ...tooFewPoints(play, viewer),
    { id: 'best-now', value: best.points },
    ...(best.elements.length > 0 ? [{ id: 'elements', patterns: patternsOf(best, false) }] : []),
    ...shown,
  ];
}

/** A hand that the drawn tile, or the one that lies open, completes below the minimum: "7/8". */
function tooFewPoints(play: Play<McrHand>, viewer: Seat): Panel[] {
  const { window, turn, seats } = play.hand;
  const { drawn } = seats[viewer]!;
  const score =
    window !== null && window.from !== viewer
      ? worthOf(play, viewer, window.tile, window.cause === 'discard' ? 'discard' : 'rob-kong')
      : window === null && turn === viewer && drawn !== null
        ? worthOf(play, viewer, drawn, 'self-draw')
        : null;
  const minimum = minimumOf(play.options);
  if (score === null || score.points >= minimum) return [];
  return [{ id: 'below-minimum', text: `${score.points}/${minimum}`, patterns: patternsOf(score, false) }];
}

interface Forecast {
  readonly best: HeldElements;
  /** The waits and what they are worth. */
  readonly shown: readonly Panel[];
}

/** A seat's tiles change far less often than somebody looks at them. */
const kept = new WeakMap<SeatState, Forecast>();

function forecast(play: Play<McrHand>, viewer: Seat): Forecast {
  const seat = play.hand.seats[viewer]!;
  let found = kept.get(seat);
  if (found === undefined) {
    found = lookAhead(play, viewer);
    kept.set(seat, found);
  }
  return found;
}

function lookAhead(play: Play<McrHand>, viewer: Seat): Forecast {
  const { hand, options } = play;
  const { concealed: all, drawn, melds, bonus } = hand.seats[viewer]!;
  const place: Place = {
    seat: seatWind(play.seats, hand.dealer, viewer),
    round: hand.round,
    flowers: bonus.length,
    mixedKongsAreFive: options.mixedKongs === 5,
  };
  const concealed = drawn === null ? all : without(all, [drawn]);
  const kinds =
    concealed.length % 3 === 1
      ? waitsOf(
          concealed,
          melds.flatMap(meld => meld.tiles),
          melds.length,
        )
      : [];
  if (kinds.length === 0) return { best: heldElements(all, melds, place), shown: [] };
  const worths = kinds.map(win => {
    const score = (selfDraw: boolean) =>
      scoreHand({
        concealed: [...concealed, win],
        melds,
        circumstances: {
          ...place,
          win,
          selfDraw,
          robsKong: false,
          replacesKong: false,
          lastTile: false,
          lastCopy: false,
        },
      })!;
    return { win, discard: score(false), selfDraw: score(true) };
  });
  const minimum = minimumOf(options);
  const byPanel = new Map<string, { panel: Panel; tiles: Tile[] }>();
  for (const { win, discard, selfDraw } of worths) {
    const panel: Panel =
      discard.points >= minimum
        ? { id: 'wait', value: discard.points }
        : selfDraw.points >= minimum
          ? { id: 'wait-self-draw', value: selfDraw.points }
          : { id: 'wait-below', text: `${selfDraw.points}/${minimum}` };
    const key = JSON.stringify(panel);
    const entry = byPanel.get(key) ?? { panel, tiles: [] };
    entry.tiles.push(win);
    byPanel.set(key, entry);
  }
  const best = worths.reduce((most, one) => (one.discard.points > most.discard.points ? one : most)).discard;
  return { best, shown: [...byPanel.values()].map(({ panel, tiles }) => ({ ...panel, tiles, named: true })) };
}

function waitsOf(concealed: readonly Tile[], inMelds: readonly Tile[], melds: number): Kind[] {
  const before = countKinds(concealed);
  const held = countKinds([...concealed, ...inMelds]);
  return completingKinds(before, melds, held);
}
