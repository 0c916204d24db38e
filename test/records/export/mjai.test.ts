import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { mjaiFormat } from '../../../src/records/export/mjai.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { eagerRecord } from '../../helpers/riichi-record.ts';

interface Line {
  readonly type: string;
  readonly actor: number;
  readonly pai: string;
  readonly tsumogiri: boolean;
  readonly consumed: string[];
  readonly tehais: string[][];
  readonly scores: number[];
  readonly deltas: number[];
  readonly kyotaku: number;
}

function linesOf(
  rules: Ruleset,
  n: number,
  given: Record<string, unknown> = {},
): { lines: Line[]; scores: readonly number[] } {
  const record = eagerRecord(rules, n, given);
  const text = mjaiFormat.write(rules, record);
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
  return { lines, scores: record.scores };
}

/** Follows the hands of all seats; throws where one lays down what it does not hold. */
function followHands(lines: readonly Line[]): void {
  let hands: string[][] = [];
  const drop = (actor: number, tiles: readonly string[]): void => {
    for (const tile of tiles) {
      const at = hands[actor]!.lastIndexOf(tile);
      if (at < 0) throw new Error(`${actor} has no ${tile}`);
      hands[actor]!.splice(at, 1);
    }
  };
  for (const line of lines)
    switch (line.type) {
      case 'start_kyoku':
        hands = line.tehais.map(tiles => [...tiles]);
        break;
      case 'tsumo':
        hands[line.actor]!.push(line.pai);
        break;
      case 'dahai':
        if (line.tsumogiri && hands[line.actor]!.at(-1) !== line.pai) throw new Error('it was not drawn');
        drop(line.actor, [line.pai]);
        break;
      case 'kakan':
      case 'nukidora':
        drop(line.actor, [line.pai]);
        break;
      case 'chi':
      case 'pon':
      case 'daiminkan':
      case 'ankan':
        drop(line.actor, line.consumed);
    }
}

describe.each([riichi, sanma])('an mjai log of $id', rules => {
  test('tells every tile, so that whoever reads it can follow', () => {
    for (const n of [1, 2, 3]) {
      const { lines } = linesOf(rules, n);
      followHands(lines);
      expect(lines[0]!.type).toBe('start_game');
      expect(lines.at(-1)!.type).toBe('end_game');
    }
  });

  test('tells every point: scores and sticks of a hand follow from those before', () => {
    for (const n of [1, 2, 3]) {
      const { lines, scores: final } = linesOf(rules, n);
      let scores: number[] = [];
      let sticks = 0;
      for (const line of lines) {
        if (line.type === 'start_kyoku') {
          if (scores.length > 0) expect(line.scores).toEqual(scores);
          expect(line.kyotaku).toBe(sticks);
          scores = [...line.scores];
        } else if (line.type === 'reach_accepted') {
          scores[line.actor]! -= 1000;
          sticks++;
        } else if (line.type === 'hora' || line.type === 'ryukyoku') {
          scores = scores.map((score, seat) => score + line.deltas[seat]!);
          if (line.type === 'hora') sticks = 0;
        }
      }
      scores[scores.indexOf(Math.max(...scores))]! += 1000 * sticks;
      expect(scores).toEqual(final);
    }
  });

  test('tells the indicator of an open kong where the table turns it up: before its replacement, or its next discard', () => {
    const orders = (kongDora: string) => {
      const found = new Set<string>();
      for (const n of [1, 2, 3]) {
        const types = linesOf(rules, n, { kongDora }).lines.map(({ type }) => type);
        types.forEach((type, at) => {
          if (type === 'daiminkan') found.add(types.slice(at + 1, at + 4).join(' '));
        });
      }
      return [...found].filter(order => order.split(' ').includes('dora'));
    };
    for (const order of orders('at-once')) expect(order).toMatch(/^dora tsumo /);
    for (const order of orders('open-later')) expect(order).toBe('tsumo dora dahai');
    expect(orders('at-once').length * orders('open-later').length).toBeGreaterThan(0);
  });

  test('says riichi before its discard, and that it stands after it', () => {
    const { lines } = linesOf(rules, 1);
    const at = lines.findIndex(line => line.type === 'reach');
    expect(lines.slice(at, at + 3).map(({ type, actor }) => [type, actor])).toEqual(
      ['reach', 'dahai', 'reach_accepted'].map(type => [type, lines[at]!.actor]),
    );
  });
});
