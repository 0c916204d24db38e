import { describe, expect, it } from 'vitest';
import { words as mcrWords } from '../../../src/rules/mcr/words.ts';
import type { Grid } from '../../../src/terminal/grid.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import { parseTiles } from '../../../src/tiles/notation.ts';
import { FACE_NAMES } from '../../../src/ui/faces/faces.ts';
import { paintClock } from '../../../src/ui/table/clock.ts';
import { planRows } from '../../../src/ui/table/discard-rows.ts';
import { layoutOf } from '../../../src/ui/table/layout.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import type { Scene } from '../../../src/ui/table/scene.ts';
import {
  claimScene,
  fullScene,
  look,
  pickScene,
  settledScene,
  spectatorScene,
  turnScene,
  waitingScene,
} from '../../helpers/scenes.ts';

const small = { columns: 80, rows: 24 };
const large = { columns: 100, rows: 30 };
const scenes: readonly (() => Scene)[] = [
  claimScene,
  turnScene,
  waitingScene,
  fullScene,
  pickScene,
  spectatorScene,
  settledScene,
];

const lines = (grid: Grid): string[] => toText(grid).split('\n');
const textOf = (scene: Scene, size = small): string => toText(paintTable(scene, size, look('text')));

/** Which cells are ground of a tile, row by row. */
function tileGround(grid: Grid): string[] {
  return Array.from({ length: grid.rows }, (_, y) =>
    Array.from({ length: grid.columns }, (__, x) =>
      /^(ivory|back)/.test(grid.cell(x, y).style.bg ?? '') ? '#' : '.',
    ).join(''),
  );
}

describe('the same table in every face', () => {
  it('has its tiles in the same places, down to the last cell', () => {
    for (const make of scenes) {
      for (const size of [small, large, { columns: 140, rows: 45 }]) {
        const [cjk, glyph] = (['cjk', 'glyph'] as const).map(face =>
          tileGround(paintTable(make(), size, look(face))),
        );
        expect(glyph).toEqual(cjk);
      }
    }
  });

  it('has rows of small tiles of the same width in letters', () => {
    const letters = tileGround(paintTable(claimScene(), small, look('text')));
    const cjk = tileGround(paintTable(claimScene(), small, look('cjk')));
    const { hand } = layoutOf(small, 4);
    expect(letters.slice(0, hand.y)).toEqual(cjk.slice(0, hand.y));
  });

  it('is the same grid whenever it is painted, and changes nothing of its scene', () => {
    for (const face of FACE_NAMES) {
      const scene = Object.freeze(turnScene());
      const first = paintTable(scene, small, look(face));
      expect(paintTable(scene, small, look(face))).toEqual(first);
    }
  });

  it('tells who has left from who may come back', () => {
    const { snapshot, ...rest } = waitingScene();
    const tagged = (change: object): string => {
      const occupants = snapshot.occupants.map((occupant, at) =>
        at === 1 ? { ...occupant, kind: 'person' as const, away: true, ...change } : occupant,
      );
      return textOf({ ...rest, snapshot: { ...snapshot, occupants } });
    };
    expect(tagged({})).toContain('·away');
    expect(tagged({ left: true })).toContain('·left');
    expect(tagged({ left: true })).not.toContain('·away');
  });

  it('is the same on a sheet that held another table, and leaves a sheet of another size alone', () => {
    const sheet = paintTable(settledScene(), large, look('cjk'));
    const held = toText(sheet);
    expect(paintTable(turnScene(), small, look('text'), sheet)).not.toBe(sheet);
    expect(toText(sheet)).toBe(held);
    for (const make of scenes) {
      expect(paintTable(make(), large, look('text'), sheet)).toBe(sheet);
      expect(sheet).toEqual(paintTable(make(), large, look('text')));
    }
  });
});

describe('any size and number of seats', () => {
  it('can be painted', () => {
    for (const seats of [2, 3, 4]) {
      for (const columns of [80, 85, 96, 121, 140, 200]) {
        for (const rows of [24, 27, 31, 40, 60]) {
          const grid = paintTable(fullScene(seats), { columns, rows }, look('cjk'));
          expect([grid.columns, grid.rows]).toEqual([columns, rows]);
        }
      }
    }
  });

  it('is replaced by a card where the window is too small, down to a single cell', () => {
    for (const size of [
      { columns: 79, rows: 24 },
      { columns: 80, rows: 23 },
      { columns: 1, rows: 1 },
    ]) {
      expect(toText(paintTable(claimScene(), size, look('cjk')))).not.toContain('wall');
    }
    expect(toText(paintTable(claimScene(), { columns: 79, rows: 24 }, look('cjk')))).toContain('q to leave');
  });

  it('is replaced by fewer words, each whole, in a window of a few lines', () => {
    const said = (columns: number, rows: number): string[] =>
      lines(paintTable(claimScene(), { columns, rows }, look('cjk'))).map(line => line.trim());
    expect(said(20, 5)).toEqual(['', 'too small', '80×24 needed', 'q leaves', '']);
    expect(said(15, 2)).toEqual(['too small', 'q leaves']);
  });

  it('shows every discard, melds and bonus tiles of the fullest table at the least size', () => {
    const text = textOf(fullScene());
    // Once in each of four rows, and once in each of four hands: the last discard, the first kong, the last bonus tile.
    expect(text.match(/8s/g)!.length).toBeGreaterThanOrEqual(4);
    expect(text.match(/1m1m1m1m/g)).toHaveLength(3);
    expect(text.match(/8f/g)).toHaveLength(4);
  });
});

describe('one’s own turn', () => {
  it('lifts the highlighted tile by a row, so that it reads without colour', () => {
    const rows = lines(paintTable(turnScene(), small, look('text')));
    const { hand } = layoutOf(small, 4);
    expect(rows[hand.y]!.match(/┌──┐/g)).toHaveLength(1);
    expect(rows[hand.y + 1]!.match(/┌──┐/g)).toHaveLength(10);
  });

  it('prints the label of each tile below it', () => {
    const labels = lines(paintTable(turnScene(), small, look('text')))[layoutOf(small, 4).labels]!;
    expect(labels.replace(/[^0-9d]/g, '')).toBe('1234567890d');
  });

  it('says which tile Enter discards', () => {
    const scene = turnScene();
    const offers = scene.snapshot.view.offers.filter(offer => offer.do === 'discard');
    const plain = { ...scene, snapshot: { ...scene.snapshot, view: { ...scene.snapshot.view, offers } } };
    expect(textOf(plain)).toContain('Enter discards 6 bamboo');
    expect(textOf({ ...plain, cursor: 2 })).toContain('5 bamboo may not be discarded now');
    const because = offers.map(offer => ({ ...offer, why: 'locked' as const }));
    const view = { ...scene.snapshot.view, offers: because };
    const locked = { ...scene, cursor: 2, snapshot: { ...scene.snapshot, view } };
    expect(textOf(locked)).toContain(look('text').texts.refusals.locked);
  });

  it('lights up tiles of the same kind in rows, melds and the hand', () => {
    const grid = paintTable({ ...claimScene(), lit: parseTiles('7z')[0]! }, small, look('cjk'));
    const lit = (x: number, y: number): boolean => grid.cell(x, y).style.bg === 'ivoryLit';
    const row = lines(paintTable(claimScene(), small, look('text')))[1]!;
    expect(lit(row.indexOf('RdRdRd'), 1)).toBe(true);
    expect(grid.cell(row.indexOf('RdRdRd') + 4, 1).style.underline).toBe(true);
  });

  it('shows an action with its key', () => {
    expect(textOf(turnScene())).toMatch(/ k {2}kong Rd/);
  });
});

describe('a claim', () => {
  it('asks in words, with each choice, its key and the group it makes', () => {
    const text = textOf(claimScene());
    expect(text).toContain('Ada discards 8 bamboo. Yours?');
    expect(text).toMatch(/ p {2}pung 8s8s8s/);
    expect(text).toMatch(/ c {2}chow 7s8s9s/);
    expect(text).toMatch(/ space {2}pass/);
  });

  it('looks the same to those who are not asked as to a spectator', () => {
    const scene = spectatorScene();
    expect(textOf(scene)).not.toMatch(/pung|chow|pass|Yours/);
  });

  it('marks the newest discard by a sign too', () => {
    expect(textOf(claimScene())).toMatch(/Nw▸8s/);
  });
});

describe('what a table says', () => {
  it('has scores that end in one column within their plates', () => {
    const { seats, ownPlate } = layoutOf(small, 4);
    const rows = lines(paintTable(claimScene(), small, look('text')));
    for (const area of Object.values(seats)) {
      const { plate } = area;
      expect(rows[plate.y]!.slice(0, plate.x + plate.columns - 1)).toMatch(/\d,\d{3}$/);
    }
    expect(rows[ownPlate.y]).toContain('25,000');
  });

  it('has the last events in words, the newest whole', () => {
    const { events } = layoutOf(small, 4);
    expect(lines(paintTable(claimScene(), small, look('text')))[events.y]).toMatch(/Ada discards 8 bamboo$/);
  });

  it('says what was refused', () => {
    const notice = { text: 'It is not your turn', tone: 'refused' } as const;
    expect(textOf({ ...waitingScene(), notice })).toContain('It is not your turn');
  });

  it('says it whole, if need be in place of what is said of the hand', () => {
    const scene = pickScene();
    const { snapshot } = scene;
    const arrived = { id: 'arrived', tiles: parseTiles('1m9s5p')!, named: true } as const;
    const asked = { ...scene, snapshot: { ...snapshot, view: { ...snapshot.view, panels: [arrived] } } };
    expect(textOf(asked)).toContain('arrived');
    const notice = { text: 'Choose 3 tiles (space or label)', tone: 'refused' } as const;
    expect(textOf({ ...asked, notice })).toContain(notice.text);
    expect(textOf({ ...asked, notice })).not.toContain('arrived');
  });

  it('has waits with how many are unseen', () => {
    expect(textOf(waitingScene())).toMatch(/ready {2}5s×2 8s×3/);
    expect(textOf(waitingScene(), large)).toMatch(/5s ×2 {2}8s ×3/);
  });

  it('shows changes of the scores after a hand', () => {
    expect(textOf(settledScene())).toMatch(/25,000 \(-7,700\)/);
  });

  it('leaves a change out that would take the name of who had it', () => {
    const { snapshot, ...scene } = settledScene();
    const text = (face: 'text' | 'cjk', amount: number): string => {
      const payments = [{ from: 1, to: 2, amount, reason: 'win' }] as const;
      const view = { ...snapshot.view, payments };
      return toText(paintTable({ ...scene, snapshot: { ...snapshot, view } }, small, look(face)));
    };
    expect(text('cjk', 7_700)).toMatch(/Lin +19,700 \(-7,700\)/);
    expect(text('text', 12_700)).toMatch(/South +Lin +19,700/);
    expect(text('text', 12_700)).not.toContain('(-12,700)');
  });

  it('shows slots for the tiles that are asked for', () => {
    expect(textOf(pickScene())).toMatch(/5p 6p ░░ {2}2 of 3/);
  });
});

describe('rows of discards', () => {
  it('have six tiles each while four rows hold them', () => {
    expect(planRows(24, 26, 4)).toEqual({ perRow: 6, pitch: 3, skipped: 0 });
  });

  it('grow longer, then closer, then leave out the oldest', () => {
    expect(planRows(25, 26, 4)).toEqual({ perRow: 7, pitch: 3, skipped: 0 });
    expect(planRows(40, 26, 4)).toEqual({ perRow: 10, pitch: 2, skipped: 0 });
    expect(planRows(60, 26, 4)).toEqual({ perRow: 13, pitch: 2, skipped: 8 });
  });
});

describe('the clock', () => {
  const rules = (left: number): string => {
    const [, rule] = paintClock(claimScene(), small, look('cjk'), { left, total: 15_000 });
    return toText(rule!.grid);
  };

  it('is a time in the corner and a rule that shrinks', () => {
    const [corner] = paintClock(claimScene(), small, look('cjk'), { left: 9_000, total: 15_000 });
    expect(toText(corner!.grid)).toContain('0:09');
    expect(rules(15_000)).toMatch(/^━+$/);
    expect(rules(9_000).match(/━/g)!.length).toBeGreaterThan(rules(3_000).match(/━/g)!.length);
    expect(rules(0)).toMatch(/^─+$/);
  });

  it('tells the last seconds by a sign, not by colour alone', () => {
    const [corner] = paintClock(claimScene(), small, look('cjk'), { left: 4_000, total: 15_000 });
    expect(toText(corner!.grid)).toContain('0:04!');
  });

  it('of another person whose turn it is stands in the corner without haste', () => {
    const { snapshot, ...scene } = claimScene();
    const waiting = { ...scene, snapshot: { ...snapshot, clock: null } };
    const [corner] = paintClock(waiting, small, look('cjk'), { left: 4_000, total: 15_000 });
    expect(toText(corner!.grid)).toContain('0:04');
    expect(toText(corner!.grid)).not.toContain('!');
  });

  it('is nothing where time does not run', () => {
    expect(paintClock(claimScene(), small, look('cjk'), null)).toEqual([]);
  });

  it('lies within the screen', () => {
    for (const make of scenes) {
      for (const overlay of paintClock(make(), large, look('cjk'), { left: 5_000, total: 9_000 })) {
        expect(overlay.x + overlay.grid.columns).toBeLessThanOrEqual(large.columns);
        expect(overlay.y + overlay.grid.rows).toBeLessThanOrEqual(large.rows);
      }
    }
  });
});

describe('more choices than one row holds', () => {
  it('go on in a second row, with the way back after the last', () => {
    const labels = [
      'pung',
      'pung with a joker',
      'kong with a joker',
      'kong with two jokers',
      'quint with two jokers',
    ];
    const choices = labels.map(label => ({ tiles: [], label }));
    const scene: Scene = { ...claimScene(), prompt: { kind: 'choose', do: 'chow', choices } };
    const text = textOf(scene);
    const first = text.split('\n').find(line => line.includes(' 1  pung'))!;
    const second = text.split('\n').find(line => line.includes('Esc  back'))!;
    expect(first).toContain(' 3  kong with a joker');
    expect(second).toContain(' 5  quint with two jokers');
    const rows = paintClock(scene, large, look('text'), {
      left: 5_000,
      total: 20_000,
      extra: false,
    } as never);
    expect(rows.every(({ y }) => y === 0 || y > layoutOf(large, 4).actions.y + 1)).toBe(true);
  });
});

describe('what the ruleset says a hand has', () => {
  const ids = ['all-types', 'concealed-hand', 'mixed-triple-chow', 'tile-hog'];
  const patterns = [...ids.map(id => ({ id, value: 2 })), { id: 'mixed-double-chow', value: 1, count: 2 }];
  const scene = waitingScene();
  const { view } = scene.snapshot;
  const panels = [{ id: 'elements', patterns }];
  const told: Scene = { ...scene, snapshot: { ...scene.snapshot, view: { ...view, panels } } };

  it('is told in as many lines as there is room for', () => {
    for (const size of [large, { columns: 140, rows: 45 }])
      for (const id of ids.slice(0, 3)) expect(textOf(told, size)).toContain(`${id.replaceAll('-', ' ')} 2`);
  });

  it('counts what the hand has several times', () => {
    const twice = { ...view, panels: [{ id: 'elements', patterns: patterns.slice(-1) }] };
    const text = textOf({ ...scene, snapshot: { ...scene.snapshot, view: twice } }, large);
    expect(text).toContain('mixed double chow × ');
  });

  it('is cut to a line where there is none', () => {
    expect(textOf(told)).toMatch(/elements all types 2 .*…/);
  });

  it('never loses why a complete hand is no win: it is worth 7 of 8 points', () => {
    const lacking = { id: 'below-minimum', text: '7/8', patterns };
    const lines = { ...view, panels: [lacking, { id: 'elements', patterns }] };
    const words = { ...scene.words, names: { ...scene.words.names, ...mcrWords.names } };
    for (const size of [small, large, { columns: 140, rows: 45 }]) {
      const text = textOf({ ...scene, words, snapshot: { ...scene.snapshot, view: lines } }, size);
      expect(text).toContain('Complete, too few points 7/8');
    }
  });
});
