import type { DiscardReadiness, Readiness } from '../../game/ruleset.ts';
import { InputError } from '../../game/score-input.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { JOKER, type Tile } from '../../tiles/tile.ts';
import { facesIn } from '../common/set-claims.ts';
import { COMPLETE, JOKERS } from './card/card.ts';
import { copiesOf } from './card/check-hand.ts';
import { cardOf } from './cards.ts';
import { distancesWithout, FAR, nearest, usefulFor } from './match/distance.ts';
import { type Held, held, type Rows, rowsFor } from './match/rows.ts';
import { missingOf, rowTargets } from './match/targets.ts';
import { faceOf, isJoker } from './tiles.ts';

/** How many rows `analyze` names. */
const ROWS_NAMED = 5;

/** Tiles away from the nearest rows that go with what is laid open; of a complete hand -1, as everywhere. */
export function readiness(hand: HandInput): Readiness {
  const rows = rowsFor(cardOf(hand.options), hand.melds);
  const tiles = held(hand.concealed);
  const distance = nearest(rows, tiles);
  const shanten = distance - 1;
  if (!isFull(hand)) return { shanten, useful: usefulFor(rows, tiles, distance) };
  return { shanten, useful: [], discards: discardsOf(hand, rows, tiles) };
}

function isFull({ concealed, melds }: HandInput): boolean {
  return concealed.length + melds.reduce((sum, meld) => sum + meld.tiles.length, 0) === COMPLETE;
}

function discardsOf(hand: HandInput, rows: Rows, tiles: Held): DiscardReadiness[] {
  const distances = distancesWithout(rows, tiles);
  return facesIn(hand.concealed.map(faceOf)).map(tile => {
    const distance = distances[tile]!;
    return { tile, shanten: distance - 1, useful: usefulFor(rows, without(tiles, tile), distance) };
  });
}

function without(tiles: Held, tile: Tile): Held {
  if (isJoker(tile)) return { ...tiles, jokers: tiles.jokers - 1, size: tiles.size - 1 };
  const counts = tiles.counts.slice();
  counts[tile] = counts[tile]! - 1;
  return { ...tiles, counts, size: tiles.size - 1 };
}

/**
 * Answers a line of `analyze`: `distance` tiles are missing from the nearest rows, `rows` are the five nearest lines.
 * @throws InputError where melds are given by their number alone
 */
export function analyzeLine(hand: HandInput): AnalyzeAnswer {
  if (hand.melds.some(meld => meld.tiles.length === 0))
    throw new InputError('melds: their tiles are needed, for groups differ in size');
  const card = cardOf(hand.options);
  const rows = rowsFor(card, hand.melds);
  const tiles = held(hand.concealed);
  const distance = nearest(rows, tiles);
  if (distance === FAR) return { rows: [] };
  const left = leftOf(hand);
  const named = rowTargets(rows, tiles, left).slice(0, ROWS_NAMED);
  const answer = {
    distance,
    shanten: distance - 1,
    rows: named.map(({ line, row, distance: away }) => ({
      id: card.lines[line]!.id,
      distance: away,
      value: card.lines[line]!.value,
      tiles: missingOf(rows, row, tiles),
    })),
  };
  if (isFull(hand)) {
    const discards = discardsOf(hand, rows, tiles).map(({ tile, shanten, useful }) => ({
      tile,
      shanten,
      useful: useful.reduce((sum, one) => sum + left(one), 0),
    }));
    return { ...answer, discards: discards.sort((a, b) => a.shanten - b.shanten || b.useful - a.useful) };
  }
  const useful = usefulFor(rows, tiles, distance);
  return {
    ...answer,
    waits: distance === 1 ? useful : [],
    useful: useful.map(tile => ({ tile, left: left(tile) })),
  };
}

/** Copies that one does not hold oneself. */
function leftOf({ concealed, melds }: HandInput): (tile: Tile) => number {
  const own = [...concealed, ...melds.flatMap(meld => meld.tiles)].map(faceOf);
  return tile => (tile === JOKER ? JOKERS : copiesOf(tile)) - own.filter(one => one === tile).length;
}
