import type { Offer } from '../../game/offer.ts';
import type { Command, Meld } from '../../game/state.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';

/** A claim with the own tiles that it takes and the meld that it makes. */
export interface Claim {
  readonly command: Pick<Command, 'do' | 'tiles'>;
  readonly taken: readonly Tile[];
  readonly meld: Meld;
}

/** Every way to take the offered chows, pungs and kongs of this tile. */
export function claimsWith(offers: readonly Offer[], tile: Tile, concealed: readonly Tile[]): Claim[] {
  const meldOf = (kind: Meld['kind'], taken: readonly Tile[]): Meld => ({
    kind,
    tiles: [...taken, tile].sort((a, b) => a - b),
    concealed: false,
    added: false,
    from: null,
    claimed: tile,
  });
  return offers.flatMap((offer): Claim[] => {
    if (offer.kind === 'group' && offer.do === 'chow')
      return offer.groups.map(taken => ({
        command: { do: 'chow', tiles: taken },
        taken,
        meld: meldOf('chow', taken),
      }));
    if (offer.kind !== 'plain' || (offer.do !== 'pung' && offer.do !== 'kong')) return [];
    const taken = concealed.filter(one => kindOf(one) === kindOf(tile)).slice(0, offer.do === 'kong' ? 3 : 2);
    return [{ command: { do: offer.do }, taken, meld: meldOf(offer.do, taken) }];
  });
}
