import type { Options } from '../../../game/options.ts';
import { type Counts, countKinds } from '../../../shape/counts.ts';
import { OUT_OF_REACH } from '../../../shape/forms.ts';
import { outlook } from '../../../shape/useful.ts';
import { EAST, KINDS, type Kind, SUITS, type Suit, type Tile } from '../../../tiles/tile.ts';
import type { LaidDown } from '../patterns.ts';
import { FORMS, firstOf } from '../shape.ts';
import { pointsOf } from '../value.ts';
import { COPIES } from '../waits.ts';
import { worthOf } from '../worth.ts';
import { incomeOf, type Prospects, type Way } from './prospects.ts';

/** A seat's tiles, waiting for one. */
export interface Holding {
  readonly concealed: readonly Tile[];
  readonly melds: LaidDown;
  readonly missing: Suit;
}

/** What is the same for everything that is weighed in one moment. */
export interface Scales {
  readonly options: Options;
  /** Copies out of sight, by kind. */
  readonly unseen: Uint8Array;
  readonly prospects: Prospects;
  /** Ways of tiles of some suits, by those tiles: a discard leaves most of them as they are. */
  readonly known: Map<string, readonly Way[]>;
}

const SETS = { standard: true, sevenPairs: false, orphans: false } as const;
const PAIRS = { standard: false, sevenPairs: 'fours', orphans: false } as const;

/** How much the second best way adds: a hand that can go two ways is better than one that cannot. */
const BESIDES = 0.15;
/** Sets take a claimed pung now and then; a hand of pungs takes every one. */
const SOME_CLAIMS = 1.15;
const ALL_CLAIMS = 2.2;

/** The points that a hand waiting for a tile is expected to bring, by the best of its ways to a win. */
export function holdingWorth({ concealed, melds, missing }: Holding, scales: Scales): number {
  const first = firstOf(missing);
  const blocked = concealed.filter(tile => tile >= first && tile < first + 9).length;
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const suits of suitsOf(missing, melds)) {
    for (const way of waysIn(suits, concealed, melds, missing, scales)) {
      const income = incomeOf(way, blocked, scales.prospects);
      if (income > best) [best, second] = [income, best];
      else if (income > second) second = income;
    }
  }
  return best + BESIDES * Math.max(0, second);
}

/** The two suits that are left, and each alone where the melds allow it. */
function suitsOf(missing: Suit, melds: LaidDown): Suit[][] {
  const left = SUITS.filter(suit => suit !== missing);
  const alone = left.filter(suit => melds.every(({ tiles }) => SUITS[Math.floor(tiles[0]! / 9)] === suit));
  return [left, ...alone.map(suit => [suit])];
}

function waysIn(
  suits: readonly Suit[],
  concealed: readonly Tile[],
  melds: LaidDown,
  missing: Suit,
  scales: Scales,
): readonly Way[] {
  const counts = countKinds(concealed);
  for (const suit of SUITS) if (!suits.includes(suit)) counts.fill(0, firstOf(suit), firstOf(suit) + 9);
  const key = keyOf(suits, missing, counts, melds);
  const known = scales.known.get(key);
  if (known !== undefined) return known;
  const isFlush = suits.length === 1;
  const elsewhere = countKinds(melds.flatMap(({ tiles }) => tiles));
  for (let kind = 0; kind < KINDS; kind++)
    if (kind >= EAST || !suits.includes(SUITS[Math.floor(kind / 9)]!)) elsewhere[kind] = COPIES;
  const fan = (isFlush ? 2 : 0) + roots(counts, melds);
  const points = (more: number): number => pointsOf(fan + more, scales.options);
  const left = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + scales.unseen[kind]!, 0);
  const ways: Way[] = [];
  const sets = outlook(counts, melds.length, SETS, elsewhere);
  const pairs = melds.length === 0 ? outlook(counts, 0, PAIRS, elsewhere) : null;
  if (Math.min(sets.shanten, pairs?.shanten ?? OUT_OF_REACH) === 0)
    ways.push(readyWay(counts, melds, elsewhere, scales));
  if (sets.shanten > 0)
    ways.push({
      shanten: sets.shanten,
      useful: left(sets.useful),
      points: points(0),
      form: isFlush ? 'flush' : 'sets',
      claims: SOME_CLAIMS,
    });
  if (pairs !== null && pairs.shanten > 0)
    ways.push({
      shanten: pairs.shanten,
      useful: left(pairs.useful),
      points: points(2),
      form: 'pairs',
      claims: 1,
    });
  const pungs = pungsWay(counts, melds, elsewhere, scales.unseen);
  if (pungs.shanten > 0)
    ways.push({ ...pungs, points: points(melds.length >= 3 ? 2 : 1), form: 'pungs', claims: ALL_CLAIMS });
  scales.known.set(key, ways);
  return ways;
}

/** What tells the tiles of these suits and the melds from all others. */
function keyOf(suits: readonly Suit[], missing: Suit, counts: Counts, melds: LaidDown): string {
  let key = `${suits.length}${missing}`;
  for (const suit of suits) {
    const first = firstOf(suit);
    let number = first;
    for (let kind = first; kind < first + 9; kind++) number = number * 5 + counts[kind]!;
    key += ` ${number}`;
  }
  for (const { tiles } of melds) key += ` ${tiles[0]}x${tiles.length}`;
  return key;
}

/** A ready hand as it is: the points of each wait, weighted by the copies that may come. */
function readyWay(counts: Counts, melds: LaidDown, elsewhere: Counts, { options, unseen }: Scales): Way {
  const tiles = [...counts].flatMap((count, kind) => Array.from({ length: count }, () => kind));
  let useful = 0;
  let sum = 0;
  for (const kind of outlook(counts, melds.length, FORMS, elsewhere).useful) {
    useful += unseen[kind]!;
    sum += unseen[kind]! * worthOf(tiles, melds, kind, options);
  }
  return { shanten: 0, useful, points: useful === 0 ? 1 : sum / useful, form: 'sets', claims: 1 };
}

/** Four alike, laid down or held, each a fan. */
function roots(counts: Counts, melds: LaidDown): number {
  return counts.reduce((sum, count) => sum + (count === COPIES ? 1 : 0), melds.filter(isKong).length);
}

const isKong = ({ kind }: LaidDown[number]): boolean => kind === 'kong';

/** Pungs and a pair: every pair lacks a tile to a pung, every single two. */
function pungsWay(
  counts: Counts,
  melds: LaidDown,
  elsewhere: Counts,
  unseen: Uint8Array,
): Pick<Way, 'shanten' | 'useful'> {
  let pungs = melds.length;
  let pairs = 0;
  let pairsLeft = 0;
  let singlesLeft = 0;
  for (let kind = 0; kind < EAST; kind++) {
    if (elsewhere[kind] === COPIES) continue;
    const count = counts[kind]!;
    if (count >= 3) pungs++;
    else if (count === 2) {
      pairs++;
      pairsLeft += unseen[kind]!;
    } else if (count === 1) singlesLeft += unseen[kind]!;
  }
  const wanted = 5 - Math.min(4, pungs);
  const shanten = 8 - 2 * Math.min(4, pungs) - Math.min(pairs, wanted);
  return { shanten, useful: pairsLeft + (pairs < wanted ? singlesLeft : 0) };
}
