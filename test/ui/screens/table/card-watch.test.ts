import { expect, test } from 'vitest';
import { basic13 } from '../../../../src/rules/basic13/basic13.ts';
import type { TableSnapshot, TableState } from '../../../../src/table/snapshot.ts';
import { CardWatch } from '../../../../src/ui/screens/table/card-watch.ts';
import { FakeTable } from '../../../helpers/fake-table.ts';

const dealt = new FakeTable(basic13, { id: 'p1', name: 'Zoe' });
dealt.deal();

function at(state: TableState, seat: number | null = 0): TableSnapshot {
  const snapshot = dealt.snapshot();
  const view = { ...snapshot.view, ended: state === 'playing' ? null : ('draw' as const) };
  return { ...snapshot, state, seat, view };
}

test('between hands there is a settlement, and it goes with the next hand', () => {
  const cards = new CardWatch();
  cards.take(at('playing'), 0);
  expect(cards.shown()).toBeNull();
  cards.take(at('settled'), 10);
  expect(cards.shown()).toBe('settlement');
  cards.take(at('playing'), 20);
  expect(cards.shown()).toBeNull();
});

test.each(['paused', 'stalled'] as const)(
  'the settlement stays in sight while the table is %s, a hand does not',
  state => {
    const cards = new CardWatch();
    cards.take(at('settled'), 0);
    const between = at(state);
    const held = { ...between, view: { ...between.view, phase: 'ended' as const } };
    cards.take(held, 10);
    expect(cards.shown()).toBe('settlement');
    cards.take(at('settled'), 20);
    expect(cards.read(at('settled'), 500)).toBe('ready');
    const coming = new CardWatch();
    coming.take(held, 0);
    expect(coming.shown()).toBe('settlement');
    coming.take({ ...between, view: { ...between.view, phase: 'turn', ended: null } }, 10);
    expect(coming.shown()).toBeNull();
  },
);

test('a key within 400 ms of a card is for what was there before', () => {
  const cards = new CardWatch();
  cards.take(at('settled'), 1_000);
  expect(cards.read(at('settled'), 1_399)).toBeNull();
  expect(cards.read(at('settled'), 1_400)).toBe('ready');
});

test('the last settlement is followed by the ranking, which is a card of its own', () => {
  const cards = new CardWatch();
  cards.take(at('playing'), 0);
  cards.take(at('finished'), 0);
  expect(cards.shown()).toBe('settlement');
  expect(cards.read(at('finished'), 500)).toBe('next-card');
  expect(cards.shown()).toBe('ranking');
  expect(cards.read(at('finished'), 600)).toBeNull();
  expect(cards.read(at('finished'), 900)).toBe('leave');
});

test('a spectator comes to the ranking without a key', () => {
  const cards = new CardWatch();
  cards.take(at('playing', null), 0);
  cards.take(at('finished', null), 0);
  expect(cards.nextChange(at('finished', null))).toBe(6_000);
  cards.pass(at('finished', null), 5_999);
  expect(cards.shown()).toBe('settlement');
  cards.pass(at('finished', null), 6_000);
  expect(cards.shown()).toBe('ranking');
});

test('who comes to a finished match finds the ranking at once', () => {
  const cards = new CardWatch();
  cards.take(at('finished'), 0);
  expect(cards.shown()).toBe('ranking');
});
