import type { Rated } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';
import { countKinds } from '../../../shape/counts.ts';
import { shanten, thirteenOrphansShanten } from '../../../shape/shanten.ts';
import { kindOf, type Tile } from '../../../tiles/tile.ts';
import { FORMS } from '../variant.ts';
import { dangerOf } from './danger.ts';
import { type Discarding, discardings, less } from './discards.ts';
import { outlookOf, riichiWorth, waitingWorth } from './hand-worth.ts';
import type { Holding, Situation } from './situation.ts';

/** A North laid aside is a han and another tile. */
const NORTH = 600;
/** A kong brings a tile and dora, to everybody. */
const KONG = 1.06;
/** Thirteen orphans that are this near are worth every North and every terminal. */
const ORPHANS_NEAR = 2;
/** With nine kinds a hand is played that is this near to ready in its usual forms. */
const PLAYABLE = 3;
/** Better or worse than anything else at this moment, whatever that is. */
const AHEAD = 1000;

/** What the seat whose turn it is may do. */
export function rateTurn(view: View, situation: Situation, holding: Holding): Rated[] {
  const { seat } = situation;
  const rated: Rated[] = [];
  let found: Discarding[] = [];
  for (const offer of view.offers) {
    if (offer.kind !== 'tile' || offer.do !== 'discard') continue;
    found = discardings(situation, holding, offer.tiles);
    for (const { tile, worth } of found) rated.push({ command: { seat, do: 'discard', tile }, worth });
  }
  const best = found.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  for (const offer of view.offers) {
    if (offer.kind === 'tile' && offer.do === 'riichi') {
      for (const tile of offer.tiles)
        rated.push({ command: { seat, do: 'riichi', tile }, worth: declaring(situation, found, tile) });
    } else if (offer.kind === 'tile' && offer.do === 'kong') {
      for (const tile of offer.tiles)
        rated.push({ command: { seat, do: 'kong', tile }, worth: kongWorth(situation, holding, tile, best) });
    } else if (offer.do === 'north') {
      const isWanted = orphansShanten(holding) > ORPHANS_NEAR;
      rated.push({ command: { seat, do: 'north' }, worth: best + (isWanted ? NORTH : -NORTH) });
    } else if (offer.do === 'nine-kinds') {
      const isHopeless = orphansShanten(holding) > ORPHANS_NEAR && usualShanten(holding) >= PLAYABLE;
      rated.push({ command: { seat, do: 'nine-kinds' }, worth: best + (isHopeless ? AHEAD : -AHEAD) });
    }
  }
  return rated;
}

function declaring(situation: Situation, found: readonly Discarding[], tile: Tile): number {
  const one = found.find(discarding => discarding.tile === tile);
  if (one === undefined) return Number.NEGATIVE_INFINITY;
  return riichiWorth(situation, one.left, one.outlook) - one.danger;
}

/** A kong of one's own tiles: none that takes the hand back, none of a far hand against somebody who is ready. */
function kongWorth(situation: Situation, holding: Holding, tile: Tile, best: number): number {
  const { riichi, threats } = situation;
  // In riichi only kongs are offered that change no wait.
  if (riichi !== false) return best + NORTH;
  const after = afterKong(holding, tile);
  const outlook = outlookOf(situation, after);
  const isPressed = threats.some(threat => threat.weight >= 0.5);
  if (outlook.shanten > usualShanten(holding) || (isPressed && outlook.shanten > 0)) return best - AHEAD;
  return KONG * waitingWorth(situation, after, outlook) - robbed(situation, holding, tile);
}

/** An added kong may be robbed, as a discard may be won. */
function robbed(situation: Situation, holding: Holding, tile: Tile): number {
  const isAdded = holding.melds.some(meld => meld.tiles !== null && kindOf(meld.tiles[0]!) === kindOf(tile));
  return isAdded ? dangerOf(situation, tile) : 0;
}

function afterKong({ concealed, melds }: Holding, tile: Tile): Holding {
  const kind = kindOf(tile);
  const own = concealed.filter(one => kindOf(one) === kind);
  const left = less(concealed, own);
  if (own.length === 4) {
    const kong = {
      kind: 'kong',
      tiles: own,
      size: 4,
      concealed: true,
      added: false,
      from: null,
      claimed: null,
    } as const;
    return { concealed: left, melds: [...melds, kong] };
  }
  return {
    concealed: left,
    melds: melds.map(meld =>
      meld.kind === 'pung' && meld.tiles !== null && kindOf(meld.tiles[0]!) === kind
        ? { ...meld, kind: 'kong', tiles: [...meld.tiles, ...own], size: 4, added: true }
        : meld,
    ),
  };
}

function usualShanten({ concealed, melds }: Holding): number {
  return shanten(countKinds(concealed), melds.length, { ...FORMS, orphans: false });
}

function orphansShanten({ concealed, melds }: Holding): number {
  return thirteenOrphansShanten(countKinds(concealed), melds.length);
}
