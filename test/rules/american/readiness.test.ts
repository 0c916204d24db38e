import { describe, expect, test } from 'vitest';
import { readAnalyzeInput } from '../../../src/game/score-input.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { tileName } from '../../../src/tiles/notation.ts';
import { FLOWER } from '../../../src/tiles/tile.ts';

const american = rulesetOf('american')!;
const analyze = (line: Record<string, unknown>) =>
  american.analyzeLine(readAnalyzeInput(american, { card: 'training', melds: [], ...line }));
const names = (tiles: readonly number[]): string[] => tiles.map(tileName);

describe('the distance of a hand', () => {
  test('counts the tiles that the nearest row lacks: one for a hand that is ready', () => {
    const answer = analyze({ concealed: '2222m4444p666s11z' });
    expect(answer).toMatchObject({ distance: 1, shanten: 0 });
    expect(names(answer.waits!)).toEqual(['6s', '1j']);
  });

  test('counts jokers for groups, and none for a pair', () => {
    expect(names(analyze({ concealed: '2222m4444p6666s1z' }).waits!)).toEqual(['1z']);
    expect(analyze({ concealed: '2222m4444p1z1111j' })).toMatchObject({ distance: 1 });
    expect(analyze({ concealed: '2222m4444p11111j' })).toMatchObject({ distance: 2 });
  });

  test('with fourteen tiles says what each discard leaves', () => {
    const { discards, distance } = analyze({ concealed: '2222m4444p666s11z9p' });
    expect(distance).toBe(1);
    expect(discards![0]).toMatchObject({ shanten: 0, useful: 9 });
    expect(tileName(discards![0]!.tile)).toBe('9p');
    expect(discards!.find(({ tile }) => tileName(tile) === '1z')!.shanten).toBe(1);
    expect(analyze({ concealed: '2222m4444p6666s11z' })).toMatchObject({ distance: 0, shanten: -1 });
  });

  test('looks at rows alone that go with the exposures', () => {
    const kong = { kind: 'kong', tiles: '2222m' };
    const { rows } = analyze({ concealed: '4444p666s11z', melds: [kong] });
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    // Lines with a group of four 2 Craks, and no others.
    expect(ids).toEqual(['T06', 'T09', 'T01', 'T02', 'T04']);
    const none = analyze({ concealed: '444p666s11z', melds: [{ kind: 'quint', tiles: '2222m1j' }] });
    expect(none).toEqual({ rows: [] });
  });

  test('names the five nearest rows with the tiles that they lack', () => {
    const { rows } = analyze({ concealed: '2222m4444p666s1z9p' });
    expect(rows).toHaveLength(5);
    expect((rows as { tiles: number[] }[])[0]).toMatchObject({ id: 'T06', distance: 2, value: 25 });
    expect(names((rows as { tiles: number[] }[])[0]!.tiles).sort()).toEqual(['1z', '6s']);
  });

  test('counts flowers as one tile, whichever they are', () => {
    const { useful } = analyze({ concealed: '3333m3333s77z125f' });
    expect(useful).toContainEqual({ tile: FLOWER, left: 5 });
  });

  test('needs the tiles of melds', () => {
    expect(() => analyze({ concealed: '2222m4444p66s', melds: 1 })).toThrow(/expected|needed/);
  });
});
