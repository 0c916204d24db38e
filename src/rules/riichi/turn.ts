import type { Offer } from '../../game/offer.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Command, Seat, SeatState } from '../../game/state.ts';
import { tilesLeft } from '../../game/wall.ts';
import { countKinds } from '../../shape/counts.ts';
import { shanten } from '../../shape/shanten.ts';
import { isTerminalOrHonor, KINDS, kindOf, NORTH, type Tile } from '../../tiles/tile.ts';
import { facesIn } from '../common/set-claims.ts';
import { turnKongs } from './kongs.ts';
import type { RiichiPlay, SeatOwn } from './own-state.ts';
import { scorePlay } from './score-play.ts';
import { DEPOSIT } from './settlement.ts';
import { type Table, tableOf } from './table.ts';
import { FORMS, type Variant } from './variant.ts';
import { elsewhereOf } from './waits.ts';

/** Different terminals and honors with which a first draw may break the hand off (D2.1). */
const NINE = 9;

/** What the seat whose turn it is may do. */
export function turnOffers(variant: Variant, play: RiichiPlay, seat: Seat): Offer[] {
  const { hand } = play;
  const state = hand.seats[seat]!;
  const { concealed, drawn, melds, own } = state;
  const table = tableOf(play.options);
  const offers: Offer[] = [discardOffer(play, state)];
  if (drawn === null) return offers;
  const distance = shanten(countKinds(concealed, counted), melds.length, FORMS, elsewhereOf(variant, melds));
  if (distance === -1 && typeof scorePlay(variant, play, seat, drawn, 'self-draw') !== 'string')
    offers.push({ kind: 'plain', do: 'win' });
  if (distance <= 0 && mayRiichi(play, seat)) {
    const tiles = readyDiscards(variant, state);
    if (tiles.length > 0) offers.push({ kind: 'tile', do: 'riichi', tiles });
  }
  const kongs = turnKongs(variant, play, seat, counted);
  if (kongs.length > 0) offers.push({ kind: 'tile', do: 'kong', tiles: kongs });
  if (mayExtract(play, state, table)) offers.push({ kind: 'plain', do: 'north' });
  if (own.riichi === false && table.nineKinds && isNineKinds(play, state))
    offers.push({ kind: 'plain', do: 'nine-kinds' });
  return offers;
}

/** Scratch space, filled anew by every turn. */
const counted = new Uint8Array(KINDS);

/** In riichi the tile just drawn alone (seed 000); after a claim no swap call (D2.3). */
function discardOffer({ hand }: RiichiPlay, { concealed, drawn, own }: SeatState<SeatOwn>): Offer {
  if (own.riichi !== false && drawn !== null)
    return { kind: 'tile', do: 'discard', tiles: [drawn], drawn: true, why: 'locked' };
  const { swap } = hand.own;
  const faces = facesIn(concealed);
  if (swap.length === 0) return { kind: 'tile', do: 'discard', tiles: faces };
  const tiles = faces.filter(tile => !swap.includes(kindOf(tile)));
  return { kind: 'tile', do: 'discard', tiles, why: 'swap-call' };
}

/** A closed hand, a stick to lay down, and live tiles enough (D2.15). That the hand is ready is for the discard to show. */
function mayRiichi(play: RiichiPlay, seat: Seat): boolean {
  const { melds, own } = play.hand.seats[seat]!;
  return (
    own.riichi === false &&
    melds.every(meld => meld.concealed) &&
    play.scores[seat]! >= DEPOSIT &&
    tilesLeft(play.hand.wall) >= tableOf(play.options).riichiTiles
  );
}

/** The tiles whose discard leaves the hand ready, with a wait that it does not hold four times (D2.15). */
export function readyDiscards(variant: Variant, { concealed, melds }: SeatState): Tile[] {
  const counts = countKinds(concealed);
  const elsewhere = elsewhereOf(variant, melds);
  return facesIn(concealed).filter(tile => {
    const kind = kindOf(tile);
    counts[kind] = counts[kind]! - 1;
    const ready = shanten(counts, melds.length, FORMS, elsewhere) === 0;
    counts[kind] = counts[kind]! + 1;
    return ready;
  });
}

/** A North out of one's hand, in riichi the drawn one alone; not after a pung, nor without a live tile (D3.1, D3.3). */
function mayExtract(
  { hand }: RiichiPlay,
  { concealed, drawn, own }: SeatState<SeatOwn>,
  table: Table,
): boolean {
  if (table.northBonus !== 'extracted' || hand.arrival === 'claim' || tilesLeft(hand.wall) === 0)
    return false;
  return own.riichi === false ? concealed.includes(NORTH) : drawn === NORTH;
}

/** Nine kinds of terminals and honors on the seat's uninterrupted first draw (D2.1). */
function isNineKinds({ hand }: RiichiPlay, { concealed, discards }: SeatState): boolean {
  if (hand.own.interrupted || discards.length > 0) return false;
  const orphans = new Set(concealed.filter(tile => isTerminalOrHonor(kindOf(tile))));
  return orphans.size >= NINE;
}

/** Why a discard is forbidden, where it is more than a tile that one lacks. */
export function whyNot({ hand }: RiichiPlay, command: Command): Refusal | null {
  const seat = hand.seats[command.seat!];
  if (hand.phase !== 'turn' || hand.turn !== command.seat || seat === undefined) return null;
  if (command.tile === undefined || !seat.concealed.includes(command.tile)) return null;
  if (seat.own.riichi !== false && (command.do === 'discard' || command.do === 'kong')) return 'locked';
  if (command.do === 'discard' && hand.own.swap.includes(kindOf(command.tile))) return 'swap-call';
  return null;
}
