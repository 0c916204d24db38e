import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/game/event.ts';
import type { Ruleset } from '../../../../src/game/ruleset.ts';
import { responseOf } from '../../../../src/records/export/botzone/acts.ts';
import { botzoneFormat } from '../../../../src/records/export/botzone/botzone.ts';
import { fanOf } from '../../../../src/records/export/botzone/fan-names.ts';
import { type Move, storyOf } from '../../../../src/records/export/botzone/story.ts';
import { botzoneName } from '../../../../src/records/export/botzone/tiles.ts';
import { playedHands } from '../../../../src/records/export/played-hand.ts';
import { RecordError } from '../../../../src/records/record.ts';
import { elementNames } from '../../../../src/rules/mcr/element-names.ts';
import { mcr } from '../../../../src/rules/mcr/mcr.ts';
import { parseTile, parseTiles } from '../../../../src/tiles/notation.ts';
import { anyRecord } from './any-record.ts';
import { judge, type Said } from './judge.ts';

const rules = mcr as Ruleset;

function logsOf(n: number, given: Record<string, unknown> = {}): unknown[][] {
  const text = botzoneFormat.write(rules, anyRecord(n, given));
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown[]);
}

test('tiles are a letter and a number; the dragons begin with red', () => {
  const names = parseTiles('19m19p19s1234567z18f').map(botzoneName).join(' ');
  expect(names).toBe('W1 W9 B1 B9 T1 T9 F1 F2 F3 F4 J3 J2 J1 H1 H8');
});

test('every element has a name there', () => {
  const named = Object.keys(elementNames).map(id => fanOf({ id, value: 1 }).name);
  expect(named.filter(name => /[a-z]/.test(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

describe('the log of a Botzone match', () => {
  const logs = [1, 2, 3].flatMap(n => logsOf(n));
  const games = logs.map(judge);

  test('is a line for each hand, and every announcement follows from the replies before it', () => {
    expect(games).toHaveLength(48);
    const seen = new Set(games.flatMap(({ actions }) => actions));
    expect([...seen].sort()).toEqual(
      ['BUGANG', 'BUHUA', 'CHI', 'DRAW', 'GANG', 'HU', 'HUANG', 'PENG', 'PLAY'].sort(),
    );
  });

  test('player 0 deals; the round is that of the hand', () => {
    const rounds = logs.slice(0, 16).map(log => (log[0] as Said).output.content[3]);
    expect(rounds).toEqual([0, 1, 2, 3].flatMap(round => Array.from({ length: 4 }, () => `0 3 ${round}`)));
  });

  test('its points are those of the hand: eight and the elements', () => {
    games.forEach(({ scores }, at) => {
      const { display } = (logs[at]!.at(-1) as Said).output;
      if (display.action === 'HUANG') {
        expect(scores).toEqual([0, 0, 0, 0]);
        return;
      }
      const fan = display.fanCnt!;
      expect(display.fan!.reduce((sum, { cnt, value }) => sum + cnt * value, 0)).toBe(fan);
      const [least, , , most] = [...scores].sort((a, b) => a - b);
      expect([24 + fan, 3 * (8 + fan)]).toContain(most);
      expect(least).toBe(-(8 + fan));
      expect(scores.indexOf(most!)).toBe(display.player);
    });
  });

  test('four hands give everybody what they were worth to it in the match', () => {
    const record = anyRecord(4, { hands: 4 });
    const sums = [0, 0, 0, 0];
    logsOf(4, { hands: 4 }).forEach((log, dealer) => {
      for (const [player, score] of judge(log).scores.entries()) sums[(player + dealer) % 4]! += score;
    });
    expect(sums).toEqual(record.scores);
  });

  test('a claim that another went before is a reply, unless it would name a discard', () => {
    const tile = parseTile('5m');
    const claim = (kind: Move['kind'], player: number, ignored: Move[] = []): Move => ({
      kind,
      player,
      tile,
      ignored,
    });
    const move = claim('win', 0, [claim('win', 1), claim('kong', 2), claim('chow', 3)]);
    expect([0, 1, 2, 3].map(player => responseOf(player, { move, discard: null }))).toEqual([
      'HU',
      'HU',
      'GANG',
      'PASS',
    ]);
  });

  test('a hand with several winners cannot be told', () => {
    const hand = playedHands(rules, anyRecord(1)).find(({ events }) => events.some(isWin))!;
    const twice = hand.events.flatMap(event => (isWin(event) ? [event, event] : [event]));
    expect(() => storyOf({ ...hand, events: twice })).toThrow(RecordError);
  });
});

const isWin = (event: GameEvent): boolean => event.type === 'won';
