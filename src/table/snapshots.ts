import type { Seat } from '../game/state.ts';
import type { View } from '../game/view.ts';
import { viewOf } from '../game/view-of.ts';
import { commitmentOf } from '../tiles/keystream.ts';
import type { Facts, Place } from './facts.ts';
import type { ChatLine, Countdown, Occupant, SeenEvent, TableSnapshot, TableState } from './snapshot.ts';

/** What a snapshot says besides the table's facts. */
export interface Present {
  readonly state: TableState;
  readonly isAway: (place: Place) => boolean;
  readonly isPlayedFor: (place: Place) => boolean;
  readonly events: readonly SeenEvent[];
  readonly clock: Countdown | null;
  readonly turnClock: Countdown | null;
  readonly readyClock: Countdown | null;
  readonly chat: readonly ChatLine[];
  readonly spectators: number;
  readonly isElsewhere: boolean;
}

const EMPTY: Occupant = { kind: 'empty', person: null, name: '', away: false, autoplay: false, ready: false };
const commitments = new WeakMap<object, string>();

/** All that one viewer may know. @param seat the viewer's seat, null for what spectators see */
export function snapshotOf(facts: Facts, seat: Seat | null, now: Present): TableSnapshot {
  const { config, match } = facts;
  return {
    config,
    state: now.state,
    seat,
    occupants: occupantsOf(facts, now),
    view: viewFor(facts, seat),
    events: now.events,
    clock: now.clock,
    ...(now.turnClock === null ? {} : { turnClock: now.turnClock }),
    readyClock: now.readyClock,
    chat: now.chat,
    spectators: now.spectators,
    commitment: commitmentFor(facts),
    seed: match.phase === 'over' ? facts.seed : null,
    ...(now.isElsewhere ? { isElsewhere: true } : {}),
  };
}

/** Hashed once for a table. */
function commitmentFor({ config, seed }: Facts): string {
  const known = commitments.get(config) ?? commitmentOf(seed);
  commitments.set(config, known);
  return known;
}

/** One view for all who see the same: made anew only when the match has moved on. */
function viewFor({ rules, match }: Facts, seat: Seat | null): View {
  const kept = views.get(match) ?? new Map<Seat | null, View>();
  views.set(match, kept);
  const view = kept.get(seat) ?? viewOf(rules, match, seat);
  kept.set(seat, view);
  return view;
}

const views = new WeakMap<object, Map<Seat | null, View>>();

function occupantsOf(facts: Facts, now: Present): Occupant[] {
  const occupants = facts.places.map((place): Occupant => {
    if (place.person === null) return { ...EMPTY, kind: 'bot', name: place.name, ready: true };
    const autoplay = now.isPlayedFor(place);
    return {
      kind: 'person',
      person: place.person,
      name: place.name,
      away: now.isAway(place),
      ...(place.left ? { left: true } : {}),
      autoplay,
      ready: place.ready || (autoplay && facts.hasBegun),
    };
  });
  while (occupants.length < facts.match.seats) occupants.push(EMPTY);
  return occupants;
}
