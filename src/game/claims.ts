import { EAST, type Kind, kindOf, TILES, type Tile } from '../tiles/tile.ts';
import { heldCounts } from './held.ts';
import { isPartOf } from './offer.ts';
import type { ClaimWindow, Command, HandState, Meld, SeatState } from './state.ts';

/** Which claims go before which: wins, then groups of alike tiles, then chows. */
export function claimRank(verb: string): number {
  if (verb === 'win') return 3;
  return verb === 'chow' ? 1 : 2;
}

/** How many of the tiles are of this kind. */
export function countOf(tiles: readonly Tile[], kind: Kind): number {
  let count = 0;
  for (const tile of tiles) if (kindOf(tile) === kind) count++;
  return count;
}

/** The pairs of own tiles that make a chow with a tile of this kind: low, middle, high. Red fives stand for themselves. */
export function chowGroups(concealed: readonly Tile[], kind: Kind): Tile[][] {
  if (kind >= EAST) return NO_GROUPS;
  const held = heldCounts(concealed);
  const rank = kind % 9;
  const below = rank >= 1 && held[kind - 1] !== 0;
  const above = rank <= 7 && held[kind + 1] !== 0;
  if (!below && !above) return NO_GROUPS;
  const groups: Tile[][] = [];
  if (below && rank >= 2 && held[kind - 2] !== 0) addPairs(groups, concealed, kind - 2, kind - 1);
  if (below && above) addPairs(groups, concealed, kind - 1, kind + 1);
  if (above && rank <= 6 && held[kind + 2] !== 0) addPairs(groups, concealed, kind + 1, kind + 2);
  return groups;
}

function addPairs(pairs: Tile[][], concealed: readonly Tile[], a: Kind, b: Kind): void {
  for (const first of facesOf(concealed, a))
    for (const second of facesOf(concealed, b)) pairs.push([first, second]);
}

/** The different tiles of one kind among these. */
export function facesOf(tiles: readonly Tile[], kind: Kind): readonly Tile[] {
  let faces = NO_TILES;
  for (const tile of tiles)
    if (kindOf(tile) === kind && !faces.includes(tile))
      faces = faces === NO_TILES ? [tile] : [...faces, tile];
  return faces;
}

/** Kinds of which the seat holds four, in the order in which the last of them came. */
export function concealedKongKinds(concealed: readonly Tile[]): Kind[] {
  held.fill(0);
  let kinds = NO_KINDS;
  for (const tile of concealed) {
    const kind = kindOf(tile);
    const count = held[kind]! + 1;
    held[kind] = count;
    if (count === 4) kinds = [...kinds, kind];
  }
  return kinds;
}

/** Scratch space, filled anew by every call: this is asked on every turn. */
const held = new Uint8Array(TILES);
const NO_KINDS: Kind[] = [];
const NO_GROUPS: Tile[][] = [];
const NO_TILES: readonly Tile[] = [];

/** Kinds of which the seat has a pung laid down and holds the fourth tile. */
export function addedKongKinds(seat: SeatState): Kind[] {
  if (seat.melds.length === 0) return NO_KINDS;
  return seat.melds
    .filter(meld => meld.kind === 'pung')
    .map(meld => kindOf(meld.tiles[0]!))
    .filter(kind => countOf(seat.concealed, kind) > 0);
}

/** The kong that a seat makes of its own tiles with this one: added to a pung where there is one, else concealed. */
export function ownKong(melds: readonly Meld[], concealed: readonly Tile[], kind: Kind): Meld {
  const mine = concealed.filter(tile => kindOf(tile) === kind);
  const pung = melds.find(meld => meld.kind === 'pung' && kindOf(meld.tiles[0]!) === kind);
  if (pung) return { ...pung, kind: 'kong', tiles: [...pung.tiles, mine[0]!], added: true };
  return { kind: 'kong', tiles: mine, concealed: true, added: false, from: null, claimed: null };
}

/** The meld that a chow, pung or kong makes of the tile in the window. */
export function meldOf(hand: HandState, claim: Command, window: ClaimWindow): Meld {
  const { concealed } = hand.seats[claim.seat!]!;
  const kind = kindOf(window.tile);
  const base = { concealed: false, added: false, from: window.from, claimed: window.tile };
  if (claim.do === 'chow') {
    const own = claim.tiles ?? chowGroups(concealed, kind)[0]!;
    const tiles = [...own, window.tile].sort((a, b) => kindOf(a) - kindOf(b));
    return { kind: 'chow', tiles, ...base };
  }
  const size = claim.do === 'kong' ? 3 : 2;
  const alike = concealed.filter(tile => kindOf(tile) === kind);
  const named = claim.tiles;
  const own = named?.length === size && isPartOf(named, alike) ? named : alike.slice(0, size);
  return { kind: claim.do === 'kong' ? 'kong' : 'pung', tiles: [...own, window.tile], ...base };
}
