import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStandard } from '../src/shape/complete.ts';
import type { Counts } from '../src/shape/counts.ts';
import { discards } from '../src/shape/discards.ts';
import { forgetShapes } from '../src/shape/forget.ts';
import { readings } from '../src/shape/readings.ts';
import { shanten } from '../src/shape/shanten.ts';
import { suitSummary } from '../src/shape/summary.ts';
import { useful } from '../src/shape/useful.ts';
import { formatTiles } from '../src/tiles/notation.ts';
import { KIND_NAMES, type MajiangHand, majiang, majiangHand } from './majiang.ts';
import type { Row } from './row.ts';
import { ALL_KINDS, dealHands, FORMS, HANDS } from './shape-hands.ts';
import { Quickest, timesOf } from './shape-times.ts';

/** What is aimed at, as a ratio to majiang-core. */
const RATIO = 8;

interface Asking {
  ours(hand: Counts): number;
  theirs(hand: MajiangHand): number;
}

/** Shanten and useful tiles beside majiang-core, in new processes and in one that has been at it for long; and the rest alone. */
export async function benchShape(): Promise<Row[]> {
  const hands = dealHands('bench', HANDS, 14, ALL_KINDS);
  const waiting = dealHands('bench', HANDS, 13, ALL_KINDS);
  return [
    ...rowsFor('shanten', 'shanten of 14 tiles, all forms', hands, {
      ours: hand => shanten(hand, 0, FORMS),
      theirs: hand => majiang.Util.xiangting(hand),
    }),
    ...rowsFor('useful', 'useful tiles of 13', waiting, {
      ours: hand => useful(hand, 0, FORMS).length,
      theirs: hand => majiang.Util.tingpai(hand).length,
    }),
    alone('every discard of 14 tiles, with its useful tiles', hands, hand => discards(hand, 0, FORMS).length),
    alone('readings of a complete hand', completeHands(), hand => readings(hand, 0).length),
    ...differences(hands, waiting),
    { name: 'first answer of a new process', value: firstAnswer(), unit: 'ms', budget: 200 },
    { name: 'memory once every suit has been seen', value: memoryOfAllSuits(), unit: 'MB', budget: 32 },
  ];
}

/**
 * Ours and theirs by turns: with our tables full, with our tables empty but the code compiled, and, only to be told, the
 * first hands of new processes, where the compiler of the machine is most of it.
 */
function rowsFor(what: 'shanten' | 'useful', name: string, hands: readonly Counts[], ask: Asking): Row[] {
  const prepared = hands.map(majiangHand);
  const full = new Quickest();
  const empty = new Quickest();
  const theirs = new Quickest();
  for (let round = 0; round < 15; round++) {
    for (let again = 0; again < 4; again++) {
      forgetShapes();
      empty.add(timesOf(hands, ask.ours));
      full.add(timesOf(hands, ask.ours));
    }
    theirs.add(timesOf(prepared, ask.theirs));
  }
  const newOurs = new Quickest();
  const newTheirs = new Quickest();
  for (let round = 0; round < 7; round++) {
    newOurs.add(cold('ours', what));
    newTheirs.add(cold('theirs', what));
  }
  return [
    ratioRow(`${name}, warm`, full.total(), theirs.total(), RATIO),
    ratioRow(`${name}, cold: tables empty`, empty.total(), theirs.total(), RATIO),
    ratioRow(`${name}, the first ${HANDS} hands of a new process`, newOurs.total(), newTheirs.total()),
  ];
}

function ratioRow(name: string, ours: number, theirs: number, budget?: number): Row {
  const each = (time: number): string => `${((time * 1000) / HANDS).toPrecision(3)} µs`;
  return {
    name: `${name}: as fast as majiang-core`,
    value: theirs / ours,
    unit: '×',
    ...(budget === undefined ? {} : { budget, atLeast: true }),
    note: `${each(ours)} a hand, majiang-core ${each(theirs)}`,
  };
}

function alone(name: string, hands: readonly Counts[], ask: (hand: Counts) => number): Row {
  const quickest = new Quickest();
  for (let round = 0; round < 20; round++) quickest.add(timesOf(hands, ask));
  return { name, value: (quickest.total() * 1000) / hands.length, unit: 'µs' };
}

/** Hands of one suit, which have the most readings. */
function completeHands(): Counts[] {
  const suit = ALL_KINDS.slice(0, 9);
  return dealHands('complete', HANDS, 14, suit).filter(hand => isStandard(hand, 0));
}

/** What a new process measures; see there. */
function cold(...args: string[]): number[] {
  const program = fileURLToPath(new URL('./shape-cold.js', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' })) as number[];
}

function firstAnswer(): number {
  const quickest = new Quickest();
  for (let round = 0; round < 5; round++) quickest.add(cold('first'));
  return quickest.total();
}

/**
 * Hands of which majiang-core says something else. Ours looks only at tiles that exist, so that some hands which hold four
 * of a kind differ; among random hands next to none do, so hands of 1–6 characters and East are compared too.
 */
function differences(hands: readonly Counts[], waiting: readonly Counts[]): Row[] {
  const narrow = ALL_KINDS.filter(kind => kind < 6 || kind === 27);
  const groups: [string, readonly Counts[]][] = [
    ['14 random tiles', hands],
    ['13 random tiles', waiting],
    ['14 tiles of seven kinds', dealHands('narrow', HANDS, 14, narrow)],
    ['13 tiles of seven kinds', dealHands('narrow', HANDS, 13, narrow)],
  ];
  return groups.flatMap(([name, group]) => {
    const different = group.filter(hand => saidByUs(hand) !== saidByThem(hand));
    const examples = [...new Map(different.map(hand => [written(hand), hand])).values()].slice(0, 5);
    return [
      {
        name: `${name}: answers that differ, of ${group.length}`,
        value: different.length,
        unit: 'hands',
        note: 'four of a kind in hand',
      },
      {
        name: `${name}: answers that differ without four of a kind`,
        value: different.filter(hand => !hand.includes(4)).length,
        unit: 'hands',
        budget: 0,
      },
      ...examples.map(hand => ({
        name: `  ${written(hand)}`,
        value: shanten(hand, 0, FORMS),
        unit: 'shanten',
        note: `ours ${inShort(saidByUs(hand))}; majiang-core ${inShort(saidByThem(hand))}`,
      })),
    ];
  });
}

function saidByUs(hand: Counts): string {
  const kinds = total(hand) === 14 ? [] : useful(hand, 0, FORMS);
  return [shanten(hand, 0, FORMS), ...kinds.map(kind => KIND_NAMES[kind])].join(' ');
}

function saidByThem(hand: Counts): string {
  const theirs = majiangHand(hand);
  const kinds = total(hand) === 14 ? [] : majiang.Util.tingpai(theirs);
  return [majiang.Util.xiangting(theirs), ...kinds].join(' ');
}

/** The shanten said, and how many useful kinds. */
function inShort(said: string): string {
  const [shanten, ...kinds] = said.split(' ');
  return `${shanten} with ${kinds.length} useful kinds`;
}

function total(hand: Counts): number {
  return hand.reduce((sum, count) => sum + count, 0);
}

function written(hand: Counts): string {
  return formatTiles(ALL_KINDS.flatMap(kind => Array<number>(hand[kind]!).fill(kind)));
}

/** Megabytes more in use after every suit of up to 14 tiles was looked at. */
function memoryOfAllSuits(): number {
  const used = (): number => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const before = used();
  const walk = (rank: number, key: number, tiles: number): void => {
    if (rank === 9) {
      suitSummary(key);
      return;
    }
    for (let count = 0; count <= Math.min(4, tiles); count++)
      walk(rank + 1, key + count * 5 ** rank, tiles - count);
  };
  walk(0, 0, 14);
  return Math.max(0, used() - before) / 1024 ** 2;
}
