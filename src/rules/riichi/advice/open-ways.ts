import type { MeldView } from '../../../game/view.ts';
import { type Counts, countKinds } from '../../../shape/counts.ts';
import type { Forms } from '../../../shape/forms.ts';
import { outlook } from '../../../shape/useful.ts';
import { EAST, isTerminalOrHonor, KINDS, type Kind, kindOf } from '../../../tiles/tile.ts';
import { bonusHan, valueHan } from './han.ts';
import { copiesLeft } from './ready-worth.ts';
import { type Holding, pungValue, type Situation } from './situation.ts';

/** A way to a yaku that stands in an open hand. */
export interface OpenWay {
  readonly id: 'value' | 'simples' | 'flush' | 'pungs';
  /** Tiles away from being ready on this way. */
  readonly shanten: number;
  /** Copies out of sight that bring it nearer. */
  readonly tiles: number;
  readonly han: number;
  /** How likely the one kind still comes on which the yaku hangs; 1 where it hangs on none. */
  readonly sure: number;
}

/** Tries that a round brings to complete a pair: one's own draw, and what the others discard of it. */
const PAIR_TRIES = 2.5;

const SETS: Forms = { standard: true, sevenPairs: false, orphans: false };

/** Tiles off a way that are still worth leaving behind. */
const MOST_ASTRAY = { simples: 4, flush: 3 };
/** Pairs and pungs without which all pungs are too far. */
const LEAST_PAIRS = 4;

/** The ways to a yaku with which a hand can win open; empty where none is in reach. */
export function openWays(situation: Situation, holding: Holding): OpenWay[] {
  const counts = countKinds(holding.concealed);
  const han = bonusHan(situation, holding, counts) + valueHan(situation, holding, counts);
  const look: Look = { situation, holding, counts, han };
  return [...byValue(look), ...bySimples(look), ...byFlush(look), ...byPungs(look)];
}

interface Look {
  readonly situation: Situation;
  readonly holding: Holding;
  readonly counts: Counts;
  /** What the hand has whatever the way. */
  readonly han: number;
}

/** A pung of value tiles that is there, or one of which a pair is held. */
function byValue({ situation, holding, counts, han }: Look): OpenWay[] {
  const { unseen } = situation;
  const { melds } = holding;
  const isThere = melds.some(meld => meld.kind !== 'chow' && pungValue(situation, firstOf(meld)) > 0);
  const pairs: Kind[] = [];
  let held = false;
  for (let kind = EAST; kind < KINDS; kind++) {
    if (counts[kind]! < 2 || pungValue(situation, kind) === 0) continue;
    if (counts[kind]! >= 3) held = true;
    else if (unseen[kind]! > 0) pairs.push(kind);
  }
  if (isThere || held) {
    const { shanten, useful } = outlook(counts, melds.length, SETS);
    return [{ id: 'value', shanten, tiles: copiesLeft(unseen, useful), han, sure: 1 }];
  }
  return pairs.map(kind => {
    const rest = counts.slice();
    rest[kind] = 0;
    const { shanten, useful } = outlook(rest, melds.length + 1, SETS);
    const others = copiesLeft(
      unseen,
      useful.filter(one => one !== kind),
    );
    // The pair counted in part among the hand's han; on this way it is whole.
    return {
      id: 'value',
      shanten: shanten + 1,
      tiles: others + unseen[kind]!,
      han: han + 0.6 * pungValue(situation, kind),
      sure: 1 - (1 - unseen[kind]! / situation.hidden) ** (PAIR_TRIES * situation.turns),
    };
  });
}

function bySimples({ situation, holding, counts, han }: Look): OpenWay[] {
  if (!situation.table.openTanyao) return [];
  if (holding.melds.some(meld => meld.tiles?.some(tile => isTerminalOrHonor(kindOf(tile))))) return [];
  return onKinds(situation, holding, counts, kind => !isTerminalOrHonor(kind), 'simples', han + 1);
}

function byFlush({ situation, holding, counts, han }: Look): OpenWay[] {
  return [0, 1, 2].flatMap(suit => {
    const belongs = (kind: Kind): boolean => kind >= EAST || Math.floor(kind / 9) === suit;
    if (!holding.melds.every(meld => belongs(firstOf(meld)))) return [];
    return onKinds(situation, holding, counts, belongs, 'flush', han + 2);
  });
}

/** As though only these kinds were held; none where too many others are. */
function onKinds(
  { unseen }: Situation,
  { melds }: Holding,
  counts: Counts,
  belongs: (kind: Kind) => boolean,
  id: 'simples' | 'flush',
  han: number,
): OpenWay[] {
  let astray = 0;
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 0 && !belongs(kind)) astray += counts[kind]!;
  if (astray > MOST_ASTRAY[id]) return [];
  const rest = counts.map((count, kind) => (belongs(kind) ? count : 0));
  const { shanten, useful } = outlook(rest, melds.length, SETS);
  return [{ id, shanten, tiles: copiesLeft(unseen, useful.filter(belongs)), han, sure: 1 }];
}

function byPungs({ situation, holding, counts, han }: Look): OpenWay[] {
  const { unseen } = situation;
  if (holding.melds.some(meld => meld.kind === 'chow')) return [];
  let pungs = holding.melds.length;
  let pairs = 0;
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! >= 3) pungs++;
    else if (counts[kind] === 2) {
      pairs++;
      tiles += unseen[kind]!;
    }
  }
  if (pungs + pairs < LEAST_PAIRS) return [];
  const shanten = 8 - 2 * Math.min(4, pungs) - Math.min(pairs, 5 - Math.min(4, pungs));
  return [{ id: 'pungs', shanten, tiles, han: han + 2, sure: 1 }];
}

function firstOf({ tiles }: MeldView): Kind {
  return tiles === null ? KINDS : kindOf(tiles[0]!);
}
