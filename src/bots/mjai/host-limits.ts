import type { Offer } from '../../game/offer.ts';
import type { View } from '../../game/view.ts';
import { tileOfMjai } from '../../records/mjai/tiles.ts';
import { EAST, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { answerTypesOf } from './answers.ts';

/** What some hosts say beside an event about what may be done then. */
export interface HostLimits {
  /** Nothing may be done at all. */
  readonly silent: boolean;
  readonly forbidden: readonly Tile[];
  /** Types of answers that the host would take besides a discard and none; null where it does not say. */
  readonly possible: readonly string[] | null;
}

export function limitsOf(value: unknown): HostLimits {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { can_act, cannot_dahai, possible_actions } = fields;
  const forbidden = Array.isArray(cannot_dahai) ? cannot_dahai.map(tileOfMjai) : [];
  return {
    silent: can_act === false,
    forbidden: forbidden.filter(tile => tile !== null),
    possible: Array.isArray(possible_actions)
      ? possible_actions.map(action => String((action as { type?: unknown } | null)?.type))
      : null,
  };
}

/**
 * The view with the offers that every host takes and this one has not ruled out. Where hosts differ and do not say, the
 * stricter rule is kept: a kong in riichi only of a tile that stands in no sequence, and no concealed kong robbed.
 */
export function withinLimits(view: View, limits: HostLimits): View {
  const isClaim = view.phase === 'window';
  const riichi = (view.own as { readonly riichi?: unknown } | null)?.riichi ?? false;
  const held = view.seats[view.seat!]!.concealed?.tiles ?? [];
  const offers = view.offers.flatMap((offer): Offer[] => {
    if (offer.do === 'kong' && riichi !== false && offer.kind === 'tile') {
      const tiles = offer.tiles.filter(tile => standsAlone(held, kindOf(tile)));
      return tiles.length > 0 ? [{ ...offer, tiles }] : [];
    }
    if (offer.kind === 'tile' && (offer.do === 'discard' || offer.do === 'riichi')) {
      const tiles = offer.tiles.filter(tile => !limits.forbidden.includes(tile));
      if (tiles.length === 0) return [];
      return offer.do === 'discard' || isPossible(offer, limits, isClaim) ? [{ ...offer, tiles }] : [];
    }
    if (offer.do === 'win' && view.lying?.cause === 'concealed-kong' && limits.possible === null) return [];
    return offer.do === 'pass' || isPossible(offer, limits, isClaim) ? [offer] : [];
  });
  return { ...view, offers };
}

function isPossible(offer: Offer, { possible }: HostLimits, isClaim: boolean): boolean {
  return possible === null || answerTypesOf(offer, isClaim).some(type => possible.includes(type));
}

/** Whether no tile of the hand could stand in a sequence with this kind. */
function standsAlone(held: readonly Tile[], kind: Kind): boolean {
  if (kind >= EAST) return true;
  return held.every(tile => {
    const other = kindOf(tile);
    const isNear = other !== kind && Math.abs(other - kind) <= 2;
    return !(isNear && Math.floor(other / 9) === Math.floor(kind / 9));
  });
}
