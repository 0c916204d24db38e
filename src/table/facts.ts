import type { GameEvent } from '../game/event.ts';
import { act, newMatch, settle } from '../game/match.ts';
import { isUnsettled } from '../game/offers.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Ruleset } from '../game/ruleset.ts';
import { seededSource } from '../game/source.ts';
import type { Match, Seat } from '../game/state.ts';
import type { Source } from '../game/step.ts';
import type { Autoplay, ClocksLeft, DataOf, TableEntry } from './entry.ts';
import { TableLogError } from './entry.ts';
import type { TableConfig } from './snapshot.ts';

/** A place at the table that somebody has. */
export interface Place {
  /** The person's id; null for a bot. */
  readonly person: string | null;
  readonly name: string;
  /** The person gave the place to a bot for good. */
  readonly left: boolean;
  readonly autoplay: Autoplay | null;
  readonly ready: boolean;
  readonly phrase: string;
  /** Time-outs in a row outside of windows. */
  readonly timeOuts: number;
}

/** All that the log of a table says. Folded from its entries and from nothing else; immutable. */
export interface Facts {
  readonly rules: Ruleset;
  readonly config: TableConfig;
  /** Secret until the match is over. */
  readonly seed: string;
  /** In the order of sitting down; once the match has begun, by seat. */
  readonly places: readonly Place[];
  readonly hasBegun: boolean;
  /** The phrases that the tiles are shuffled with, fixed when the match begins. */
  readonly phrases: readonly string[];
  readonly source: Source;
  readonly match: Match;
  readonly isPaused: boolean;
  readonly isFinished: boolean;
  /** What decisions still under way had left when they were last written down. */
  readonly clocks: ClocksLeft;
  /** What the ready gate had left when it was last written down. */
  readonly gate: number | null;
}

/** The facts after an entry, and what happened in the match by it. */
export interface Folded {
  readonly facts: Facts;
  readonly events: readonly GameEvent[];
}

/** The facts of a table that was just opened. @throws TableLogError where `rules` are not its ruleset */
export function openedFacts(rules: Ruleset, { config, seed }: DataOf<'opened'>): Facts {
  if (rules.id !== config.ruleset)
    throw new TableLogError(`a table of ${config.ruleset}, not of ${rules.id}`);
  return {
    rules,
    config,
    seed,
    places: [],
    hasBegun: false,
    phrases: [],
    source: seededSource(rules, config.options, seed, []),
    match: newMatch(rules, config.options),
    isPaused: false,
    isFinished: false,
    clocks: {},
    gate: null,
  };
}

/** The facts after one more entry. @throws TableLogError where the entry cannot follow them */
export function foldEntry(facts: Facts, entry: TableEntry): Folded {
  switch (entry.kind) {
    case 'opened':
      throw new TableLogError('a table is opened once');
    case 'command':
      return foldCommand(facts, entry.data);
    case 'settled':
      if (!isUnsettled(facts.match)) throw new TableLogError('there is no window to close');
      return settleWindow(facts);
    case 'started':
      return quiet(begun(facts, entry.data));
    case 'sat': {
      const { person, name } = entry.data;
      return quiet({ ...facts, places: [...facts.places, newPlace(person, name)] });
    }
    case 'left': {
      const { place } = entry.data;
      if (facts.hasBegun) return quiet(withoutPerson(facts, place));
      return quiet({ ...facts, places: facts.places.filter((_, i) => i !== place), gate: null });
    }
    case 'renamed':
      return quiet(withPlace(facts, entry.data.place, { name: entry.data.name }));
    case 'phrase':
      return quiet(withPlace(facts, entry.data.place, { phrase: entry.data.text }));
    case 'ready':
      return quiet({ ...withPlace(facts, entry.data.place, { ready: true }), gate: entry.data.gate });
    case 'autoplay':
      return quiet(withPlace(facts, entry.data.place, { autoplay: entry.data.why, timeOuts: 0 }));
    case 'paused':
      return quiet({ ...facts, isPaused: entry.data.on });
    case 'clocks':
      return quiet({ ...facts, clocks: entry.data.clocks });
    case 'resumed':
      return quiet(facts);
    case 'finished':
      return quiet({ ...facts, isFinished: true, isPaused: false });
  }
}

/** What a command would lead to, or why it is not taken. Nothing is taken while a window waits for its pause alone. */
export function tryCommand(facts: Facts, data: DataOf<'command'>): Folded | { readonly refusal: Refusal } {
  const outcome = act(facts.rules, facts.source, facts.match, data.command);
  if ('refusal' in outcome) return outcome;
  return { facts: afterCommand(facts, outcome.match, data), events: outcome.events };
}

/** Closes a window that everybody asked has answered. */
export function settleWindow(facts: Facts): Folded {
  const { match, events } = settle(facts.rules, facts.source, facts.match);
  return { facts: { ...withMatch(facts, match), clocks: {} }, events };
}

/** What a decision is about: the same value as long as it is the same decision, whoever else answers meanwhile. */
export function momentOf(match: Match): unknown {
  const { hand } = match;
  if (match.phase !== 'hand' || hand === null) return match.phase;
  if (hand.phase === 'window') return hand.window!.asked;
  return hand.choice === null ? hand : `${hand.number}/${hand.choice.id}/${hand.choice.round}`;
}

function foldCommand(facts: Facts, data: DataOf<'command'>): Folded {
  const tried = tryCommand(facts, data);
  if ('refusal' in tried)
    throw new TableLogError(`${data.command.do} is in the log, and is ${tried.refusal}`);
  return tried;
}

function afterCommand(facts: Facts, match: Match, { command, by, clocks }: DataOf<'command'>): Facts {
  const next = {
    ...withMatch(facts, match),
    clocks: momentOf(match) === momentOf(facts.match) ? clocks : {},
  };
  const { seat } = command;
  if (seat === null || by === 'bot') return next;
  const isWindow = facts.match.hand?.phase === 'window';
  if (by === 'clock')
    return isWindow ? next : withPlace(next, seat, { timeOuts: facts.places[seat]!.timeOuts + 1 });
  return withPlace(next, seat, { timeOuts: 0 });
}

/** The facts with the match moved on: nobody is ready for another hand when one begins or ends. */
function withMatch(facts: Facts, match: Match): Facts {
  if (match.phase === facts.match.phase) return { ...facts, match };
  return { ...facts, match, gate: null, places: facts.places.map(place => ({ ...place, ready: false })) };
}

function begun(facts: Facts, { seats, bots }: DataOf<'started'>): Facts {
  const sitting = [...facts.places, ...bots.map(name => newPlace(null, name))];
  const places = seats.map(place => ({ ...sitting[place]!, ready: false }));
  const phrases = phrasesOf(facts);
  const source = seededSource(facts.rules, facts.config.options, facts.seed, phrases);
  return { ...facts, places, phrases, source, hasBegun: true, gate: null };
}

/** The phrases of the people at the table, in the order in which they sat down. */
export function phrasesOf(facts: Facts): readonly string[] {
  return facts.places.map(place => place.phrase).filter(phrase => phrase !== '');
}

/** The place of a person who has one and has not left it; null where there is none. */
export function placeOf(facts: Facts, person: string): Seat | null {
  const at = facts.places.findIndex(place => place.person === person && !place.left);
  return at < 0 ? null : at;
}

/** Whether a person sits there who has not left. */
export function isPersons(place: Place): boolean {
  return place.person !== null && !place.left;
}

function newPlace(person: string | null, name: string): Place {
  return { person, name, left: false, autoplay: null, ready: false, phrase: '', timeOuts: 0 };
}

function withPlace(facts: Facts, at: number, change: Partial<Place>): Facts {
  if (facts.places[at] === undefined) throw new TableLogError(`there is no place ${at}`);
  return { ...facts, places: facts.places.map((place, i) => (i === at ? { ...place, ...change } : place)) };
}

/** The facts with a bot at a place for good. A pause ends with the last person: nobody else could end it. */
function withoutPerson(facts: Facts, at: number): Facts {
  const after = withPlace(facts, at, { left: true, ready: true });
  return { ...after, isPaused: after.isPaused && after.places.some(isPersons) };
}

function quiet(facts: Facts): Folded {
  return { facts, events: [] };
}
