import seedrandom from 'seedrandom';
import { expect } from 'vitest';
import { redact } from '../../src/game/event.ts';
import { act } from '../../src/game/match.ts';
import { offersAgain, offersFor, waitingFor } from '../../src/game/offers.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import type { Command, HandState, Match, Seat } from '../../src/game/state.ts';
import { viewOf } from '../../src/game/view-of.ts';
import { tally } from '../../src/tiles/deck.ts';
import type { Tile } from '../../src/tiles/tile.ts';
import { carryOut, commandsOf, newWorld, playAnyhow, type World } from './random-play.ts';

/** Every tile of the hand, wherever it lies. A claimed discard lies in its meld; a robbed tile lies with its winner. */
export function allTiles(hand: HandState): Tile[] {
  const { wall } = hand;
  // Several may win with one robbed tile, but an owner loses only one of a kind.
  const robbed = new Map(
    hand.wins.filter(win => win.by === 'rob-kong').map(win => [`${win.from} ${win.tile}`, win.tile]),
  );
  return [
    ...wall.live.slice(wall.front, wall.end),
    ...wall.tail.slice(wall.tailTaken),
    ...wall.fixed,
    ...robbed.values(),
    ...hand.seats.flatMap(seat => [
      ...seat.concealed,
      ...seat.melds.flatMap(meld => meld.tiles),
      ...seat.discards.filter(discard => discard.claimedBy === null).map(discard => discard.tile),
      ...seat.bonus,
    ]),
  ];
}

/** Tiles are where they were, each as often as the set has it. */
export function expectTilesConserved(rules: Ruleset, match: Match): void {
  const sorted = (tiles: readonly Tile[]): [Tile, number][] => [...tally(tiles)].sort((a, b) => a[0] - b[0]);
  expect(sorted(allTiles(match.hand!))).toEqual(sorted(rules.deck(match.options)));
}

/** Scores and what lies on the table make up what everybody began with. */
export function expectScoresConserved(rules: Ruleset, match: Match): void {
  const counters = match.hand?.ended === null ? match.hand.counters : (match.next?.counters ?? {});
  const onTable = match.phase === 'over' ? 0 : (rules.onTable?.(counters) ?? 0);
  const sum = match.scores.reduce((total, score) => total + score, onTable);
  expect(sum).toBe(rules.startScore(match.options) * match.seats);
}

/**
 * The match as it might be for all that the viewer knows: hidden tiles change places, what others chose is another thing.
 * A view that differs between the two tells something it must not.
 */
function otherwise(match: Match, viewer: Seat | null, openFixed: number, seed: string): Match {
  const hand = match.hand!;
  const random = seedrandom(seed);
  const isHidden = (seat: Seat): boolean => seat !== viewer && !hand.revealed.includes(seat);
  const pool: Tile[] = [
    ...hand.wall.live.slice(hand.wall.front, hand.wall.end),
    ...hand.wall.tail.slice(hand.wall.tailTaken),
    ...hand.wall.fixed.slice(openFixed),
    ...hand.seats.flatMap((seat, i) => (isHidden(i) ? [...seat.concealed] : [])),
  ];
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  const take = (count: number): Tile[] => pool.splice(0, count);
  const { wall } = hand;
  const live = [
    ...wall.live.slice(0, wall.front),
    ...take(wall.end - wall.front),
    ...wall.live.slice(wall.end),
  ];
  const tail = [...wall.tail.slice(0, wall.tailTaken), ...take(wall.tail.length - wall.tailTaken)];
  const fixed = [...wall.fixed.slice(0, openFixed), ...take(wall.fixed.length - openFixed)];
  const seats = hand.seats.map((seat, i) => {
    if (!isHidden(i)) return seat;
    const concealed = take(seat.concealed.length);
    return { ...seat, concealed, drawn: seat.drawn === null ? null : concealed.at(-1)! };
  });
  const mine = (command: Command): boolean => command.seat === viewer;
  return {
    ...match,
    hand: {
      ...hand,
      seats,
      wall: { ...wall, live, tail, fixed },
      window: hand.window && {
        ...hand.window,
        asked: hand.window.asked.filter(seat => seat === viewer),
        answers: hand.window.answers.filter(mine),
      },
      choice: hand.choice && {
        ...hand.choice,
        made: hand.choice.made.map(command =>
          mine(command) ? command : { seat: command.seat, do: command.do },
        ),
      },
    },
  };
}

/** No view tells a hidden tile, or who is asked, or what others chose. `openFixed`: how many fixed tiles lie open. */
export function expectNoLeak(rules: Ruleset, match: Match, openFixed = 0): void {
  for (const viewer of [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]) {
    const view = JSON.stringify(viewOf(rules, match, viewer));
    const other = JSON.stringify(viewOf(rules, otherwise(match, viewer, openFixed, 'leak'), viewer));
    expect(other).toBe(view);
  }
}

/** Each offered command is taken; commands nobody offered are refused and leave the match as it was. */
export function expectExactlyTheOffers(world: World, n: number): void {
  const { rules, source, match } = world;
  const random = seedrandom(`offers ${n}`);
  const before = JSON.stringify(match);
  for (let seat = 0; seat < match.seats; seat++) {
    const offers = [...offersFor(rules, match, seat), ...offersAgain(rules, match, seat)];
    for (const offer of offers)
      for (const command of commandsOf(offer, seat, random))
        expect(act(rules, source, match, command), JSON.stringify(command)).not.toHaveProperty('refusal');
    const offered = new Set(offers.map(offer => offer.do));
    for (const verb of [
      'discard',
      'chow',
      'pung',
      'kong',
      'claim',
      'win',
      'pass',
      'riichi',
      'north',
      'exchange',
      'x',
    ]) {
      if (offered.has(verb)) continue;
      const tile = Math.floor(random() * 34);
      expect(act(rules, source, match, { seat, do: verb, tile }), verb).toHaveProperty('refusal');
    }
    for (const offer of offers) {
      if (offer.kind !== 'tile') continue;
      for (let tile = 0; tile < 46; tile++)
        if (!offer.tiles.includes(tile))
          expect(act(rules, source, match, { seat, do: offer.do, tile })).toHaveProperty('refusal');
    }
  }
  expect(JSON.stringify(match)).toBe(before);
}

/** What other seats hear of events: never what is another's own, nor that somebody answered. */
export function expectEventsHidden(world: World): void {
  for (const event of world.events)
    for (let viewer = 0; viewer < world.match.seats; viewer++) {
      const heard = redact(event, viewer);
      if (heard === null) continue;
      expect(heard).not.toHaveProperty('secret');
      if (!('seat' in event) || event.seat !== viewer) expect(heard).not.toHaveProperty('own');
      if (heard.type === 'answered') expect(event.only).toBe(viewer);
    }
}

/** The commands of a match, carried out again, lead to the same match. */
export function expectReplays(world: World, n: number, given: Record<string, unknown> = {}): void {
  const again = newWorld(world.rules, n, given);
  for (const command of world.commands) carryOut(again, command);
  expect(again.match).toEqual(world.match);
}

/** One whole match of any legal commands, with every property looked at on the way. */
export function expectProperties(
  rules: Ruleset,
  n: number,
  {
    given = {},
    openFixed = () => 0,
  }: { given?: Record<string, unknown>; openFixed?: (match: Match) => number } = {},
): World {
  const world = newWorld(rules, n, given);
  let i = 0;
  playAnyhow(world, n, () => {
    expectTilesConserved(rules, world.match);
    expectScoresConserved(rules, world.match);
    if (i++ % 7 === 0) expectNoLeak(rules, world.match, openFixed(world.match));
    if (i % 11 === 0) expectExactlyTheOffers(world, n);
    if (world.match.phase === 'hand') expect(waitingFor(world.match).length).toBeGreaterThan(0);
  });
  expectEventsHidden(world);
  expectReplays(world, n, given);
  return world;
}
