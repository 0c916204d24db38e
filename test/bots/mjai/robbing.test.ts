import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { newBot } from './host.ts';

const ORPHANS = ['1m', '9m', '1p', '9p', '1s', '9s', 'E', 'S', 'W', 'N', 'P', 'F', 'C'];
const HIDDEN = Array<string>(13).fill('?');

/** A bot on seat 1 that holds thirteen orphans, after the deal and the dealer's first draw. */
function orphans(rules: Ruleset) {
  const seats = rules === sanma ? 3 : 4;
  const bot = newBot(rules);
  bot.answer({ type: 'start_game', id: 1, names: Array(seats).fill('p') });
  bot.answer({
    type: 'start_kyoku',
    bakaze: 'E',
    dora_marker: '5p',
    kyoku: 1,
    honba: 0,
    kyotaku: 0,
    oya: 0,
    scores: Array(seats).fill(25_000),
    tehais: Array.from({ length: seats }, (_, seat) => (seat === 1 ? ORPHANS : HIDDEN)),
  });
  bot.answer({ type: 'tsumo', actor: 0, pai: '?' });
  return bot;
}

const KONG = { type: 'ankan', actor: 0, consumed: ['1s', '1s', '1s', '1s'] };
const WON = { type: 'hora', actor: 1, target: 0 };

test.each(['nukidora', 'kita'])('thirteen orphans win with a North that is laid aside (%s)', type => {
  expect(orphans(sanma).answer({ type, actor: 0, pai: 'N' })).toEqual(WON);
});

test('they win with the tile of a concealed kong where the host says that one may', () => {
  const possible_actions = [{ type: 'hora' }, { type: 'none' }];
  expect(orphans(riichi).answer({ ...KONG, possible_actions })).toEqual(WON);
  expect(orphans(riichi).answer(KONG)).toEqual({ type: 'none' });
});

test('having kept silent about it they may still win with the next tile', () => {
  const bot = orphans(riichi);
  for (const event of [KONG, { type: 'dora', dora_marker: '6p' }, { type: 'tsumo', actor: 0, pai: '?' }])
    expect(bot.answer(event)).toEqual({ type: 'none' });
  expect(bot.answer({ type: 'dahai', actor: 0, pai: '9m', tsumogiri: true })).toEqual(WON);
});

test('a hand that waits for North otherwise does not, and may win later', () => {
  const bot = newBot(sanma);
  const own = ['2p', '3p', '4p', '5p', '6p', '7p', '3s', '4s', '5s', '6s', '7s', '8s', 'N'];
  bot.answer({ type: 'start_game', id: 1, names: ['a', 'b', 'c'] });
  bot.answer({
    type: 'start_kyoku',
    bakaze: 'E',
    dora_marker: '1p',
    kyoku: 1,
    honba: 0,
    kyotaku: 0,
    oya: 0,
    scores: [35_000, 35_000, 35_000],
    tehais: [HIDDEN, own, HIDDEN],
  });
  bot.answer({ type: 'tsumo', actor: 0, pai: '?' });
  expect(bot.answer({ type: 'nukidora', actor: 0, pai: 'N' })).toEqual({ type: 'none' });
  expect(bot.answer({ type: 'tsumo', actor: 0, pai: '?' })).toEqual({ type: 'none' });
});
