import seedrandom from 'seedrandom';
import type { GameEvent } from '../../src/game/event.ts';
import { act, newMatch, settle } from '../../src/game/match.ts';
import type { Offer, Pick } from '../../src/game/offer.ts';
import { isUnsettled, offersAgain, offersFor, waitingFor } from '../../src/game/offers.ts';
import { type Options, readOptions } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { seededSource } from '../../src/game/source.ts';
import type { Command, Match, Seat } from '../../src/game/state.ts';
import type { Source } from '../../src/game/step.ts';

/** A number from 0 (inclusive) to 1, again and again. */
export type Random = () => number;

/** The options of a ruleset with these given. */
export function optionsOf(rules: Ruleset, given: Record<string, unknown> = {}): Options {
  const read = readOptions(rules.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

/** 64 hex digits out of a small number. */
export function seedOf(n: number): string {
  return n.toString(16).padStart(64, '0');
}

export interface World {
  readonly rules: Ruleset;
  readonly source: Source;
  match: Match;
  readonly commands: Command[];
  readonly events: GameEvent[];
}

export function newWorld(rules: Ruleset, n: number, given: Record<string, unknown> = {}): World {
  const options = optionsOf(rules, given);
  return {
    rules,
    source: seededSource(rules, options, seedOf(n), []),
    match: newMatch(rules, options),
    commands: [],
    events: [],
  };
}

/** Carries out a command that must be taken, and settles the window it may have answered. Gives its events. */
export function carryOut(world: World, command: Command, settles = true): readonly GameEvent[] {
  const outcome = act(world.rules, world.source, world.match, command);
  if ('refusal' in outcome) throw new Error(`${JSON.stringify(command)} was refused: ${outcome.refusal}`);
  world.match = outcome.match;
  world.commands.push(command);
  const events = [...outcome.events];
  if (settles && isUnsettled(world.match)) {
    const settled = settle(world.rules, world.source, world.match);
    world.match = settled.match;
    events.push(...settled.events);
  }
  world.events.push(...events);
  return events;
}

/** What a player does who takes any offer that comes: wins when it may, mostly discards, sometimes claims. */
export function anyCommand(offers: readonly Offer[], seat: Seat, random: Random): Command {
  const wins = offers.find(offer => offer.do === 'win');
  if (wins !== undefined && random() < 0.8) return { seat, do: 'win' };
  const offer = offers[Math.floor(random() * offers.length)]!;
  return commandOf(offer, seat, random);
}

export function commandOf(offer: Offer, seat: Seat, random: Random): Command {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  switch (offer.kind) {
    case 'plain':
      return { seat, do: offer.do };
    case 'tile':
      return { seat, do: offer.do, tile: pick(offer.tiles) };
    case 'group':
      return { seat, do: offer.do, tiles: pick(offer.groups) };
    case 'answer':
      return { seat, do: offer.do, ...pick(offer.answers).fields };
    case 'pick':
      return { seat, do: offer.do, ...picked(offer.pick, random) };
  }
}

function picked(wanted: Pick, random: Random): Partial<Command> {
  const size = wanted.least + Math.floor(random() * (wanted.most - wanted.least + 1));
  let pool = [...wanted.tiles];
  if (wanted.sameSuit) {
    const suits = [0, 1, 2].map(suit => pool.filter(tile => Math.floor(tile / 9) === suit));
    const enough = suits.filter(tiles => tiles.length >= size);
    pool = enough[Math.floor(random() * enough.length)]!;
  }
  const tiles: number[] = [];
  while (tiles.length < size) tiles.push(...pool.splice(Math.floor(random() * pool.length), 1));
  if (wanted.rest === 'blind') return { tiles, blind: wanted.most - size };
  return wanted.rest === 'count' ? { tiles, count: size } : { tiles };
}

/** Now and then somebody who has chosen chooses again. */
function changeOfMind({ rules, match }: World, random: Random): Command | null {
  const made = match.hand?.choice?.made ?? [];
  if (match.phase !== 'hand' || made.length === 0 || random() < 0.8) return null;
  const seat = made[0]!.seat!;
  const offer = offersAgain(rules, match, seat).find(({ do: verb }) => verb === made[0]!.do)!;
  return { ...commandOf(offer, seat, random), again: true };
}

/** Every command that an offer stands for; for picks one of them. */
export function commandsOf(offer: Offer, seat: Seat, random: Random): Command[] {
  switch (offer.kind) {
    case 'plain':
      return [{ seat, do: offer.do }];
    case 'tile':
      return offer.tiles.map(tile => ({ seat, do: offer.do, tile }));
    case 'group':
      return offer.groups.map(tiles => ({ seat, do: offer.do, tiles }));
    case 'answer':
      return offer.answers.map(answer => ({ seat, do: offer.do, ...answer.fields }));
    case 'pick':
      return [commandOf(offer, seat, random)];
  }
}

/**
 * Plays a whole match of any legal commands, and calls back after every one with the events it led to.
 * Throws where the match does not end within `most` commands.
 */
export function playAnyhow(
  world: World,
  n: number,
  after: (events: readonly GameEvent[]) => void = () => undefined,
  most = 20_000,
): World {
  const random = seedrandom(`any ${n}`);
  for (let i = 0; world.match.phase !== 'over'; i++) {
    if (i > most) throw new Error('the match does not end');
    const waiting = waitingFor(world.match);
    const seat = waiting[Math.floor(random() * waiting.length)];
    const command: Command =
      seat === undefined
        ? { seat: null, do: 'deal' }
        : anyCommand(offersFor(world.rules, world.match, seat), seat, random);
    after(carryOut(world, command));
    const changed = changeOfMind(world, random);
    if (changed !== null) after(carryOut(world, changed));
  }
  return world;
}
