import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/terminal/grid-text.ts';
import { formatTiles, parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import { changesOf } from '../../../src/ui/table/people.ts';
import { paintRanking, ranked } from '../../../src/ui/table/ranking.ts';
import type { Scene } from '../../../src/ui/table/scene.ts';
import { paintSettlement } from '../../../src/ui/table/settlement.ts';
import { paymentLines, summed } from '../../../src/ui/table/settlement-payments.ts';
import { winningTiles } from '../../../src/ui/table/winning-tiles.ts';
import { doubleWinScene, drawnHandScene, finishedScene, look, settledScene } from '../../helpers/scenes.ts';

const size = { columns: 80, rows: 24 };
const paintText = (scene: Scene): string => toText(paintTable(scene, size, look('text')));
const card = (scene = settledScene()): string => toText(paintSettlement(scene, size, look('text')).grid);

describe('the card between two hands', () => {
  it('says who won, on which tile, from whom', () => {
    expect(card()).toContain('Lin wins on your 5 dots');
  });

  it('has the patterns with their values, and the sum', () => {
    expect(card()).toMatch(/Half flush +3/);
    expect(card()).toMatch(/Dora × 2 +2/);
    expect(card()).toMatch(/in all +4/);
  });

  it('has what each seat paid or received, in one column', () => {
    const lines = card()
      .split('\n')
      .filter(line => /[+-]\d,\d{3}/.test(line));
    expect(lines).toHaveLength(2);
    expect(new Set(lines.map(line => line.search(/[+-]\d,\d{3}/))).size).toBe(1);
  });

  it('has who is ready for the next hand, and after the last the way to the ranking', () => {
    const { snapshot, ...rest } = settledScene();
    const occupants = snapshot.occupants.map(occupant => ({ ...occupant, ready: true }));
    const waiting = card({ ...rest, snapshot: { ...snapshot, occupants } });
    expect(waiting).toContain('You are ready. Waiting for the others.');
    expect(waiting.match(/\bready\b/g)!.length).toBe(5);
    const last = card({ ...rest, snapshot: { ...snapshot, occupants, state: 'finished' } });
    expect(last).not.toMatch(/\bready\b/);
    expect(last).toMatch(/Enter +to the ranking/);
  });

  it('has how a pause goes on in place of the way to the next hand', () => {
    const { snapshot, ...rest } = settledScene();
    const paused = card({ ...rest, snapshot: { ...snapshot, state: 'paused' } });
    expect(paused).toMatch(/The game is paused +Enter +goes on/);
    expect(paused).not.toContain('ready for the next hand');
  });

  it('has an arrow from payer to winner', () => {
    expect(card()).toMatch(/you → Lin +7,700/);
  });

  it('says what payments are for where they are for several things', () => {
    const scene = settledScene();
    const { view } = scene.snapshot;
    const payments = [
      { from: 1, to: 'table', amount: 1000, reason: 'deposit' },
      { from: 0, to: 1, amount: 7700, reason: 'win' },
      { from: 'table', to: 1, amount: 1000, reason: 'deposit' },
    ] as const;
    const text = card({ ...scene, snapshot: { ...scene.snapshot, view: { ...view, payments } } });
    expect(text).toMatch(/Lin → the table +deposit +1,000/);
    expect(text).toMatch(/you → Lin +win +7,700/);
    expect(card()).not.toMatch(/Lin +win +/);
  });

  it('tells what a hand has too and is not counted, when asked', () => {
    const scene = settledScene();
    const { view } = scene.snapshot;
    const wins = view.wins.map(win => ({ ...win, score: { ...win.score, implied: ['flush'] } }));
    const asked = { ...scene, snapshot: { ...scene.snapshot, view: { ...view, wins } } };
    expect(card(asked)).toMatch(/What it scores +i +not counted/);
    const told = card({ ...asked, tellsImplied: true });
    expect(told).toMatch(/Not counted +i +what it scores/);
    expect(told).toContain('Half flush');
    expect(told).not.toContain('in all');
  });

  it('speaks of no more than it scores where nothing is implied', () => {
    expect(card({ ...settledScene(), tellsImplied: true })).toBe(card());
    expect(card()).not.toContain('not counted');
  });

  it('says how a hand comes to its value where the ruleset does', () => {
    const scene = settledScene();
    const { view } = scene.snapshot;
    const wins = view.wins.map(win => ({ ...win, score: { ...win.score, extra: { han: 4, fu: 30 } } }));
    const words = {
      ...scene.words,
      reckoning: ({ han, fu }: Readonly<Record<string, number | string | null>>) => [`${han} han ${fu} fu`],
    };
    const text = card({ ...scene, words, snapshot: { ...scene.snapshot, view: { ...view, wins } } });
    expect(text).toMatch(/in all +4 han 30 fu +4 /);
  });

  it('shows who is ready, and how to be', () => {
    expect(card().match(/✓ ready/g)).toHaveLength(2);
    expect(card()).toContain('Enter  ready for the next hand');
  });

  it('does not ask somebody who is ready already', () => {
    const scene = settledScene();
    const occupants = scene.snapshot.occupants.map(who => ({ ...who, ready: true }));
    expect(card({ ...scene, snapshot: { ...scene.snapshot, occupants } })).not.toContain('Enter');
  });

  it('shows each of several wins', () => {
    const text = card(doubleWinScene());
    expect(text).toContain('2 winners');
    expect(text).toContain('Lin wins on your 5 dots');
    expect(text).toContain('Ada wins on your 5 dots');
  });

  it('says of several wins, too, how each comes to its value, on a page where it has no room', () => {
    const scene = doubleWinScene();
    const { view } = scene.snapshot;
    for (const parts of [
      ['4 han 30 fu'],
      ['4 han 30 fu', 'base 20 and much else that makes it longer than a line'],
    ]) {
      const words = { ...scene.words, reckoning: () => parts };
      const told = { ...scene, words, snapshot: { ...scene.snapshot, view } };
      const pages = [0, 1].map(page => card({ ...told, page })).join('\n');
      expect(pages.match(/4 han 30 fu/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('tells a reason whole, on a page where a long name has left no room for it', () => {
    const scene = settledScene();
    const { view, occupants } = scene.snapshot;
    const long = occupants.map(one => ({ ...one, name: 'Bartholomew the Bold' }));
    const payments = [
      { from: 2, to: 3, amount: 12_000, reason: 'deposit' },
      { from: 1, to: 2, amount: 7700, reason: 'win' },
    ] as const;
    const snapshot = { ...scene.snapshot, occupants: long, view: { ...view, payments } };
    const pages = [0, 1].map(page => card({ ...scene, snapshot, page })).join('\n');
    expect(pages).toContain(' deposit ');
  });

  it.each([2, 3, 4, 8, 11, 30])('has room for %i wins of one hand, the scores and the keys', count => {
    const scene = doubleWinScene();
    const { view } = scene.snapshot;
    const wins = Array.from({ length: count }, (_, at) => view.wins[at % 2]!);
    const lines = card({ ...scene, snapshot: { ...scene.snapshot, view: { ...view, wins } } }).split('\n');
    const shown = lines.filter(line => line.includes('wins on your 5 dots')).length;
    const more = Number(/(\d+) more/.exec(lines.join('\n'))?.[1] ?? 0);
    expect(shown + more).toBe(count);
    expect(lines[0]).toContain(count > 2 ? `${count} wins` : '2 winners');
    const at = (words: string): number => lines.findIndex(line => line.includes(words));
    expect(at('This hand')).toBeGreaterThan(lines.findLastIndex(line => line.includes('wins on')));
    expect(at('Next:')).toBeGreaterThan(at('This hand') + view.seats.length);
    expect(lines[at('Next:') + 1]).toContain('Enter  ready for the next hand');
    expect(lines.some(line => /in all +1 /.test(line))).toBe(true);
  });

  it('shows the hands that are open after a hand that nobody won', () => {
    expect(card(drawnHandScene())).toMatch(/Lin +2p3p4p4p/);
  });

  it('fits any size from the least on', () => {
    for (const columns of [80, 97, 98, 100, 140, 300]) {
      for (const rows of [24, 27, 30, 60]) {
        const overlay = paintSettlement(settledScene(), { columns, rows }, look('cjk'));
        expect(overlay.x + overlay.grid.columns).toBeLessThanOrEqual(columns);
        expect(overlay.y + overlay.grid.rows).toBeLessThanOrEqual(rows);
      }
    }
  });
});

describe('the tiles of a win', () => {
  const { view } = settledScene().snapshot;
  const win = view.wins[0]!;

  it('are laid out by set, the winning tile where it was needed', () => {
    const laid = winningTiles(view, win);
    expect(laid.groups.map(formatTiles)).toEqual(['123s', '456p', '777z', '234p', '55p']);
    expect(laid.at).toEqual({ group: 1, index: 1 });
  });

  it('never mark a tile of a set that was laid down before, where another has it', () => {
    const groups = ['123s', '456p', '777z', '234p', '11s'].map(group => ({ tiles: parseTiles(group) }));
    const laid = winningTiles(view, { ...win, tile: parseTile('1s'), score: { ...win.score, groups } });
    expect(laid.at?.group).toBe(4);
  });

  it('are laid by set where the score does not say how it read them', () => {
    const { groups: _groups, ...score } = win.score;
    const laid = winningTiles(view, { ...win, score });
    expect(laid.groups.map(formatTiles)).toEqual(['234p', '456p', '777z', '55p', '123s']);
    expect(laid.at).toEqual({ group: 1, index: 1 });
  });

  it('are laid by pair where they are seven', () => {
    const { groups: _groups, ...score } = win.score;
    const pairs = view.seats.map(seat =>
      seat.seat === win.seat
        ? { ...seat, concealed: { tiles: parseTiles('1199m2233s5p6677z') }, melds: [] }
        : seat,
    );
    const laid = winningTiles({ ...view, seats: pairs }, { ...win, score });
    expect(laid.groups.map(formatTiles)).toEqual(['11m', '99m', '55p', '22s', '33s', '66z', '77z']);
    expect(laid.at).toEqual({ group: 2, index: 1 });
  });

  it('hold the winning tile once more where a hand plays on and laid it aside', () => {
    const { groups: _groups, ...score } = win.score;
    const seats = view.seats.map(seat =>
      seat.seat === win.seat
        ? { ...seat, concealed: { tiles: parseTiles('123456789m123s5p') }, melds: [], bonus: [win.tile] }
        : seat,
    );
    const laid = winningTiles({ ...view, seats }, { ...win, by: 'self-draw', from: null, score });
    expect(laid.groups.map(formatTiles)).toEqual(['123m', '456m', '789m', '123s', '55p']);
  });

  it('are sorted, the winning one apart, where they are no sets', () => {
    const { groups: _groups, ...score } = win.score;
    const laid = winningTiles(view, { ...win, score, tile: parseTile('9m') });
    expect(laid.groups.map(formatTiles)).toEqual(['2344556p777z', '9m', '123s']);
  });
});

const pay = (from: number, to: number, amount: number, reason = 'win') => ({ from, to, amount, reason });

describe('the story of the payments', () => {
  const paid = [pay(0, 1, 2, 'kong'), pay(2, 1, 2, 'kong'), pay(3, 1, 2, 'kong'), pay(0, 2, 4), pay(1, 2, 4)];
  const told = (most: number) => paymentLines(paid, most).map(line => [line.from, line.amount, line.reason]);

  it('is told payment by payment where there is room', () => {
    expect(told(5)).toHaveLength(5);
    expect(told(5)[0]).toEqual([[0], 2, 'kong']);
  });

  it('names those who paid alike together where there is less', () => {
    expect(told(4)).toEqual([
      [[0, 2, 3], 2, 'kong'],
      [[0, 1], 4, 'win'],
    ]);
  });

  it('adds up what each paid to each where there is no room at all', () => {
    expect(paymentLines([...paid, pay(0, 2, 4), pay(0, 1, 2, 'kong')], 2)).toContainEqual({
      from: [0],
      to: 2,
      amount: 8,
      reason: null,
    });
  });
});

it('payments between the same two are added up', () => {
  expect(
    summed([pay(0, 1, 3), pay(2, 1, 1), pay(0, 1, 2)]).map(({ from, amount }) => [from, amount]),
  ).toEqual([
    [0, 5],
    [2, 1],
  ]);
});

it('what the seats gained and lost sums to what the table took', () => {
  expect(changesOf(doubleWinScene().snapshot)).toEqual([-8_700, 7_700, 0, 1_000]);
});

describe('the ranking', () => {
  it('gives equal scores the same place and leaves the next one out', () => {
    expect(ranked([24, 31, 24, 21]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('shows places, the commitment and the seed', () => {
    const scene = finishedScene();
    const text = toText(paintRanking(scene, size, look('text')).grid);
    expect(text).toMatch(/1\. +Lin .* 31,000/);
    expect(text).toContain(scene.snapshot.commitment);
    expect(text).toContain(scene.snapshot.seed);
  });

  it('D2.14: gives points by place where the ruleset has them, and then nobody shares a place', () => {
    expect(ranked([24, 31, 24, 21], true).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 4],
    ]);
    const scene = finishedScene();
    const points = [-10_000, 47_600, 5_000, -42_600];
    const seats = scene.snapshot.view.seats.map((seat, i) => ({
      ...seat,
      marks: [{ id: 'ranking-points', value: points[i]! }],
    }));
    const view = { ...scene.snapshot.view, seats };
    const told = { ...scene, snapshot: { ...scene.snapshot, view } };
    const text = toText(paintRanking(told, size, look('text')).grid);
    expect(text).toMatch(/1\. +Lin .* 31,000 +\+47\.6/);
    expect(text).toContain('-10.0');
    expect(paintText(told)).not.toContain('47,600');
  });
});
