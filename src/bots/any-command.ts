import type { Answer, Offer, Pick } from '../game/offer.ts';
import type { Command } from '../game/state.ts';
import type { View } from '../game/view.ts';
import { leastWorthFirst } from '../shape/keep-value.ts';
import { kindOf, suitOf, type Tile } from '../tiles/tile.ts';

/**
 * A command that one of the offers takes, for moments that a player has no opinion about: it passes where it may, else gives
 * away what is worth least. So a new ruleset has a legal bot from the first day.
 */
export function anyCommand(view: View): Command {
  const { offers } = view;
  const offer =
    offers.find(one => one.do === 'pass') ?? offers.find(one => one.do === 'discard') ?? offers[0];
  if (offer === undefined) throw new Error('a player was asked though nothing is offered');
  return commandFor(offer, view);
}

/** A sensible way to take this offer. */
export function commandFor(offer: Offer, view: View): Command {
  const seat = view.seat!;
  const held = view.seats[seat]!.concealed?.tiles ?? [];
  const command = { seat, do: offer.do };
  switch (offer.kind) {
    case 'plain':
      return command;
    case 'tile':
      return { ...command, tile: leastWorthFirst(offer.tiles, held)[0]! };
    case 'group':
      return { ...command, tiles: offer.groups[0]! };
    case 'answer':
      return { ...command, ...answerTo(offer.do, offer.answers, held).fields };
    case 'pick':
      return { ...command, ...selection(offer.pick, held) };
  }
}

/** The first answer; of suits to do without, the one that least is held of. */
function answerTo(verb: string, answers: readonly Answer[], held: readonly Tile[]): Answer {
  if (verb !== 'missing') return answers[0]!;
  const cost = ({ fields }: Answer): number =>
    held.filter(tile => suitOf(kindOf(tile)) === fields.suit).length;
  return answers.reduce((best, answer) => (cost(answer) < cost(best) ? answer : best));
}

/** As few tiles as may be, those worth least. */
function selection(pick: Pick, held: readonly Tile[]): Partial<Command> {
  const pool = pick.sameSuit ? smallestSuit(pick.tiles, pick.least) : pick.tiles;
  const tiles = leastWorthFirst(pool, held).slice(0, pick.least);
  if (pick.rest === 'blind') return { tiles, blind: pick.most - tiles.length };
  if (pick.rest === 'count') return { tiles, count: tiles.length };
  return { tiles };
}

/** The tiles of the suit with the fewest, among those that have enough. */
function smallestSuit(tiles: readonly Tile[], enough: number): readonly Tile[] {
  const suits = [...Map.groupBy(tiles, tile => suitOf(kindOf(tile))).values()].filter(
    suit => suit.length >= enough,
  );
  return suits.reduce((best, suit) => (suit.length < best.length ? suit : best), suits[0] ?? tiles);
}
