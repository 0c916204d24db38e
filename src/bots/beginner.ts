import type { Offer } from '../game/offer.ts';
import type { Rated, Ruleset } from '../game/ruleset.ts';
import type { Command } from '../game/state.ts';
import type { View } from '../game/view.ts';
import { JOKER, kindOf, type Tile } from '../tiles/tile.ts';
import { anyCommand, commandFor } from './any-command.ts';
import { discardProspects, type Prospect } from './judgement.ts';
import { type Group, type Hand, less, ownHand, withGroup } from './own-hand.ts';
import type { Player } from './player.ts';
import { unseenKinds } from './unseen.ts';

/**
 * Plays any ruleset by distance alone: wins whenever it may, discards what leaves it nearest to ready with most tiles to
 * come, claims what brings it nearer, declares kongs that cost it nothing. It defends against nobody.
 */
export const beginner: Player = {
  decide(view, rules) {
    const { offers } = view;
    const win = offers.find(offer => offer.do === 'win');
    if (win !== undefined) return commandFor(win, view);
    const rated = rules.rate?.(view, unseenKinds(view, rules)) ?? [];
    if (rated.length > 0) return best(rated);
    if (view.phase === 'turn') return onTurn(view, rules);
    if (view.phase === 'window') return onClaim(view, rules);
    return anyCommand(view);
  },
};

function best(rated: readonly Rated[]): Command {
  return rated.reduce((first, one) => (one.worth > first.worth ? one : first)).command;
}

function onTurn(view: View, rules: Ruleset): Command {
  const seat = view.seat!;
  const hand = ownHand(view);
  const discard = view.offers.find(offer => offer.kind === 'tile' && offer.do === 'discard');
  if (discard === undefined || discard.kind !== 'tile') return anyCommand(view);
  const [best] = discardProspects(rules, hand, discard.tiles, unseenKinds(view, rules));
  const kong = view.offers.find(offer => offer.kind === 'tile' && offer.do === 'kong');
  if (kong !== undefined && kong.kind === 'tile') {
    const free = kong.tiles.find(tile => rules.readiness(afterOwnKong(hand, tile)).shanten <= best!.shanten);
    if (free !== undefined) return { seat, do: 'kong', tile: free };
  }
  return { seat, do: declaration(view, best!) ?? 'discard', tile: best!.tile };
}

/** A way to discard this tile that also declares that one is ready (a riichi, an original call). */
function declaration(view: View, { tile, shanten }: Prospect): string | null {
  if (shanten > 0) return null;
  const offer = view.offers.find(
    one => one.kind === 'tile' && one.do !== 'discard' && one.do !== 'kong' && one.tiles.includes(tile),
  );
  return offer?.do ?? null;
}

/** The hand after a concealed or an added kong, before its replacement. */
function afterOwnKong(hand: Hand, tile: Tile): Hand {
  const kind = kindOf(tile);
  const own = hand.concealed.filter(one => kindOf(one) === kind);
  if (own.length >= 4) return withGroup(hand, own, { kind: 'kong', tiles: own, concealed: true });
  const melds = hand.melds.map(meld =>
    meld.kind === 'pung' && kindOf(meld.tiles[0]!) === kind
      ? { ...meld, kind: 'kong' as const, tiles: [...meld.tiles, ...own] }
      : meld,
  );
  return { ...hand, concealed: less(hand.concealed, own), melds };
}

function onClaim(view: View, rules: Ruleset): Command {
  const hand = ownHand(view);
  const lying = view.lying?.tile;
  if (lying === undefined) return anyCommand(view);
  let best = { shanten: rules.readiness(hand).shanten, command: null as Command | null };
  for (const claim of view.offers.flatMap(offer => claimsOf(offer, view, hand, lying))) {
    const { shanten } = rules.readiness(claim.hand);
    // A kong brings a tile for nothing; every other claim must bring the hand nearer.
    const isGood = claim.command.do === 'kong' ? shanten <= best.shanten : shanten < best.shanten;
    if (isGood) best = { shanten, command: claim.command };
  }
  return best.command ?? anyCommand(view);
}

interface Claim {
  readonly command: Command;
  readonly hand: Hand;
}

/** The ways to take an offer of a group, with the hand that each leaves. */
function claimsOf(offer: Offer, view: View, hand: Hand, lying: Tile): Claim[] {
  const command = { seat: view.seat!, do: offer.do };
  const lay = (own: readonly Tile[], kind: Group['kind']): Hand =>
    withGroup(hand, own, { kind, tiles: [...own, lying], concealed: false });
  if (offer.kind === 'group' && offer.do === 'chow')
    return offer.groups.map(tiles => ({ command: { ...command, tiles }, hand: lay(tiles, 'chow') }));
  const alike = hand.concealed.filter(tile => kindOf(tile) === kindOf(lying));
  if (offer.kind === 'plain' && (offer.do === 'pung' || offer.do === 'kong'))
    return [{ command, hand: lay(alike.slice(0, offer.do === 'kong' ? 3 : 2), offer.do) }];
  if (offer.kind !== 'answer' || offer.do !== 'claim') return [];
  return offer.answers.flatMap(({ fields }) => {
    const { size = 0, jokers = 0 } = fields;
    const kind = KIND_OF_SIZE[size];
    if (kind === undefined) return [];
    const wild = hand.concealed.filter(tile => tile === JOKER).slice(0, jokers);
    const own = [...alike.slice(0, size - 1 - jokers), ...wild];
    return [{ command: { ...command, ...fields }, hand: lay(own, kind) }];
  });
}

/** What a group of so many alike is called. */
const KIND_OF_SIZE: Readonly<Record<number, Group['kind']>> = {
  3: 'pung',
  4: 'kong',
  5: 'quint',
  6: 'sextet',
};
