import type { Offer } from '../../game/offer.ts';
import type { RulesetWords } from '../../game/words.ts';
import type { Wish } from '../../table/snapshot.ts';
import { kindOf, type Suit, suitOf, type Tile } from '../../tiles/tile.ts';
import { nameOf } from '../texts/names.ts';
import type { HandSlot } from './hand-order.ts';
import type { Choice, Prompt } from './scene.ts';

/** One way of doing something, with the command that does it. */
export interface Way {
  readonly choice: Choice;
  readonly wish: Wish;
}

/** Every way in which an action may be done, in the order offered; its numbered choices. */
export function waysOf(offers: readonly Offer[], verb: string, words: RulesetWords): Way[] {
  return offers.filter(offer => offer.do === verb).flatMap(offer => waysOfOffer(offer, words));
}

function waysOfOffer(offer: Offer, words: RulesetWords): Way[] {
  const verb = offer.do;
  switch (offer.kind) {
    case 'plain':
      return [{ choice: { tiles: [], label: null }, wish: { do: verb } }];
    case 'tile':
      return offer.tiles.map(tile => ({ choice: { tiles: [tile], label: null }, wish: { do: verb, tile } }));
    case 'group':
      return offer.groups.map(tiles => ({ choice: { tiles, label: null }, wish: { do: verb, tiles } }));
    case 'answer':
      return offer.answers.map(answer => ({
        choice: {
          tiles: answer.fields.tile === undefined ? [] : [answer.fields.tile],
          label: nameOf(words, answer.id),
          ...(answer.fields.from === undefined ? {} : { from: answer.fields.from }),
        },
        wish: { ...answer.fields, do: verb },
      }));
    case 'pick':
      return [];
  }
}

/** What follows when a person asks for an action: a command, or a question first. Null where it is not offered. */
export type Begun = { readonly send: Wish } | { readonly prompt: Prompt } | null;

/**
 * Begins an action. With one way it is done at once; several tiles of one's own are chosen in the hand, anything else from
 * numbered choices.
 */
export function begin(
  offers: readonly Offer[],
  verb: string,
  hand: readonly HandSlot[],
  words: RulesetWords,
): Begun {
  const ways = waysOf(offers, verb, words);
  const first = ways[0];
  if (first === undefined) return null;
  if (ways.length === 1) return { send: first.wish };
  const mine = offers.filter(offer => offer.do === verb);
  if (mine.every(offer => offer.kind === 'tile' && offer.tiles.every(tile => holds(hand, tile)))) {
    return { prompt: { kind: 'aim', do: verb, tiles: ways.map(way => way.wish.tile!) } };
  }
  return { prompt: { kind: 'choose', do: verb, choices: ways.map(way => way.choice) } };
}

function holds(hand: readonly HandSlot[], tile: Tile): boolean {
  return hand.some(slot => slot.tile === tile);
}

/** The command for the tiles picked so far; null while they are too few or too many. */
export function pickWish(
  offers: readonly Offer[],
  hand: readonly HandSlot[],
  picked: readonly number[],
): Wish | null {
  const offer = offers.find(candidate => candidate.kind === 'pick');
  if (offer === undefined || picked.length < offer.pick.least || picked.length > offer.pick.most) return null;
  const tiles = picked.flatMap(index => hand[index]?.tile ?? []);
  const wish = { do: offer.do, tiles };
  if (offer.pick.rest === 'blind') return { ...wish, blind: offer.pick.most - tiles.length };
  return offer.pick.rest === 'count' ? { ...wish, count: tiles.length } : wish;
}

/** The tiles of the hand that may not be taken for what is asked, or not beside those already picked, by index. */
export function barredSlots(
  offers: readonly Offer[],
  prompt: Prompt | null,
  hand: readonly HandSlot[],
  picked: readonly number[] = [],
): ReadonlySet<number> {
  const allowed =
    prompt?.kind === 'aim' ? prompt.tiles : (tilesOf(offers, 'discard') ?? pickable(offers) ?? null);
  const drawnOnly =
    prompt === null && offers.some(offer => offer.kind === 'tile' && offer.do === 'discard' && offer.drawn);
  const barred = new Set<number>();
  if (allowed === null) return barred;
  const suit = suitPicked(offers, hand, picked);
  hand.forEach((slot, index) => {
    if (!allowed.includes(slot.tile) || (drawnOnly && !slot.drawn)) barred.add(index);
    else if (suit !== null && suitOf(kindOf(slot.tile)) !== suit) barred.add(index);
  });
  return barred;
}

/** The suit of the tiles picked so far, where all have to be of one. */
function suitPicked(
  offers: readonly Offer[],
  hand: readonly HandSlot[],
  picked: readonly number[],
): Suit | null {
  const slot = picked[0] === undefined ? undefined : hand[picked[0]];
  const sameSuit = offers.some(offer => offer.kind === 'pick' && offer.pick.sameSuit);
  return sameSuit && slot !== undefined ? suitOf(kindOf(slot.tile)) : null;
}

function tilesOf(offers: readonly Offer[], verb: string): readonly Tile[] | null {
  const offer = offers.find(candidate => candidate.do === verb && candidate.kind === 'tile');
  return offer?.kind === 'tile' ? offer.tiles : null;
}

function pickable(offers: readonly Offer[]): readonly Tile[] | null {
  const offer = offers.find(candidate => candidate.kind === 'pick');
  return offer?.kind === 'pick' ? offer.pick.tiles : null;
}
