import { countOf } from '../../game/claims.ts';
import type { GameEvent } from '../../game/event.ts';
import { withSeat } from '../../game/fold.ts';
import { isPartOf } from '../../game/offer.ts';
import type { ClaimWindow, Meld, MeldKind, Seat, SeatState, WindowCause } from '../../game/state.ts';
import { tilesLeft } from '../../game/wall.ts';
import { kindOf, NORTH, type Tile } from '../../tiles/tile.ts';
import { accepted, closing } from './closing.ts';
import type { MjaiEvent } from './messages.ts';
import { after, announced, revealing, type Told } from './told.ts';

type Happening = Exclude<
  MjaiEvent,
  { type: 'start_game' | 'start_kyoku' | 'hora' | 'ryukyoku' | 'end_kyoku' | 'end_game' }
>;

/** The hand after an event; null where the event cannot be of the tiles that one is told to hold: then one is lost. */
export function follow(told: Told, event: Happening): Told | null {
  if ('actor' in event && event.actor >= told.match.seats) return told;
  if (missedOwnDiscard(told, event)) return null;
  switch (event.type) {
    case 'tsumo':
      return drew(closing(told), event.actor, event.tile);
    case 'dahai':
      return discarded(closing(told), event.actor, event.tile, event.drawn);
    case 'reach':
      return { ...closing(told), declared: event.actor };
    case 'reach_accepted':
      return accepted(told, event.actor);
    case 'dora':
      return announced(told, 'dora-shown', null, { tile: event.tile });
    case 'chi':
    case 'pon':
    case 'daiminkan':
      return claimed(closing(told), event);
    case 'ankan':
      return concealedKong(closing(told), event.actor, event.own);
    case 'kakan':
      return addedKong(closing(told), event.actor, event.tile);
    case 'nukidora':
      return laidAside(closing(told), event.actor);
  }
}

/** Whether somebody else goes on while one still has a tile to discard. */
function missedOwnDiscard({ me, match }: Told, event: Happening): boolean {
  if (!('actor' in event) || event.actor === me || event.type === 'reach_accepted') return false;
  return match.hand.seats[me]!.concealed.length % 3 === 2;
}

/** Whether these tiles may be in the seat's hand for all that one is told. */
function mayHold({ me, match }: Told, seat: Seat, tiles: readonly Tile[]): boolean {
  return seat !== me || isPartOf(tiles, match.hand.seats[seat]!.concealed);
}

/** Whether the seat has all four copies of a kind already. */
function hasFour({ concealed, melds }: SeatState, tile: Tile): boolean {
  const laid = melds.flatMap(meld => meld.tiles);
  return countOf(concealed, kindOf(tile)) + countOf(laid, kindOf(tile)) >= 4;
}

function drew(told: Told, actor: Seat, tile: Tile | null): Told | null {
  const { me, match } = told;
  const own = match.hand.seats[actor]!;
  if (actor === me && (tile === null || own.concealed.length % 3 !== 1 || hasFour(own, tile))) return null;
  const isReplacement = told.replaces === actor;
  const arrival = isReplacement
    ? 'replacement'
    : own.discards.length === 0 && actor === match.hand.dealer
      ? 'deal'
      : 'draw';
  let next: Told = { ...told, replaces: null };
  // The host may have more tiles than our table would.
  if (tilesLeft(match.hand.wall) === 0) {
    const { wall } = match.hand;
    const longer = { ...wall, live: [...wall.live, wall.fixed[0]!], end: wall.end + 1 };
    next = { ...next, match: { ...match, hand: { ...match.hand, wall: longer } } };
  }
  next = after(next, { type: 'drew', seat: actor, source: isReplacement ? 'tail' : 'wall', arrival });
  if (isReplacement && tilesLeft(next.match.hand.wall) > 0)
    next = after(next, { type: 'dead-wall-filled', count: 1 });
  if (actor !== me) return next;
  const concealed = [...own.concealed, tile!];
  const hand = withSeat(next.match.hand, me, { concealed, drawn: tile });
  return { ...next, match: { ...next.match, hand } };
}

function discarded(told: Told, actor: Seat, tile: Tile, asDrawn: boolean): Told | null {
  const { me, match } = told;
  const own = match.hand.seats[actor]!;
  if (!mayHold(told, actor, [tile]) || (actor === me && own.concealed.length % 3 !== 2)) return null;
  const drawn = actor === me ? asDrawn && own.drawn === tile : asDrawn;
  const mark = told.declared === actor ? 'riichi' : null;
  const shown = revealing(told, actor, [tile], drawn);
  return windowFor(
    after(shown, { type: 'discarded', seat: actor, tile, drawn, mark }),
    actor,
    tile,
    'discard',
  );
}

/** Opens the window in which one may take the tile, if one may. */
function windowFor(told: Told, from: Seat, tile: Tile, cause: WindowCause): Told {
  const window: ClaimWindow = { tile, from, cause, asked: [], answers: [] };
  const { rules, me, match } = told;
  const asked = me !== from && rules.claimOffers(match, me, window).length > 0 ? [me] : [];
  return after(told, { type: 'window-opened', from, tile, cause, secret: { asked } });
}

const KIND_OF_CLAIM: Readonly<Record<'chi' | 'pon' | 'daiminkan', MeldKind>> = {
  chi: 'chow',
  pon: 'pung',
  daiminkan: 'kong',
};

function claimed(told: Told, event: Extract<Happening, { target: Seat }>): Told | null {
  const { actor, target, tile, own, type } = event;
  if (target >= told.match.seats) return told;
  const tiles = type === 'chi' ? [...own, tile].sort((a, b) => kindOf(a) - kindOf(b)) : [...own, tile];
  if (!isGroup(tiles, type)) return actor === told.me ? null : told;
  if (!mayHold(told, actor, own)) return null;
  const meld: Meld = {
    kind: KIND_OF_CLAIM[type],
    tiles,
    concealed: false,
    added: false,
    from: target,
    claimed: tile,
  };
  const laid = after(revealing(told, actor, own), { type: 'melded', seat: actor, meld });
  const next = after(laid, { type: 'turned', seat: actor, arrival: 'claim' });
  return { ...next, replaces: type === 'daiminkan' ? actor : null };
}

function isGroup(tiles: readonly Tile[], type: 'chi' | 'pon' | 'daiminkan'): boolean {
  const kinds = tiles.map(kindOf);
  const [first] = kinds as [number];
  if (type !== 'chi') return kinds.every(kind => kind === first);
  return first < 27 && first % 9 <= 6 && kinds.every((kind, i) => kind === first + i);
}

function concealedKong(told: Told, actor: Seat, own: readonly Tile[]): Told | null {
  if (new Set(own.map(kindOf)).size > 1) return actor === told.me ? null : told;
  if (!mayHold(told, actor, own)) return null;
  const meld: Meld = { kind: 'kong', tiles: own, concealed: true, added: false, from: null, claimed: null };
  const shown = revealing(told, actor, own);
  const isRobbable = told.rules.robbable?.(told.match, 'concealed', own[0]!) ?? false;
  return lyingOpen(shown, actor, own[0]!, isRobbable ? 'concealed-kong' : null, {
    type: 'melded',
    seat: actor,
    meld,
  });
}

/** A tile of one's own that others may win with, if there is a cause to; then, or at once, follows what it was shown for. */
function lyingOpen(told: Told, seat: Seat, tile: Tile, cause: WindowCause | null, then: GameEvent): Told {
  const next = { ...told, replaces: seat };
  if (cause === null || seat === told.me) return after(next, then);
  return { ...windowFor(next, seat, tile, cause), pending: then };
}

function addedKong(told: Told, actor: Seat, tile: Tile): Told | null {
  const pung = told.match.hand.seats[actor]!.melds.find(
    ({ kind, tiles }) => kind === 'pung' && kindOf(tiles[0]!) === kindOf(tile),
  );
  if (!mayHold(told, actor, [tile])) return null;
  if (pung === undefined) return actor === told.me ? null : told;
  const meld: Meld = { ...pung, kind: 'kong', tiles: [...pung.tiles, tile], added: true };
  const shown = revealing(told, actor, [tile]);
  return lyingOpen(shown, actor, tile, 'added-kong', { type: 'melded', seat: actor, meld });
}

function laidAside(told: Told, actor: Seat): Told | null {
  if (!mayHold(told, actor, [NORTH])) return null;
  const shown = revealing(told, actor, [NORTH]);
  return lyingOpen(shown, actor, NORTH, 'extraction', { type: 'bonus-laid', seat: actor, tile: NORTH });
}
