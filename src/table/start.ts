import { botNames } from '../bots/names.ts';
import { drawSeats } from '../game/source.ts';
import type { DataOf, TableEntry } from './entry.ts';
import { type Facts, foldEntry, isPersons, type Place, phrasesOf } from './facts.ts';

/** The entries that begin the match with the people who sit there: bots fill up, seats are given, the first hand is dealt. */
export function startEntries(facts: Facts, random: () => number): TableEntry[] {
  const { config, match, places, seed } = facts;
  const order = config.drawSeats
    ? drawSeats(seed, phrasesOf(facts), match.seats)
    : Array.from({ length: match.seats }, (_, i) => i);
  const bots = botNames(
    match.seats - places.length,
    places.map(place => place.name),
    random,
  );
  return [{ kind: 'started', data: { seats: order, bots } }, dealEntry()];
}

/** The next hand is dealt. */
export function dealEntry(): TableEntry & { readonly data: DataOf<'command'> } {
  return { kind: 'command', data: { command: { seat: null, do: 'deal' }, by: 'table', clocks: {} } };
}

/** Everybody who has to be ready is, and there is somebody. Before the match a bot plays for nobody. */
export function isEverybodyReady(facts: Facts, isPlayedFor: (place: Place) => boolean): boolean {
  if (facts.hasBegun && facts.match.phase !== 'between') return false;
  const asked = facts.places.filter(place => isPersons(place) && !(facts.hasBegun && isPlayedFor(place)));
  return asked.length > 0 && asked.every(place => place.ready);
}

/** The facts after several entries, and all that happened by them. */
export function foldEntries(
  facts: Facts,
  entries: readonly TableEntry[],
): { readonly facts: Facts; readonly events: ReturnType<typeof foldEntry>['events'] } {
  let folded: ReturnType<typeof foldEntry> = { facts, events: [] };
  for (const entry of entries) {
    const next = foldEntry(folded.facts, entry);
    folded = { facts: next.facts, events: [...folded.events, ...next.events] };
  }
  return folded;
}
