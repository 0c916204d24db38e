import { countOf } from '../../../game/claims.ts';
import { without } from '../../../game/fold.ts';
import type { Rated } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';
import { EAST, type Suit, type Tile } from '../../../tiles/tile.ts';
import { claimsWith } from '../../common/claims-with.ts';
import { EXCHANGE, MISSING } from '../opening.ts';
import { selfDrawPoint } from '../options.ts';
import type { LaidDown } from '../patterns.ts';
import { ADDED, CONCEALED, DISCARDED } from '../payments.ts';
import type { SeatOwn } from '../seat.ts';
import { rateExchange, rateMissing } from './choices.ts';
import { dangerOf } from './danger.ts';
import { type Holding, holdingWorth, type Scales } from './ways.ts';

/** How much of what a kong earns its owner keeps: whoever is not ready at the end gives it back. */
const KEPT = 0.85;
/** A claim shows tiles to everybody. */
const SHOWN = 0.1;

/**
 * Points that each thing the viewer may do now is expected to bring: towards a win by its nearest or dearest way, with what
 * kongs earn, less what a discard may cost. @param stay winners stay and win again (flow)
 */
export function rate(view: View, unseen: Uint8Array, stay: boolean): Rated[] {
  const { seat, offers } = view;
  if (seat === null || offers.length === 0) return [];
  const rated: Rated[] = [];
  if (offers.some(offer => offer.do === 'win'))
    rated.push({ command: { seat, do: 'win' }, worth: Number.POSITIVE_INFINITY });
  const scales = scalesOf(view, unseen, stay);
  for (const offer of offers) {
    if (offer.kind === 'pick' && offer.do === EXCHANGE) rated.push(...rateExchange(view, offer.pick, scales));
    if (offer.kind === 'answer' && offer.do === MISSING) rated.push(...rateMissing(view, scales));
  }
  const { missing } = view.own as SeatOwn;
  if (missing === null) return rated;
  if (view.phase === 'turn') rated.push(...rateTurn(view, missing, unseen, scales));
  if (view.phase === 'window') rated.push(...rateClaims(view, missing, unseen, scales));
  return rated;
}

function scalesOf(view: View, unseen: Uint8Array, stay: boolean): Scales {
  const inHand = view.seats.filter(({ status }) => status === 'in').length;
  return {
    options: view.options,
    unseen,
    prospects: {
      turns: view.wall / inHand,
      others: inHand - 1,
      unseen: unseen.subarray(0, EAST).reduce((sum, count) => sum + count, 0),
      stay,
      selfDrawPoint: selfDrawPoint(view.options),
    },
    known: new Map(),
  };
}

function holdingOf(view: View, missing: Suit): Holding {
  const { concealed, melds } = view.seats[view.seat!]!;
  return {
    concealed: concealed!.tiles,
    melds: melds.map(({ kind, tiles }) => ({ kind, tiles: tiles! })),
    missing,
  };
}

function rateTurn(view: View, missing: Suit, unseen: Uint8Array, scales: Scales): Rated[] {
  const seat = view.seat!;
  const holding = holdingOf(view, missing);
  const danger = dangerOf(view, unseen);
  return view.offers.flatMap((offer): Rated[] => {
    if (offer.kind !== 'tile') return [];
    if (offer.do === 'discard') return rateDiscards(seat, holding, offer.tiles, danger, scales);
    if (offer.do !== 'kong') return [];
    return offer.tiles.map(tile => ({
      command: { seat, do: 'kong', tile },
      worth: ownKongWorth(holding, tile, danger, scales),
    }));
  });
}

function rateDiscards(
  seat: number,
  holding: Holding,
  tiles: readonly Tile[],
  danger: Float64Array,
  scales: Scales,
): Rated[] {
  return tiles.map(tile => ({
    command: { seat, do: 'discard', tile },
    worth:
      holdingWorth({ ...holding, concealed: without(holding.concealed, [tile]) }, scales) - danger[tile]!,
  }));
}

/** Its fees, and the hand with a turn more: the replacement. An added one may be robbed. */
function ownKongWorth(holding: Holding, tile: Tile, danger: Float64Array, scales: Scales): number {
  const kong = [tile, tile, tile, tile];
  const { others } = scales.prospects;
  const concealed = without(holding.concealed, kong);
  const isConcealed = countOf(holding.concealed, tile) === 4;
  const melds: LaidDown = isConcealed
    ? [...holding.melds, { kind: 'kong', tiles: kong }]
    : holding.melds.map(meld =>
        meld.kind === 'pung' && meld.tiles[0] === tile ? { kind: 'kong', tiles: kong } : meld,
      );
  const fees = others * (isConcealed ? CONCEALED : ADDED) * KEPT;
  const risk = isConcealed ? 0 : danger[tile]!;
  return afterKong({ ...holding, concealed, melds }, scales) + fees - risk;
}

function afterKong(holding: Holding, scales: Scales): number {
  const prospects = { ...scales.prospects, turns: scales.prospects.turns + 1 };
  return holdingWorth(holding, { ...scales, prospects });
}

function rateClaims(view: View, missing: Suit, unseen: Uint8Array, scales: Scales): Rated[] {
  const seat = view.seat!;
  const holding = holdingOf(view, missing);
  const danger = dangerOf(view, unseen);
  const rated: Rated[] = [{ command: { seat, do: 'pass' }, worth: holdingWorth(holding, scales) }];
  for (const { command, taken, meld } of claimsWith(view.offers, view.lying!.tile, holding.concealed)) {
    const after: Holding = {
      ...holding,
      concealed: without(holding.concealed, taken),
      melds: [...holding.melds, meld],
    };
    const worth =
      meld.kind === 'kong'
        ? afterKong(after, scales) + DISCARDED * KEPT
        : Math.max(
            ...rateDiscards(seat, after, [...new Set(after.concealed)], danger, scales).map(one => one.worth),
          );
    rated.push({ command: { ...command, seat }, worth: worth - SHOWN });
  }
  return rated;
}
