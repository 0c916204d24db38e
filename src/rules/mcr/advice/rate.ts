import type { Rated } from '../../../game/ruleset.ts';
import type { Meld } from '../../../game/state.ts';
import type { View } from '../../../game/view.ts';
import { kindOf, type Tile } from '../../../tiles/tile.ts';
import { claimsWith } from '../../common/claims-with.ts';
import { minimumOf } from '../options.ts';
import { dangerOf } from './danger.ts';
import { bestWays, type Seated, waitingWorth } from './hand-worth.ts';

/** A replacement tile comes with a kong. */
const REPLACEMENT = 1.05;
/** A claim shows the hand and binds it: it must be clearly better than to wait. */
const CLAIM = 0.9;

/**
 * How good each thing is that the viewer may do now, aiming for the minimum: by the ways there are to reach it, how near they
 * are and what they bring, less what a discard may cost. A hand that would have no way left is not opened.
 */
export function rate(view: View, unseen: Uint8Array): Rated[] {
  if (view.seat === null) return [];
  const seated = seatedOf(view, unseen);
  if (view.phase === 'turn') return rateTurn(view, seated);
  return view.phase === 'window' ? rateClaims(view, seated) : [];
}

function seatedOf(view: View, unseen: Uint8Array): Seated {
  const own = view.seats[view.seat!]!;
  return {
    concealed: own.concealed?.tiles ?? [],
    melds: own.melds.map((meld): Meld => ({ ...meld, tiles: meld.tiles ?? [] })),
    stake: {
      seat: own.wind,
      round: view.round,
      flowers: 0,
      mixedKongsAreFive: view.options.mixedKongs === 5,
      minimum: minimumOf(view.options),
    },
    unseen,
    wall: view.wall,
  };
}

function rateTurn(view: View, seated: Seated): Rated[] {
  const seat = view.seat!;
  const rated: Rated[] = [];
  const danger = dangerOf(view, seated.unseen);
  for (const offer of view.offers) {
    if (offer.kind !== 'tile') continue;
    if (offer.do === 'discard') {
      for (const { tile, worth } of discardWorths(seated, offer.tiles))
        rated.push({ command: { seat, do: 'discard', tile }, worth: worth - danger[kindOf(tile)]! });
    } else if (offer.do === 'kong')
      for (const tile of offer.tiles) {
        const after = afterKong(seated, tile);
        const worth = REPLACEMENT * waitingWorth(after, bestWays(after));
        rated.push({ command: { seat, do: 'kong', tile }, worth });
      }
  }
  return rated;
}

/** What the hand is worth without each of these tiles. */
function discardWorths(seated: Seated, tiles: readonly Tile[]): { tile: Tile; worth: number }[] {
  const ways = bestWays(seated);
  return tiles.map(tile => ({
    tile,
    worth: waitingWorth({ ...seated, concealed: less(seated.concealed, [tile]) }, ways),
  }));
}

function rateClaims(view: View, seated: Seated): Rated[] {
  const seat = view.seat!;
  const pass: Rated = { command: { seat, do: 'pass' }, worth: waitingWorth(seated, bestWays(seated)) };
  const claims = claimsWith(view.offers, view.lying!.tile, seated.concealed).map(
    ({ command, taken, meld }): Rated => {
      const after: Seated = {
        ...seated,
        concealed: less(seated.concealed, taken),
        melds: [...seated.melds, meld],
      };
      const worth =
        meld.kind === 'kong'
          ? REPLACEMENT * waitingWorth(after, bestWays(after))
          : Math.max(...discardWorths(after, [...new Set(after.concealed)]).map(one => one.worth));
      return { command: { ...command, seat }, worth: worth * CLAIM };
    },
  );
  return [pass, ...claims];
}

function afterKong(seated: Seated, tile: Tile): Seated {
  const kind = kindOf(tile);
  const own = seated.concealed.filter(one => kindOf(one) === kind);
  const concealed = less(seated.concealed, own);
  if (own.length === 4) {
    const kong: Meld = { kind: 'kong', tiles: own, concealed: true, added: false, from: null, claimed: null };
    return { ...seated, concealed, melds: [...seated.melds, kong] };
  }
  const melds = seated.melds.map(
    (meld): Meld =>
      meld.kind === 'pung' && kindOf(meld.tiles[0]!) === kind
        ? { ...meld, kind: 'kong', tiles: [...meld.tiles, ...own], added: true }
        : meld,
  );
  return { ...seated, concealed, melds };
}

function less(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] {
  const left = [...tiles];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}
