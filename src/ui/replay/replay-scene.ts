import { redact } from '../../game/event.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { Match } from '../../game/state.ts';
import { viewOf } from '../../game/view-of.ts';
import type { MatchRecord } from '../../records/record.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { layHand, SORTED } from '../table/hand-order.ts';
import { QUIET, type Scene } from '../table/scene.ts';
import type { Texts } from '../texts/texts.ts';
import type { ReplayMoment } from './moments.ts';
import type { ReplayLength, ReplayState } from './replay-state.ts';

/** The table at a moment of a recorded match, as the seat saw it or with all hands open. */
export function replayScene(
  rules: Ruleset,
  record: MatchRecord,
  moment: ReplayMoment,
  state: ReplayState,
  length: ReplayLength,
  texts: Texts,
): Scene {
  const snapshot = snapshotOf(rules, record, moment, state);
  const own = snapshot.view.seats[state.seat]!;
  const slots = {
    move: state.at + 1,
    moves: length.moments,
    hand: moment.match.hand!.number,
    hands: length.starts.length,
    who: nameAt(record, state.seat),
  };
  const text = state.open ? texts.replay.whereOpen(slots) : texts.replay.where(slots);
  return {
    ...QUIET,
    snapshot,
    words: rules.words.en,
    hand: layHand(own, SORTED),
    notice: { text, tone: 'plain' },
  };
}

function snapshotOf(
  rules: Ruleset,
  record: MatchRecord,
  moment: ReplayMoment,
  state: ReplayState,
): TableSnapshot {
  const match = state.open ? withOpenHands(moment.match) : moment.match;
  // Nobody is asked anything in a match that is over.
  const seen = viewOf(rules, match, state.seat);
  const choice = seen.choice === null ? null : { ...seen.choice, again: [] };
  const view = { ...seen, choice, offers: [] };
  return {
    config: {
      id: record.id,
      code: null,
      ruleset: record.ruleset,
      options: record.options,
      bots: '',
      moveSeconds: 0,
      fixedPause: false,
      drawSeats: record.seatsDrawn,
    },
    state: 'playing',
    seat: state.seat,
    occupants: record.seats.map((player, seat) => ({
      kind: record.players[player]!.kind,
      person: null,
      name: nameAt(record, seat),
      away: false,
      autoplay: false,
      ready: false,
    })),
    view,
    events: moment.events.flatMap((event, number) => {
      const seen = redact(event, state.seat);
      return seen === null ? [] : [{ number, event: seen }];
    }),
    clock: null,
    readyClock: null,
    chat: [],
    spectators: 0,
    commitment: record.commitment,
    seed: record.seed,
  };
}

function withOpenHands(match: Match): Match {
  const hand = match.hand!;
  return { ...match, hand: { ...hand, revealed: hand.seats.map((_, seat) => seat) } };
}

function nameAt(record: MatchRecord, seat: number): string {
  return record.players[record.seats[seat]!]!.name;
}
