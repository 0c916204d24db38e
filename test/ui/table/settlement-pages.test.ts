import { describe, expect, it } from 'vitest';
import type { Payment, Win } from '../../../src/game/state.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import type { Scene } from '../../../src/ui/table/scene.ts';
import { paintSettlement } from '../../../src/ui/table/settlement.ts';
import { doubleWinScene, look, settledScene } from '../../helpers/scenes.ts';

const size = { columns: 80, rows: 24 };
const pageText = (scene: Scene, page: number, ascii = false): string =>
  toText(paintSettlement({ ...scene, page }, size, look('text', ascii)).grid);

/** A hand in which two seats win in turn, with so many wins and payments. */
function busyScene(count: number, payments: readonly Payment[]): Scene {
  const scene = doubleWinScene();
  const { view } = scene.snapshot;
  const wins = Array.from({ length: count }, (_, at): Win => view.wins[at % 2]!);
  return { ...scene, snapshot: { ...scene.snapshot, view: { ...view, wins, payments } } };
}

const REASONS = ['win', 'kong-fee', 'not-ready'];
/** Payments of amounts from 1 on, so that each can be told from all others. */
const story = (count: number): Payment[] =>
  Array.from({ length: count }, (_, at) => ({
    from: at % 3,
    to: 3,
    amount: 100 + at,
    reason: REASONS[at % REASONS.length]!,
  }));

/** The pages as the keys turn them, from the first on. */
function pagesOf(scene: Scene): string[] {
  const count = Number(/page 1 of (\d+)/.exec(pageText(scene, 0))?.[1] ?? 1);
  return Array.from({ length: count }, (_, page) => pageText(scene, page));
}

describe('a settlement that has more to tell than a page holds', () => {
  it('is one page where all has room', () => {
    expect(pageText(settledScene(), 0)).not.toContain('page');
    expect(pageText(doubleWinScene(), 0)).not.toContain('page');
  });

  it.each([17, 30, 70])('tells each of %i payments, with its reason, in order', count => {
    const pages = pagesOf(busyScene(2, story(count)));
    expect(pages.length).toBeGreaterThan(1);
    const told = pages
      .slice(1)
      .join('\n')
      .match(/(win|kong|not).*? 1\d\d(?!\d)/g);
    expect(told).toHaveLength(count);
    for (let at = 0; at < count; at++) expect(pages.slice(1).join()).toContain(` ${100 + at} `);
  });

  it.each([5, 8, 30])('tells each of %i wins with its tiles and all that it scores', count => {
    const pages = pagesOf(busyScene(count, []));
    const whole = pages.slice(1).join('\n');
    expect(whole.match(/wins on your 5 dots/g)).toHaveLength(count);
    expect(whole.match(/Half flush 3 · Red dragon 1 · Dora × 2 2/g)).toHaveLength(Math.ceil(count / 2));
  });

  it('tells how the only win is reckoned, on another page where its patterns leave no room for that', () => {
    const scene = settledScene();
    const { view } = scene.snapshot;
    const words = { ...scene.words, reckoning: () => ['9 han 30 fu', 'baiman', 'fu: 20+10'] };
    const withPatterns = (count: number): Scene => {
      const patterns = Array.from({ length: count }, () => ({ id: 'dragon', value: 1 }));
      const wins = view.wins.map(win => ({ ...win, score: { ...win.score, patterns } }));
      return { ...scene, words, snapshot: { ...scene.snapshot, view: { ...view, wins } } };
    };
    expect(pagesOf(withPatterns(3))).toEqual([
      expect.stringMatching(/9 han 30 fu[\s\S]*baiman[\s\S]*fu: 20\+10/),
    ]);
    const pages = pagesOf(withPatterns(9));
    expect(pages).toHaveLength(2);
    expect(pages[0]).not.toContain('baiman');
    expect(pages[1]).toContain('9 han 30 fu · baiman · fu: 20+10');
  });

  it('goes round in both directions', () => {
    const scene = busyScene(8, story(30));
    const pages = pagesOf(scene);
    expect(pageText(scene, pages.length)).toBe(pages[0]);
    expect(pageText(scene, -1)).toBe(pages.at(-1));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('keeps its title, what comes next and the keys on every page', () => {
    const pages = pagesOf(busyScene(8, story(70)));
    pages.forEach((text, at) => {
      expect(text.split('\n')[0]).toContain('8 wins');
      expect(text).toContain(`↑↓  page ${at + 1} of ${pages.length}`);
      expect(text).toContain('Next: East round');
      expect(text).toContain('Enter  ready for the next hand');
    });
  });

  it('breaks what a hand scores into as many lines as it takes', () => {
    const scene = settledScene();
    const { view } = scene.snapshot;
    const patterns = Array.from({ length: 30 }, (_, at) => ({ id: `pattern-${at}`, value: 1 }));
    const wins = view.wins.map(win => ({ ...win, score: { ...win.score, patterns } }));
    const long = { ...scene, snapshot: { ...scene.snapshot, view: { ...view, wins } } };
    expect(pageText(long, 0)).toMatch(/\d+ more/);
    const text = pageText(long, 1);
    for (const { id } of patterns) expect(text).toContain(`${id.replace('-', ' ')} 1`);
  });
});

describe('what is not counted, where several won', () => {
  function impliedScene(): Scene {
    const scene = doubleWinScene();
    const { view } = scene.snapshot;
    const wins = view.wins.map(win => ({ ...win, score: { ...win.score, implied: ['flush', 'dora'] } }));
    return { ...scene, snapshot: { ...scene.snapshot, view: { ...view, wins: [wins[0]!, view.wins[1]!] } } };
  }

  it('is told win by win, when asked', () => {
    expect(pageText(impliedScene(), 0)).toMatch(/i +not counted/);
    const told = pageText({ ...impliedScene(), tellsImplied: true }, 0);
    expect(told).toContain('Not counted: Half flush, Dora');
    expect(told).toMatch(/i +what it scores/);
    // The other winner has nothing that is not counted.
    expect(told).toContain('Seven pairs 1');
  });

  it('is not spoken of where nobody has any', () => {
    expect(pageText(doubleWinScene(), 0)).not.toContain('not counted');
  });
});

it('a client of plain letters is told the keys in words', () => {
  expect(pageText(busyScene(8, story(30)), 0, true)).toContain('up down  page 1 of');
});
