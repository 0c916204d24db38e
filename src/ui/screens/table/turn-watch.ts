import type { TableController } from './table-controller.ts';

/** Knows at which tables it is the person's turn. */
export class TurnWatch {
  private readonly tables = new Set<string>();

  /** Looks at a table that has changed: whether the person's turn there has come or gone; null for neither. */
  note(table: TableController): 'came' | 'went' | null {
    const had = this.tables.has(table.id);
    const has = table.waitsForMe();
    if (has === had) return null;
    if (has) this.tables.add(table.id);
    else this.tables.delete(table.id);
    return has ? 'came' : 'went';
  }
}
