import { InputError } from '../../game/score-input.ts';
import type { ScoreAnswer, ScoreInput, ScorePayments } from '../../game/scoring.ts';
import { tileName } from '../../tiles/notation.ts';
import { NORTH, TILES, type Tile } from '../../tiles/tile.ts';
import { winningHand } from './scoring/hand.ts';
import { tsumoShare } from './scoring/points.ts';
import { type HandScore, scoreHand } from './scoring/score-hand.ts';
import { isOrphans } from './scoring/yakuman.ts';
import { DEPOSIT, winPoints } from './settlement.ts';
import { type Table, tableOf } from './table.ts';
import type { Variant } from './variant.ts';

/** Indicators that a dead wall has to turn up, and ura under them: the first and one for each of four kongs. */
const MOST_INDICATORS = 5;

/**
 * Answers a line of `score`.
 * @throws InputError for a hand that riichi cannot deal
 */
export function scoreLine(variant: Variant, input: ScoreInput): ScoreAnswer {
  const table = tableOf(input.options);
  checkLine(variant, input);
  const selfDraw = input.by === 'self-draw';
  // Spreading would take room for several times as many.
  const concealed = input.concealed.toSpliced(input.concealed.length, 0, input.win);
  const hand = winningHand(variant, table, concealed, input.melds, input.win, {
    selfDraw,
    robbed: input.by === 'rob-kong',
    seat: input.seat,
    round: input.round,
    riichi: input.riichi,
    ippatsu: input.ippatsu,
    lastTile: input.lastTile,
    rinshan: input.replacement === 'kong',
    first: input.first,
  });
  // A tile of which one holds copies can be robbed only as an extracted North, and that by thirteen orphans alone (D3.4).
  if (hand.circumstances.robbed && hand.all[hand.win]! > 1 && !isOrphans(hand))
    throw new InputError('win: a robbed kong has all four copies of its tile');
  const score = scoreHand(hand, {
    concealed,
    melds: input.melds,
    norths: input.norths,
    indicators: input.dora,
    ura: input.riichi === false ? [] : input.ura,
  });
  if (typeof score === 'string') return { win: false, reason: score };
  const { patterns, han, fu, yakuman, basic } = score;
  const value = winPoints(variant, table, score, { selfDraw, dealer: input.dealer });
  const payments = paymentsOf(variant, table, input, score, value);
  return { win: true, value, patterns, han, fu, yakuman, limit: basic.limit, payments };
}

function paymentsOf(
  variant: Variant,
  table: Table,
  input: ScoreInput,
  score: HandScore,
  value: number,
): ScorePayments {
  const deposits = input.deposits * DEPOSIT;
  if (input.by !== 'self-draw') {
    const paid = value + input.honba * table.honbaRon;
    return { winner: paid + deposits, discarder: -paid, others: Array<number>(variant.seats - 2).fill(0) };
  }
  const others: number[] = [];
  for (let i = 1; i < variant.seats; i++) {
    const payerDeals = (input.seat + i) % variant.seats === 0;
    const share = tsumoShare(variant, table, score.basic.points, input.dealer, payerDeals);
    others.push(-(share + input.honba * table.honbaTsumo));
  }
  return { winner: deposits - others.reduce((sum, paid) => sum + paid, 0), discarder: null, others };
}

function checkLine(variant: Variant, input: ScoreInput): void {
  const { seat, dealer, melds, first, replacement, norths } = input;
  const fail = (message: string): never => {
    throw new InputError(message);
  };
  if (input.seats !== variant.seats) fail(`seats: ${variant.seats} play`);
  if (dealer !== (seat === 0)) fail('dealer: East deals, and nobody else');
  if (input.flowers.length > 0) fail('flowers: there are none in this set of tiles');
  if (norths > 0 && input.options.northBonus !== 'extracted') fail('norths: none is extracted at this table');
  if (replacement === 'flower' && norths === 0) fail('replacement: no tile was laid aside');
  if (replacement === 'kong' && !melds.some(meld => meld.kind === 'kong'))
    fail('replacement: there is no kong in this hand');
  if (replacement !== null && input.ippatsu) fail('ippatsu: a kong or an extraction ends it');
  if (first !== null) checkFirst(input, fail);
  checkIndicators(variant, input, fail);
}

/** The first draw wins with nothing before it: no meld, no riichi, no extraction (D2.18, D3.2). */
function checkFirst(input: ScoreInput, fail: (message: string) => never): void {
  const { first, dealer, melds, riichi, norths, by, replacement, lastTile } = input;
  if (by !== 'self-draw') fail(`first: a ${first} hand is drawn`);
  if (dealer !== (first === 'heavenly')) fail(`first: the dealer's is heavenly, the others' earthly`);
  if (melds.length > 0 || riichi !== false || norths > 0 || replacement !== null || lastTile)
    fail(`first: nothing goes before a ${first} hand`);
}

/** Indicators are tiles of the set too: with the hand's own no more than four of a kind. */
function checkIndicators(variant: Variant, input: ScoreInput, fail: (message: string) => never): void {
  const { dora, ura, concealed, melds, win, norths } = input;
  if (dora.length > MOST_INDICATORS)
    fail(`dora: ${dora.length} indicators where there are ${MOST_INDICATORS}`);
  if (ura.length > MOST_INDICATORS) fail(`ura: ${ura.length} indicators where there are ${MOST_INDICATORS}`);
  const deck = tilesOfDeck(variant, Number(input.options.redFives));
  used.fill(0);
  countInto(used, concealed);
  for (const meld of melds) countInto(used, meld.tiles);
  countInto(used, [win]);
  countInto(used, dora);
  countInto(used, ura);
  used[NORTH] = used[NORTH]! + norths;
  for (let tile = 0; tile < TILES; tile++) {
    const count = used[tile]!;
    if (count <= deck[tile]!) continue;
    if (deck[tile] === 0) fail(`${tileName(tile)} is not in this set of tiles`);
    fail(`${count} copies of ${tileName(tile)}`);
  }
}

/** Filled anew by every call. */
const used = new Uint8Array(TILES);

function countInto(counts: Uint8Array, tiles: readonly Tile[]): void {
  for (const tile of tiles) counts[tile] = counts[tile]! + 1;
}

const decks = new Map<readonly Tile[], Uint8Array>();

/** How many of each tile a set has; counted once. */
function tilesOfDeck(variant: Variant, redFives: number): Uint8Array {
  const deck = variant.decks[redFives]!;
  let counts = decks.get(deck);
  if (counts === undefined) {
    counts = new Uint8Array(TILES);
    countInto(counts, deck);
    decks.set(deck, counts);
  }
  return counts;
}
