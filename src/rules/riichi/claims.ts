import { chowGroups, meldOf } from '../../game/claims.ts';
import { heldCounts } from '../../game/held.ts';
import type { Offer } from '../../game/offer.ts';
import type { ClaimWindow, Command, Meld, Seat } from '../../game/state.ts';
import { nextSeat } from '../../game/turns.ts';
import { tilesLeft } from '../../game/wall.ts';
import { isRedFive, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { kongsAbort, mayKong } from './kongs.ts';
import { leavesDiscard, swapKinds } from './kuikae.ts';
import type { RiichiPlay } from './own-state.ts';
import { scorePlay } from './score-play.ts';
import { tableOf } from './table.ts';
import type { Variant } from './variant.ts';
import { waitsOf } from './waits.ts';

/** What a seat may do with the tile in the window. */
export function claimOffers(variant: Variant, play: RiichiPlay, seat: Seat, window: ClaimWindow): Offer[] {
  const offers = groupClaims(variant, play, seat, window);
  const waits = waitsOf(variant, play.hand.seats[seat]!);
  if (!waits.includes(kindOf(window.tile))) return offers;
  // The offers of a window are asked for before it is there to be looked at.
  const seen: RiichiPlay = play.hand.window === null ? { ...play, hand: { ...play.hand, window } } : play;
  const by = window.cause === 'discard' ? 'discard' : 'rob-kong';
  if (typeof scorePlay(variant, seen, seat, window.tile, by) !== 'string')
    offers.push({ kind: 'plain', do: 'win' });
  return offers;
}

/**
 * Chow, pung and kong. None in riichi, none of the last discard (D2.16), none of the discard after a fourth kong that breaks
 * the hand off (D2.1), none after which every discard would be a swap call (D2.3).
 */
function groupClaims(variant: Variant, play: RiichiPlay, seat: Seat, window: ClaimWindow): Offer[] {
  const { hand } = play;
  const { concealed, own } = hand.seats[seat]!;
  if (window.cause !== 'discard' || own.riichi !== false || tilesLeft(hand.wall) === 0) return [];
  const { tile } = window;
  const kind = kindOf(tile);
  const held = heldCounts(concealed)[kind]!;
  const chows = variant.chows && nextSeat(hand, window.from) === seat ? chowGroups(concealed, kind) : [];
  const offers: Offer[] = [];
  if (held < 2 && chows.length === 0) return offers;
  const { fourKongs, kuikae } = tableOf(play.options);
  if (fourKongs && kongsAbort(hand)) return offers;
  if (held >= 3 && mayKong(hand)) offers.push({ kind: 'plain', do: 'kong' });
  const allowed = (own: readonly Tile[], meld: 'chow' | 'pung'): boolean =>
    concealed.length > MOST_FORBIDDEN ||
    leavesDiscard(concealed, own, swapKinds(kuikae, { kind: meld, tiles: [...own, tile], claimed: tile }));
  if (held >= 2) {
    const groups = pungGroups(concealed, kind).filter(group => allowed(group, 'pung'));
    if (groups.length === 1) offers.push({ kind: 'plain', do: 'pung' });
    else if (groups.length > 1) offers.push({ kind: 'group', do: 'pung', groups, optional: true });
  }
  const allowedChows = chows.filter(group => allowed(group, 'chow'));
  if (allowedChows.length > 0) offers.push({ kind: 'group', do: 'chow', groups: allowedChows });
  return offers;
}

/** Concealed tiles that a claim can use up or forbid: two, three more of the claimed kind, four of the sequence's other end. */
const MOST_FORBIDDEN = 9;

/** The pairs of own tiles that make a pung, each once, those with red fives first: a red five laid down cannot be lost. */
function pungGroups(concealed: readonly Tile[], kind: Kind): Tile[][] {
  const alike = concealed.filter(tile => kindOf(tile) === kind);
  if (!alike.some(isRedFive)) return [alike.slice(0, 2)];
  const reds = alike.filter(isRedFive);
  const plain = alike.filter(tile => !isRedFive(tile));
  const groups: Tile[][] = [];
  if (reds.length >= 2) groups.push(reds.slice(0, 2));
  if (reds.length > 0 && plain.length > 0) groups.push([reds[0]!, plain[0]!]);
  if (plain.length >= 2) groups.push(plain.slice(0, 2));
  return groups;
}

/** A pung whose own tiles are not named takes its red fives; all else is as everywhere. */
export function claimedMeld({ hand }: RiichiPlay, command: Command, window: ClaimWindow): Meld | null {
  if (command.do !== 'pung' || command.tiles !== undefined) return null;
  const tiles = pungGroups(hand.seats[command.seat!]!.concealed, kindOf(window.tile))[0]!;
  return meldOf(hand, { ...command, tiles }, window);
}
