import { describe, expect, test } from 'vitest';
import { passAround } from '../../../src/rules/american/pass-around.ts';

describe('passing around in one step', () => {
  const draw = (): number => 0;
  const around = (own: string[][], blind: number[]) => passAround({ own, blind, distance: 1, east: 0, draw });

  test('AM10: each gives three and gets three, unseen ones on the way', () => {
    const passed = around([['a1'], ['b1', 'b2'], ['c1', 'c2', 'c3'], ['d1', 'd2']], [2, 1, 0, 1]);
    expect(passed.map(({ got }) => got)).toEqual([['c1'], ['d1', 'd2'], ['b1', 'b2', 'a1'], ['c2', 'c3']]);
    expect(passed.every(({ count }) => count === 3)).toBe(true);
  });

  test('AM11: what everybody passes unseen does not move: every packet shrinks', () => {
    const passed = around([['a1', 'a2'], ['b1'], ['c1', 'c2'], ['d1']], [1, 2, 1, 2]);
    expect(passed.every(({ count }) => count === 2)).toBe(true);
    for (const { gave, got } of passed) expect(got).toHaveLength(gave.length);
  });

  test('C2.3: whatever is chosen, everybody gets as many as it gives, and no tile is lost', () => {
    for (let choice = 0; choice < 4 ** 4; choice++) {
      const blind = [0, 1, 2, 3].map(seat => Math.floor(choice / 4 ** seat) % 4);
      const own = blind.map((count, seat) => Array.from({ length: 3 - count }, (_, i) => `${seat}${i}`));
      for (const distance of [1, 3])
        for (const pick of [() => 0, (most: number) => most - 1]) {
          const passed = passAround({ own, blind, distance, east: 2, draw: pick });
          for (const { gave, got } of passed) expect(got).toHaveLength(gave.length);
          expect(passed.flatMap(({ got }) => got).sort()).toEqual(own.flat().sort());
        }
    }
  });
});
