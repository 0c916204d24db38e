import type { Offer } from '../../../game/offer.ts';
import type { Rated } from '../../../game/ruleset.ts';
import type { Command, MeldKind } from '../../../game/state.ts';
import type { MeldView, View } from '../../../game/view.ts';
import { isRedFive, kindOf, type Tile } from '../../../tiles/tile.ts';
import { facesIn } from '../../common/set-claims.ts';
import { swapKinds } from '../kuikae.ts';
import { discardings, less } from './discards.ts';
import { outlookOf, waitingWorth } from './hand-worth.ts';
import { type Holding, isClosed, type Situation } from './situation.ts';

/** What it takes to open a hand: somewhat more than to wait, as an open hand shows itself and cannot be folded as well. */
const OPENING = 0.92;
/** A discard kong of an open hand brings a tile and dora; of a closed one it costs the riichi. */
const KONG = 1.04;

/** What a seat may do with the tile that lies there: passing first, which is what equals come to. */
export function rateClaims(view: View, situation: Situation, holding: Holding): Rated[] {
  const { seat } = situation;
  const lying = view.lying!.tile;
  const waiting = waitingWorth(situation, holding, outlookOf(situation, holding));
  const rated: Rated[] = [{ command: { seat, do: 'pass' }, worth: waiting }];
  for (const offer of view.offers)
    for (const claim of claimsOf(offer, holding.concealed, lying)) {
      const worth = claim.do === 'kong' ? kongWorth : claimWorth;
      const { taken, ...command } = claim;
      rated.push({ command: { seat, ...command }, worth: worth(situation, holding, claim, lying) });
    }
  return rated;
}

interface Claim extends Pick<Command, 'do' | 'tiles'> {
  /** The own tiles that it takes. */
  readonly taken: readonly Tile[];
}

/** Every way to take an offered group. */
function claimsOf(offer: Offer, concealed: readonly Tile[], lying: Tile): Claim[] {
  if (offer.kind === 'group' && (offer.do === 'chow' || offer.do === 'pung'))
    return offer.groups.map(tiles => ({ do: offer.do, tiles, taken: tiles }));
  if (offer.kind !== 'plain' || (offer.do !== 'pung' && offer.do !== 'kong')) return [];
  const alike = concealed.filter(tile => kindOf(tile) === kindOf(lying));
  // Red fives go first, as they do where no tiles are named.
  alike.sort((a, b) => Number(isRedFive(b)) - Number(isRedFive(a)));
  return [{ do: offer.do, taken: alike.slice(0, offer.do === 'kong' ? 3 : 2) }];
}

function claimWorth(situation: Situation, holding: Holding, claim: Claim, lying: Tile): number {
  const after = withMeld(holding, claim, lying);
  const meld = after.melds.at(-1)!;
  const swap = swapKinds(situation.table.kuikae, { kind: meld.kind, tiles: meld.tiles!, claimed: lying });
  const allowed = facesIn(after.concealed).filter(tile => !swap.includes(kindOf(tile)));
  const found = discardings(situation, after, allowed);
  return OPENING * found.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
}

function kongWorth(situation: Situation, holding: Holding, claim: Claim, lying: Tile): number {
  if (isClosed(holding) || situation.threats.some(threat => threat.weight >= 0.5))
    return Number.NEGATIVE_INFINITY;
  const after = withMeld(holding, claim, lying);
  const outlook = outlookOf(situation, after);
  if (outlook.shanten > outlookOf(situation, holding).shanten) return Number.NEGATIVE_INFINITY;
  return KONG * waitingWorth(situation, after, outlook);
}

const KINDS_OF_MELD: Readonly<Record<string, MeldKind>> = { chow: 'chow', pung: 'pung', kong: 'kong' };

function withMeld({ concealed, melds }: Holding, claim: Claim, lying: Tile): Holding {
  const tiles = [...claim.taken, lying];
  const meld: MeldView = {
    kind: KINDS_OF_MELD[claim.do]!,
    tiles,
    size: tiles.length,
    concealed: false,
    added: false,
    from: null,
    claimed: lying,
  };
  return { concealed: less(concealed, claim.taken), melds: [...melds, meld] };
}
