import { LATE } from '../../src/table/ledger.ts';
import { AppendRefused, type TableLog } from '../../src/table/store.ts';
import type { Log } from '../log.ts';

/**
 * The log of tables that tells the operator, once a table and outage, that it takes nothing or gives no answer, and that it does
 * again: people at the table see that it waits, but only the operator can make room on the disk.
 */
export function reportedLog(tables: TableLog, log: Log): TableLog {
  const waiting = new Set<string>();
  const waits = (table: string, error: string): void => {
    if (waiting.has(table)) return;
    waiting.add(table);
    log.error('table waits', { table, error });
  };
  return {
    read: table => tables.read(table),
    async append(table, expectedSequence, entries) {
      const late = setTimeout(() => waits(table, 'the log gives no answer'), LATE);
      try {
        await tables.append(table, expectedSequence, entries);
      } catch (error) {
        if (error instanceof AppendRefused && error.reason === 'failed') waits(table, error.message);
        throw error;
      } finally {
        clearTimeout(late);
      }
      if (waiting.delete(table)) log.info('table goes on', { table });
    },
  };
}
