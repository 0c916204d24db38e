import type { ScoreInput } from '../src/game/scoring.ts';
import type { Meld } from '../src/game/state.ts';
import { riichi } from '../src/rules/riichi/riichi.ts';
import { winningHand } from '../src/rules/riichi/scoring/hand.ts';
import { scoreHand } from '../src/rules/riichi/scoring/score-hand.ts';
import { winPoints } from '../src/rules/riichi/settlement.ts';
import { tableOf } from '../src/rules/riichi/table.ts';
import { FOUR } from '../src/rules/riichi/variant.ts';
import { kindOf, type Tile } from '../src/tiles/tile.ts';
import {
  type MajiangHand,
  type MajiangParam,
  type MajiangScore,
  majiang,
  majiangGroup,
  majiangTile,
} from './majiang.ts';
import { winningHands } from './riichi-hands.ts';
import type { Row } from './row.ts';
import { Quickest, timesOf } from './shape-times.ts';

const HANDS = 4_000;
/** What is aimed at, as a ratio to majiang-core. */
const RATIO = 8;

/** A hand as both sides take it. */
interface Case {
  readonly input: ScoreInput;
  readonly hand: MajiangHand;
  readonly discarded: string | null;
  readonly param: MajiangParam;
}

/** Complete hands scored beside majiang-core, whose answers must be the same. */
export async function benchRiichi(): Promise<Row[]> {
  const cases = winningHands('bench', HANDS).map(caseOf);
  const ours = new Quickest();
  const lines = new Quickest();
  const theirs = new Quickest();
  for (let round = 0; round < 15; round++) {
    for (let again = 0; again < 4; again++) {
      ours.add(timesOf(cases, ({ input }) => pointsOf(input)));
      lines.add(timesOf(cases, ({ input }) => (riichi.scoreLine(input).error === undefined ? 1 : 0)));
    }
    theirs.add(timesOf(cases, ({ hand, discarded, param }) => scoreOf(hand, discarded, param).defen));
  }
  const different = cases.filter(one => saidByUs(one) !== saidByThem(one));
  const each = (time: number): string => `${((time * 1000) / HANDS).toPrecision(3)} µs`;
  return [
    {
      name: 'riichi hand scored: as fast as majiang-core',
      value: theirs.total() / ours.total(),
      unit: '×',
      budget: RATIO,
      atLeast: true,
      note: `${each(ours.total())} a hand, majiang-core ${each(theirs.total())}`,
    },
    {
      name: 'the same as a line of `score`: checked, and who pays what',
      value: theirs.total() / lines.total(),
      unit: '×',
      note: `${each(lines.total())} a hand`,
    },
    { name: `answers that differ, of ${HANDS}`, value: different.length, unit: 'hands', budget: 0 },
    ...different.slice(0, 5).map(one => ({
      name: `  ${written(one.input)}`,
      value: 1,
      unit: 'hand',
      note: `ours ${saidByUs(one)}; majiang-core ${saidByThem(one)}`,
    })),
  ];
}

/** As a match scores a hand that is won, and as bots do theirs. */
function pointsOf({
  options,
  concealed,
  melds,
  win,
  by,
  seat,
  round,
  dealer,
  riichi,
  dora,
  ura,
}: ScoreInput): number {
  const table = tableOf(options);
  const selfDraw = by === 'self-draw';
  const tiles = [...concealed, win];
  const hand = winningHand(FOUR, table, tiles, melds, win, {
    selfDraw,
    robbed: false,
    seat,
    round,
    riichi,
    ippatsu: false,
    lastTile: false,
    rinshan: false,
    first: null,
  });
  const score = scoreHand(hand, { concealed: tiles, melds, norths: 0, indicators: dora, ura });
  return typeof score === 'string' ? 0 : winPoints(FOUR, table, score, { selfDraw, dealer });
}

const rule = majiang.rule({ ダブル役満あり: false });

function caseOf(input: ScoreInput): Case {
  const { concealed, melds, win, by, seat, round, dora, ura } = input;
  const selfDraw = by === 'self-draw';
  const tiles = [...concealed, ...(selfDraw ? [win] : [])].map(majiangTile).join('');
  return {
    input,
    hand: majiang.Shoupai.fromString([tiles, ...melds.map(majiangMeld)].join(',')),
    discarded: selfDraw ? null : `${majiangTile(win)}=`,
    param: majiang.Util.hule_param({
      rule,
      zhuangfeng: round,
      menfeng: seat,
      lizhi: input.riichi ? 1 : 0,
      baopai: dora.map(majiangTile),
      fubaopai: input.riichi ? ura.map(majiangTile) : null,
    }),
  };
}

/** The claimed tile is the last of alike ones; of a chow it is the lowest, whose mark stands behind it. */
function majiangMeld({ kind, tiles, concealed }: Meld): string {
  const group = majiangGroup([...tiles].sort((a, b) => kindOf(a) - kindOf(b)));
  if (concealed) return group;
  return kind === 'chow' ? `${group.slice(0, 2)}-${group.slice(2)}` : `${group}=`;
}

function scoreOf(hand: MajiangHand, discarded: string | null, param: MajiangParam): MajiangScore {
  return majiang.Util.hule(hand, discarded, param) ?? { defen: 0 };
}

/** Points, and where it is no yakuman, han and fu. */
function saidByUs({ input }: Case): string {
  const answer = riichi.scoreLine(input);
  if (!('win' in answer)) return answer.error;
  if (!answer.win) return '0';
  const { payments, yakuman, han, fu } = answer;
  return yakuman ? `${payments.winner}` : `${payments.winner} ${han} han ${fu} fu`;
}

function saidByThem({ hand, discarded, param }: Case): string {
  const { defen, fanshu, fu } = scoreOf(hand, discarded, param);
  return fanshu === undefined ? `${defen}` : `${defen} ${fanshu} han ${fu} fu`;
}

function written({ concealed, melds, win }: ScoreInput): string {
  const text = (tiles: readonly Tile[]): string => tiles.map(majiangTile).join('');
  return [text(concealed), ...melds.map(meld => text(meld.tiles)), `+${text([win])}`].join(' ');
}
