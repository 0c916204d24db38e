import { redact } from '../../src/game/event.ts';
import { act, newMatch, settle, timeoutCommand } from '../../src/game/match.ts';
import { isUnsettled, offersFor, waitingFor } from '../../src/game/offers.ts';
import { readOptions } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { seededSource } from '../../src/game/source.ts';
import type { Command, Match, Play, Seat } from '../../src/game/state.ts';
import { viewOf } from '../../src/game/view-of.ts';
import type { SeenEvent } from '../../src/table/snapshot.ts';
import { tileOrder } from '../../src/tiles/notation.ts';
import { findCursor, layHand, SORTED } from '../../src/ui/table/hand-order.ts';
import type { Scene } from '../../src/ui/table/scene.ts';
import { sceneWith, snapshotWith } from './scenes.ts';

/**
 * A table in the middle of a match that was really played, from seat 0, after so many discards: everybody claims every
 * pung and discards what stands last in the order of tiles and has no like.
 */
export function realScene(rules: Ruleset, seed: string, discards: number): Scene {
  const read = readOptions(rules.options);
  if ('problem' in read) throw new Error(read.problem);
  const source = seededSource(rules, read.options, seed, []);
  const seen: SeenEvent[] = [];
  let match = newMatch(rules, read.options);
  let discarded = 0;
  const take = (outcome: ReturnType<typeof act>): void => {
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    match = outcome.match;
    for (const event of outcome.events) {
      const known = redact(event, 0);
      if (known !== null) seen.push({ number: seen.length, event: known });
      if (event.type === 'discarded') discarded += 1;
    }
  };
  take(act(rules, source, match, { seat: null, do: 'deal' }));
  while (match.phase === 'hand' && (discarded < discards || !waitingFor(match).includes(0))) {
    const seat = waitingFor(match)[0];
    if (seat !== undefined) take(act(rules, source, match, plainly(rules, match, seat)));
    if (isUnsettled(match)) take(settle(rules, source, match));
  }
  const view = viewOf(rules, match, 0);
  const scene = sceneWith(snapshotWith(view, { events: seen }), { words: rules.words.en });
  const own = view.seats[0];
  const hand = own === undefined ? [] : layHand(own, SORTED);
  return { ...scene, hand, cursor: view.phase === 'turn' ? findCursor(hand, null) : null };
}

function plainly(rules: Ruleset, match: Match, seat: Seat): Command {
  const offers = offersFor(rules, match, seat);
  if (offers.some(offer => offer.do === 'pung')) return { seat, do: 'pung' };
  const discard = offers.find(offer => offer.do === 'discard');
  if (discard?.kind !== 'tile') return timeoutCommand(rules, match as Play, seat);
  const held = match.hand?.seats[seat]?.concealed ?? [];
  const single = discard.tiles.filter(tile => held.filter(other => other === tile).length === 1);
  const tile = [...(single.length > 0 ? single : discard.tiles)].sort(tileOrder).at(-1)!;
  return { seat, do: 'discard', tile };
}
