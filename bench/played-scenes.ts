import seedrandom from 'seedrandom';
import { beginner } from '../src/bots/beginner.ts';
import { type GameEvent, redact } from '../src/game/event.ts';
import { act, newMatch, settle } from '../src/game/match.ts';
import { isUnsettled, waitingFor } from '../src/game/offers.ts';
import { readOptions } from '../src/game/options.ts';
import { seededSource } from '../src/game/source.ts';
import type { Match } from '../src/game/state.ts';
import { viewOf } from '../src/game/view-of.ts';
import { basic13 } from '../src/rules/basic13/basic13.ts';
import type { SeenEvent } from '../src/table/snapshot.ts';
import { findCursor, layHand, SORTED } from '../src/ui/table/hand-order.ts';
import type { Scene } from '../src/ui/table/scene.ts';
import { sceneWith, snapshotWith } from '../test/helpers/scenes.ts';

/** What seat 0 sees of a match between bots, from the first deal on: a scene after every command, as a table shows them. */
export function playedScenes(count: number): Scene[] {
  const read = readOptions(basic13.options);
  if ('problem' in read) throw new Error(read.problem);
  const source = seededSource(basic13, read.options, 'b'.repeat(64), []);
  const random = seedrandom('scenes');
  const scenes: Scene[] = [];
  let seen: SeenEvent[] = [];
  let match: Match = newMatch(basic13, read.options);
  const take = (next: { readonly match: Match; readonly events: readonly GameEvent[] }): void => {
    match = next.match;
    for (const event of next.events) {
      // A table tells the events of the hand in play.
      if (event.type === 'hand-started') seen = [];
      const known = redact(event, 0);
      if (known !== null) seen = [...seen, { number: seen.length, event: known }];
    }
    if (match.phase === 'hand') scenes.push(sceneOf(match, seen));
  };
  while (scenes.length < count && match.phase !== 'over') {
    const seat = match.phase === 'between' ? null : (waitingFor(match)[0] ?? null);
    if (seat === null && isUnsettled(match)) {
      take(settle(basic13, source, match));
      continue;
    }
    const command =
      seat === null ? { seat, do: 'deal' } : beginner.decide(viewOf(basic13, match, seat), basic13, random);
    const outcome = act(basic13, source, match, command);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    take(outcome);
  }
  return scenes.slice(0, count);
}

function sceneOf(match: Match, events: readonly SeenEvent[]): Scene {
  const view = viewOf(basic13, match, 0);
  const scene = sceneWith(snapshotWith(view, { events }), { words: basic13.words.en });
  const hand = layHand(view.seats[0]!, SORTED);
  return { ...scene, hand, cursor: view.phase === 'turn' ? findCursor(hand, null) : null };
}
