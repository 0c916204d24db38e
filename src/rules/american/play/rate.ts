import type { Offer } from '../../../game/offer.ts';
import type { Rated } from '../../../game/ruleset.ts';
import type { Command } from '../../../game/state.ts';
import type { View } from '../../../game/view.ts';
import { JOKER, type Tile } from '../../../tiles/tile.ts';
import type { Card } from '../card/card.ts';
import { cardOf } from '../cards.ts';
import { CHARLESTON, COURTESY, VOTE } from '../charleston.ts';
import { type Exposed, held, rowsFor } from '../match/rows.ts';
import { CLAIM, EXCHANGE_JOKER } from '../offers.ts';
import { type Chances, chancesOf } from './chances.ts';
import { threats } from './threats.ts';
import { type Weight, weigh } from './weigh.ts';

/** What must remain of a hand's weight for a tile to count as one that nobody misses. */
const SPARE = 0.93;
/** What a blind pass may cost: beyond that unseen tiles go on instead. */
const BLIND = 0.75;
/** A call lays part of the hand open and binds it; it has to bring more than that. */
const CALL_MARGIN = 1.05;

interface Hand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Exposed[];
}

/** What a seat may do now and how promising its hand is after it, by the rows it may still reach. */
export function rate(view: View, unseen: Uint8Array): Rated[] {
  const seat = view.seats[view.seat!]!;
  const table: Table = {
    view,
    card: cardOf(view.options),
    chances: chancesOf({ unseen, wall: view.wall }),
  };
  const hand: Hand = {
    concealed: seat.concealed!.tiles,
    melds: seat.melds.map(({ tiles }) => ({ tiles: tiles ?? [] })),
  };
  const win = view.offers.find(offer => offer.do === 'win');
  if (win !== undefined)
    return [{ command: { seat: view.seat, do: 'win' }, worth: Number.POSITIVE_INFINITY }];
  if (view.phase === 'window') return onClaim(table, hand);
  if (view.phase === 'turn') return onTurn(table, hand, unseen);
  return view.offers.flatMap(offer => onChoice(table, hand, offer));
}

interface Table {
  readonly view: View;
  readonly card: Card;
  readonly chances: Chances;
}

function weightOf({ card, chances }: Table, { concealed, melds }: Hand): Weight {
  return weigh(rowsFor(card, melds), held(concealed), chances);
}

function onTurn(table: Table, hand: Hand, unseen: Uint8Array): Rated[] {
  const { view } = table;
  const weight = weightOf(table, hand);
  const danger = threats(view, table.card, unseen);
  const rated: Rated[] = [];
  for (const offer of view.offers) {
    if (offer.kind === 'tile' && offer.do === 'discard')
      for (const tile of offer.tiles)
        rated.push({
          command: { seat: view.seat, do: 'discard', tile },
          worth: weight.without[tile]! * (1 - danger[tile]!),
        });
    if (offer.kind === 'answer' && offer.do === EXCHANGE_JOKER)
      for (const { fields } of offer.answers) {
        const concealed = [...less(hand.concealed, [fields.tile!]), JOKER];
        rated.push({
          command: { seat: view.seat, do: EXCHANGE_JOKER, ...fields },
          worth: bestWithout(weightOf(table, { ...hand, concealed }), concealed),
        });
      }
  }
  return rated;
}

function onClaim(table: Table, hand: Hand): Rated[] {
  const { view } = table;
  const { tile } = view.lying!;
  const rated: Rated[] = [
    { command: { seat: view.seat, do: 'pass' }, worth: CALL_MARGIN * weightOf(table, hand).all },
  ];
  for (const offer of view.offers) {
    if (offer.kind !== 'answer' || offer.do !== CLAIM) continue;
    for (const { fields } of offer.answers) {
      const size = fields.size!;
      const jokers = fields.jokers!;
      const group = Array.from({ length: size }, (_, i) => (i < size - jokers ? tile : JOKER));
      const concealed = less(hand.concealed, less(group, [tile]));
      const after = weightOf(table, { concealed, melds: [...hand.melds, { tiles: group }] });
      rated.push({
        command: { seat: view.seat, do: CLAIM, ...fields },
        worth: bestWithout(after, concealed),
      });
    }
  }
  return rated;
}

function bestWithout(weight: Weight, concealed: readonly Tile[]): number {
  return Math.max(...concealed.map(tile => weight.without[tile]!));
}

function onChoice(table: Table, hand: Hand, offer: Offer): Rated[] {
  const { view } = table;
  const command = { seat: view.seat, do: offer.do };
  const all = weightOf(table, hand).all;
  if (offer.do === VOTE) {
    // Another round is welcome to a hand that can do without three tiles.
    const spare = leastMissed(table, hand, { tiles: hand.concealed, most: 3 });
    return [{ command: { ...command, yes: spare.at(-1)!.left > SPARE * all }, worth: all }];
  }
  if (offer.kind !== 'pick') return [];
  const given = leastMissed(table, hand, offer.pick);
  if (offer.do === COURTESY) {
    const tiles = given.filter(({ left }) => left > SPARE * all).map(({ tile }) => tile);
    return [{ command: { ...command, tiles, count: tiles.length }, worth: all }];
  }
  if (offer.do !== CHARLESTON) return [];
  const { least, most, rest } = offer.pick;
  const own = given.filter(({ left }, i) => i < least || left > BLIND * all).map(({ tile }) => tile);
  const passed: Partial<Command> = rest === 'blind' ? { blind: most - own.length } : {};
  return [{ command: { ...command, tiles: own, ...passed }, worth: all }];
}

/** The tiles that are least missed, one after the other, and what the hand weighs without them. */
function leastMissed(
  table: Table,
  hand: Hand,
  { tiles, most }: { readonly tiles: readonly Tile[]; readonly most: number },
): { readonly tile: Tile; readonly left: number }[] {
  const given: { tile: Tile; left: number }[] = [];
  let { concealed } = hand;
  let allowed = tiles.filter(tile => tile !== JOKER);
  while (given.length < most) {
    const { without } = weightOf(table, { ...hand, concealed });
    const tile = allowed.reduce((best, one) => (without[one]! > without[best]! ? one : best));
    given.push({ tile, left: without[tile]! });
    concealed = less(concealed, [tile]);
    allowed = less(allowed, [tile]);
  }
  return given;
}

function less(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
