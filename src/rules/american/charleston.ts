import type { Offer } from '../../game/offer.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Command, Seat } from '../../game/state.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { below } from '../../tiles/shuffle.ts';
import type { Tile } from '../../tiles/tile.ts';
import { cardOf } from './cards.ts';
import { isComplete } from './match/win.ts';
import { type AmericanPlay, type AmericanStep, NO_SECOND_CHARLESTON, SECOND_CHARLESTON } from './own.ts';
import { passAround } from './pass-around.ts';
import { isJoker } from './tiles.ts';

/** Names of the choices before play, and the verbs that answer them. */
export const CHARLESTON = 'charleston';
export const VOTE = 'vote';
export const COURTESY = 'courtesy';

/** Tiles of a pass, and the most of a courtesy (C2.2, C2.4). */
const PASSED = 3;

export type Direction = 'right' | 'across' | 'left';

/** The six passes of both rounds (C2.1). The seat at one's right plays next. */
export const PASSES: readonly Direction[] = ['right', 'across', 'left', 'left', 'across', 'right'];
const STEPS: Readonly<Record<Direction, number>> = { right: 1, across: 2, left: 3 };
/** Passes that end a round: part of them may go on unseen (C2.3). */
const BLIND_PASSES = [2, 5];

export function isBlindPass(pass: number): boolean {
  return BLIND_PASSES.includes(pass);
}

export function opening(step: AmericanStep): void {
  ask(step, CHARLESTON, 0);
}

function ask(step: AmericanStep, id: string, round: number): void {
  step.emit({ type: 'choice-opened', id, round, seats: step.hand.seats.map((_, seat) => seat) });
}

export function choiceOffers(play: AmericanPlay, seat: Seat): readonly Offer[] {
  const { hand, options } = play;
  const { id, round } = hand.choice!;
  const { concealed, melds } = hand.seats[seat]!;
  if (id === VOTE)
    return [
      {
        kind: 'answer',
        do: VOTE,
        answers: [
          { id: 'vote-no', fields: { yes: false } },
          { id: 'vote-yes', fields: { yes: true } },
        ],
      },
    ];
  const tiles = concealed.filter(tile => !isJoker(tile));
  const direction = id === COURTESY ? 'across' : PASSES[round]!;
  const to = (seat + STEPS[direction]) % hand.seats.length;
  const pick = { most: PASSED, tiles, sameSuit: false, to };
  if (id === COURTESY) return [{ kind: 'pick', do: COURTESY, pick: { ...pick, least: 0, rest: 'count' } }];
  const blind = isBlindPass(round);
  const offers: Offer[] = [
    {
      kind: 'pick',
      do: CHARLESTON,
      pick: { ...pick, least: blind ? Number(options.minOwnTiles) : PASSED, rest: blind ? 'blind' : 'none' },
    },
  ];
  // East may declare what it was dealt, before the first pass alone (C1.1).
  if (round === 0 && seat === hand.dealer && isComplete(cardOf(options), concealed, melds))
    offers.push({ kind: 'plain', do: 'win' });
  return offers;
}

/** A pass is of three, unseen tiles included; where none go unseen nobody may say that some do. */
export function choiceRefusal(command: Command): Refusal | null {
  if (command.do !== CHARLESTON) return null;
  return (command.tiles?.length ?? 0) + (command.blind ?? 0) === PASSED ? null : 'not-allowed';
}

/** Everybody has chosen: tiles change hands at once, then the next choice opens, or play begins. */
export function choiceMade(step: AmericanStep): void {
  const { id, round, made } = step.hand.choice!;
  const chosen = [...made].sort((a, b) => a.seat! - b.seat!);
  if (id === COURTESY) return courtesy(step, chosen);
  if (id === VOTE) {
    const all = chosen.every(command => command.yes === true);
    step.emit({ type: 'ruled', name: all ? SECOND_CHARLESTON : NO_SECOND_CHARLESTON, seat: null, data: {} });
    return all ? ask(step, CHARLESTON, round + 1) : ask(step, COURTESY, 0);
  }
  pass(step, round, chosen);
  if (!isBlindPass(round)) return ask(step, CHARLESTON, round + 1);
  // The vote has the number of the pass it follows.
  const votes = round === BLIND_PASSES[0] && step.match.options.secondCharleston !== false;
  return votes ? ask(step, VOTE, round) : ask(step, COURTESY, 0);
}

function pass(step: AmericanStep, round: number, chosen: readonly Command[]): void {
  const { hand, match } = step;
  const distance = STEPS[PASSES[round]!];
  const word = step.chance(round);
  const own = chosen.map(command => command.tiles ?? []);
  const passed = passAround({
    own,
    blind: chosen.map(command => command.blind ?? 0),
    distance,
    east: hand.dealer,
    draw: most => below(most, word),
  });
  passed.forEach(({ gave, got, count }, seat) => {
    const to = (seat + distance) % match.seats;
    const from = (seat + match.seats - distance) % match.seats;
    exchange(step, seat, { count, to, from, gave, got });
  });
}

/** Opposite seats pass as many as the lower of the two named, the first of each one's order (C2.4). */
function courtesy(step: AmericanStep, chosen: readonly Command[]): void {
  const offered = chosen.map(({ tiles = [], count = tiles.length }) => tiles.slice(0, count));
  const distance = STEPS.across;
  offered.forEach((mine, seat) => {
    const partner = (seat + distance) % step.match.seats;
    const theirs = offered[partner]!;
    const count = Math.min(mine.length, theirs.length);
    if (count === 0) return;
    const [gave, got] = [mine.slice(0, count), theirs.slice(0, count)];
    exchange(step, seat, { count, to: partner, from: partner, gave, got });
  });
}

interface Exchange {
  readonly count: number;
  readonly to: Seat;
  readonly from: Seat;
  readonly gave: readonly Tile[];
  readonly got: readonly Tile[];
}

function exchange(step: AmericanStep, seat: Seat, { gave, got, ...known }: Exchange): void {
  const size = step.hand.seats[seat]!.concealed.length;
  step.emit({
    type: 'exchanged',
    seat,
    ...known,
    own: { gave: { tiles: gave }, got: { tiles: got } },
  });
  if (step.hand.seats[seat]!.concealed.length !== size) throw new Error('a pass changed the size of a hand');
}

/** What a time-out chooses: the last three tiles that may go, no second round, no courtesy (C2.2). */
export function defaultChoice(play: AmericanPlay, seat: Seat): Command {
  const { id } = play.hand.choice!;
  if (id === VOTE) return { seat, do: VOTE, yes: false };
  if (id === COURTESY) return { seat, do: COURTESY, count: 0, tiles: [] };
  const tiles = sortTiles(play.hand.seats[seat]!.concealed.filter(tile => !isJoker(tile)));
  return { seat, do: CHARLESTON, tiles: tiles.slice(-PASSED) };
}
