import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { basic13 } from '../../../src/rules/basic13/basic13.ts';
import type { Grid } from '../../../src/terminal/grid.ts';
import { toStyledText, toText } from '../../../src/terminal/grid-text.ts';
import type { Size } from '../../../src/terminal/port.ts';
import { FACE_NAMES } from '../../../src/ui/faces/faces.ts';
import { paintClock } from '../../../src/ui/table/clock.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import { paintRanking } from '../../../src/ui/table/ranking.ts';
import type { Look, Scene } from '../../../src/ui/table/scene.ts';
import { paintSettlement } from '../../../src/ui/table/settlement.ts';
import { expectGolden } from '../../helpers/golden.ts';
import { realScene } from '../../helpers/real-scene.ts';
import {
  chooseScene,
  claimScene,
  doubleWinScene,
  drawnHandScene,
  finishedScene,
  fullScene,
  look,
  missingScene,
  pickScene,
  settledScene,
  spectatorScene,
  turnScene,
  waitingScene,
} from '../../helpers/scenes.ts';

/** A table as a client sees it: cards and clocks over it. */
function screenOf(scene: Scene, size: Size, how: Look): Grid {
  const grid = paintTable(scene, size, how);
  const { state, clock, readyClock } = scene.snapshot;
  const overlays = paintClock(scene, size, how, state === 'settled' ? readyClock : clock);
  if (state === 'settled') overlays.unshift(paintSettlement(scene, size, how));
  if (state === 'finished') overlays.unshift(paintRanking(scene, size, how));
  for (const overlay of overlays) grid.blit(overlay.grid, overlay.x, overlay.y);
  return grid;
}

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 140, rows: 45 },
];
const SMALL = SIZES[0]!;
const named = ({ columns, rows }: Size): string => `${columns}x${rows}`;

const used = new Set<string>();
function hold(name: string, text: string): void {
  used.add(`${name}.txt`);
  expectGolden(name, text);
}

const everywhere: Readonly<Record<string, () => Scene>> = {
  claim: claimScene,
  turn: turnScene,
  full: fullScene,
  'basic13-hand': () => realScene(basic13, '5eed'.repeat(16), 40),
};

describe.each(Object.entries(everywhere))('the %s table', (name, make) => {
  for (const size of SIZES) {
    for (const face of FACE_NAMES) {
      it(`at ${named(size)} in the ${face} face`, () => {
        hold(`table-${name}-${named(size)}-${face}`, toText(screenOf(make(), size, look(face))));
      });
    }
  }
});

const once: Readonly<Record<string, () => Scene>> = {
  claim: claimScene,
  turn: turnScene,
  waiting: waitingScene,
  pick: pickScene,
  missing: missingScene,
  choose: chooseScene,
  spectator: spectatorScene,
  settled: settledScene,
  'two-winners': doubleWinScene,
  'drawn-hand': drawnHandScene,
  finished: finishedScene,
  'two-seats': () => fullScene(2),
  'three-seats': () => fullScene(3),
};

describe.each(Object.entries(once))('the %s table, for a client', (name, make) => {
  it('with signs and colours', () => {
    hold(`table-${name}-80x24-styled`, toStyledText(screenOf(make(), SMALL, look('cjk'))));
  });

  it('that shows ASCII alone', () => {
    const text = toText(screenOf(make(), SMALL, look('cjk', true)));
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    hold(`table-${name}-80x24-ascii`, text);
  });
});

it('a window that is too small gets a card', () => {
  hold('table-too-small-60x20', toText(paintTable(claimScene(), { columns: 60, rows: 20 }, look('cjk'))));
});

afterAll(() => {
  const kept = readdirSync(new URL('../../golden/', import.meta.url)).filter(file =>
    file.startsWith('table-'),
  );
  expect(kept.filter(file => !used.has(file))).toEqual([]);
});
