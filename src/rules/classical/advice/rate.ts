import type { Rated } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';
import { keepValue } from '../../../shape/keep-value.ts';
import type { Tile } from '../../../tiles/tile.ts';
import { claimsWith } from '../../common/claims-with.ts';
import { handWorth } from './hand-worth.ts';
import { paceOf } from './paces.ts';
import { type Seated, seatedOf, withClaim, withOwnKong, withoutTiles } from './seated.ts';

/** A kong brings a tile for nothing. */
const LOOSE_TILE = 1.03;

/**
 * How good each thing is that the viewer may do now: speed weighed against doubles, and what the hand is worth among the
 * losers against the chance of winning.
 */
export function rate(view: View, unseen: Uint8Array): Rated[] {
  if (view.seat === null) return [];
  if (view.phase === 'turn') return rateTurn(view, seatedOf(view, unseen));
  return view.phase === 'window' ? rateClaims(view, seatedOf(view, unseen)) : [];
}

function rateTurn(view: View, seated: Seated): Rated[] {
  const seat = view.seat!;
  const rated: Rated[] = [];
  for (const offer of view.offers) {
    if (offer.kind !== 'tile') continue;
    for (const tile of offer.tiles)
      rated.push({ command: { seat, do: offer.do, tile }, worth: worthAfter(offer.do, tile, seated) });
  }
  return rated;
}

function worthAfter(verb: string, tile: Tile, seated: Seated): number {
  if (verb === 'kong') return LOOSE_TILE * handWorth(withOwnKong(seated, tile));
  const after = withoutTiles({ ...seated, called: seated.called || verb === 'original-call' }, [tile]);
  return handWorth(after) - paceOf(seated.players).neighbours * keepValue(seated.concealed, tile);
}

function rateClaims(view: View, seated: Seated): Rated[] {
  const seat = view.seat!;
  const claims = claimsWith(view.offers, view.lying!.tile, seated.concealed).map(
    ({ command, taken, meld }): Rated => {
      const after = withClaim(seated, taken, meld);
      const worth = meld.kind === 'kong' ? LOOSE_TILE * handWorth(after) : bestDiscard(after);
      return { command: { ...command, seat }, worth };
    },
  );
  return [{ command: { seat, do: 'pass' }, worth: handWorth(seated) }, ...claims];
}

function bestDiscard(seated: Seated): number {
  const tiles = [...new Set(seated.concealed)];
  return Math.max(...tiles.map(tile => handWorth(withoutTiles(seated, [tile]))));
}
