import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../src/terminal/grid.ts';
import type { Size } from '../../../src/terminal/port.ts';
import { FORM_SIZE } from '../../../src/ui/faces/face.ts';
import { type Layout, layoutOf, sideOf, sidesOf } from '../../../src/ui/table/layout.ts';

const sizes: Size[] = [];
for (const columns of [80, 90, 96, 100, 121, 122, 132, 140, 200, 300]) {
  for (const rows of [24, 25, 26, 28, 30, 33, 38, 45, 60, 90]) sizes.push({ columns, rows });
}
/** What must not lie on each other, by name. */
function parts(layout: Layout): ReadonlyMap<string, Rect> {
  const found = new Map<string, Rect>();
  const fixed = {
    bar: layout.bar,
    centre: layout.centre,
    ownDiscards: layout.ownDiscards,
    events: layout.events,
    ownPlate: layout.ownPlate,
    actions: layout.actions,
    labels: { x: 0, y: layout.labels, columns: layout.size.columns, rows: 1 },
    legend: { x: 0, y: layout.legend, columns: layout.size.columns, rows: 1 },
    // Tiles are lifted into the row above only where no claim is asked.
    hand: { ...layout.hand, y: layout.hand.y + 1, rows: layout.hand.rows - 1 },
  };
  for (const [name, part] of Object.entries(fixed)) found.set(name, part);
  if (layout.waits !== null) found.set('waits', layout.waits);
  if (layout.aside !== null) {
    found.set('aside', layout.aside);
    // The column takes the place of the lines.
    found.delete('events');
  }
  for (const [side, area] of Object.entries(layout.seats)) {
    const discards = area.shared
      ? { ...area.discards, y: area.flow.y, rows: area.discards.y + area.discards.rows - area.flow.y }
      : area.discards;
    found.set(`${side} plate`, area.plate);
    found.set(`${side} discards`, discards);
    if (!area.shared) found.set(`${side} flow`, area.flow);
  }
  return found;
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.columns && b.x < a.x + a.columns && a.y < b.y + b.rows && b.y < a.y + a.rows;
}

describe.each([2, 3, 4])('a table of %i seats, whatever its size,', seats => {
  const everySize = (check: (layout: Layout, size: Size, name: string) => void): void => {
    for (const size of sizes) check(layoutOf(size, seats), size, `${size.columns}x${size.rows}`);
  };

  it('has every part on the screen', () => {
    everySize((layout, size, at) => {
      for (const [name, part] of parts(layout)) {
        const right = part.x + part.columns;
        const bottom = part.y + part.rows;
        const inside = part.x >= 0 && part.y >= 0 && right <= size.columns && bottom <= size.rows;
        expect(inside && part.columns > 0 && part.rows > 0, `${name} at ${at}`).toBe(true);
      }
    });
  });

  it('has no two parts on each other', () => {
    everySize((layout, _size, at) => {
      const named = [...parts(layout)];
      named.forEach(([name, part], index) => {
        for (const [other, rect] of named.slice(index + 1))
          expect(meet(part, rect), `${name} and ${other} at ${at}`).toBe(false);
      });
    });
  });

  it('has room for four rows of six in each row of discards, or as many tiles in fewer', () => {
    everySize((layout, _size, at) => {
      const rowHeight = layout.discardForm === 'medium' ? 3 : 1;
      for (const area of [layout.ownDiscards, ...Object.values(layout.seats).map(seat => seat.discards)]) {
        const perRow = Math.floor((area.columns + 1) / 3);
        expect(perRow * Math.floor(area.rows / rowHeight), at).toBeGreaterThanOrEqual(24);
      }
    });
  });

  it('has room for fourteen tiles of the hand', () => {
    everySize((layout, size, at) => {
      const width = 14 * (FORM_SIZE[layout.handForm].columns + 1) + 1;
      expect(layout.left * 2 + width, at).toBeLessThanOrEqual(size.columns);
    });
  });
});

describe('where seats sit', () => {
  it('who plays next is at the right', () => {
    expect(sideOf(2, 1, 4)).toBe('right');
    expect(sideOf(3, 1, 4)).toBe('top');
    expect(sideOf(0, 1, 4)).toBe('left');
    expect(sideOf(1, 1, 4)).toBe('bottom');
  });

  it('of three, nobody sits across; of two, the other does', () => {
    expect(sidesOf(3)).toEqual(['bottom', 'right', 'left']);
    expect(sideOf(0, 1, 2)).toBe('top');
  });
});
