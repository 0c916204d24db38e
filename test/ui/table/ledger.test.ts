import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/terminal/grid-text.ts';
import { hasLedger, ledgerOf } from '../../../src/ui/table/ledger.ts';
import { sortPanels } from '../../../src/ui/table/panels.ts';
import { paintSettlement } from '../../../src/ui/table/settlement.ts';
import { ledgerScene } from '../../helpers/ledger-scene.ts';
import { look, settledScene } from '../../helpers/scenes.ts';

const scene = ledgerScene();
const card = (columns: number, rows: number, page = 0): string =>
  toText(paintSettlement({ ...scene, page }, { columns, rows }, look('text')).grid);

describe('a settlement of several hands', () => {
  it('goes through them in the order of payment, with everybody’s total after each (seed 003)', () => {
    expect(ledgerOf(scene.snapshot.view).map(({ seat, totals }) => [seat, ...totals])).toEqual([
      [2, 1896, 1896, 2312, 1896],
      [3, 1868, 1868, 2312, 1952],
      [0, 1888, 1858, 2312, 1942],
      [1, 1820, 1994, 2312, 1874],
    ]);
  });

  it('puts those who paid alike together, and who paid another amount apart', () => {
    const { view } = scene.snapshot;
    expect(ledgerOf(view)[0]!.paid).toEqual([{ from: [3, 0, 1], amount: 104 }]);
    const doubled = view.payments.map(one => (one.from === 0 ? { ...one, amount: 2 * one.amount } : one));
    expect(ledgerOf({ ...view, payments: doubled })[0]!.paid).toEqual([
      { from: [3, 1], amount: 104 },
      { from: [0], amount: 208 },
    ]);
  });

  it('is none where only the winner’s hand is scored, nor before the hand is over', () => {
    expect(hasLedger(settledScene().snapshot.view)).toBe(false);
    expect(hasLedger({ ...scene.snapshot.view, phase: 'turn' })).toBe(false);
  });

  it('stands on no seat’s plate', () => {
    expect(sortPanels(scene.snapshot.view)).toEqual({ table: [], own: [] });
  });
});

describe('the card of such a settlement', () => {
  it('has every hand line by line at once where there is room, units and tiles told', () => {
    const text = card(140, 45);
    expect(text).toMatch(/52 × 2 = 104/);
    expect(text).toMatch(/14 × 2 = 28/);
    expect(text).toMatch(/34 × 2 = 68/);
    expect(text).toMatch(/Season +8? *\S+ +4 points/);
    expect(text).toMatch(/Own flower +1 dbl/);
    expect(text).toMatch(/paid by all others +3 × 104/);
    expect(text).toMatch(/E 1,868 S 1,868 W 2,312 N 1,952/);
    expect(text).toContain('1,820');
    expect(text).toContain('This hand');
  });

  it('has the winner’s lines where there is none, and all hands on the next page', () => {
    expect(card(80, 24)).toMatch(/page 1 of 2/);
    expect(card(80, 24)).not.toMatch(/34 × 2/);
    const turned = card(80, 24, 1);
    for (const how of ['52 × 2 = 104', '14 × 2 = 28', '34 × 2 = 68']) expect(turned).toContain(how);
  });

  it('ends every column of it within the card, and leaves no line out', () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 30],
      [140, 45],
      [200, 60],
    ] as const) {
      const all = [0, 1, 2].map(page => card(columns, rows, page)).join('\n');
      for (const line of all.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
      expect(all.match(/paid by/g)!.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('comes back to the settlement after its last page', () => {
    const pages = [1, 2, 3].map(page => card(80, 24, page));
    expect(pages).toContain(card(80, 24));
  });
});
