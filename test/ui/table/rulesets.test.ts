import { describe, expect, it } from 'vitest';
import { allRulesets } from '../../../src/rules/registry.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import { FACE_NAMES } from '../../../src/ui/faces/faces.ts';
import { askingOf } from '../../../src/ui/table/asking.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import { realScene } from '../../helpers/real-scene.ts';
import { look } from '../../helpers/scenes.ts';

const SEED = '5eed'.repeat(16);
const rulesets = allRulesets().map(rules => ({ id: rules.id, rules }));

describe.each(rulesets)('a table of $id, from what its views hold', ({ rules }) => {
  it('is painted at the first question, early and late in a hand', () => {
    for (const discards of [0, 10, 45]) {
      const scene = realScene(rules, SEED, discards);
      for (const size of [
        { columns: 80, rows: 24 },
        { columns: 140, rows: 45 },
      ]) {
        for (const face of FACE_NAMES) {
          const text = toText(paintTable(scene, size, look(face)));
          expect(text).toContain(rules.words.en.title);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });

  it('asks whatever is offered to the viewer', () => {
    const { snapshot } = realScene(rules, SEED, 0);
    expect(snapshot.view.offers.length === 0).toBe(askingOf(snapshot, null) === 'nothing');
  });
});
