import { AppendRefused, type TableLog } from '../../src/table/store.ts';
import type { Log } from '../log.ts';

/**
 * The log of tables that tells the operator, once a table and outage, that it takes nothing, why, and that it does again:
 * people at the table see that it waits, but only the operator can make room on the disk.
 */
export function reportedLog(tables: TableLog, log: Log): TableLog {
  const waiting = new Set<string>();
  return {
    read: table => tables.read(table),
    async append(table, expectedSequence, entries) {
      try {
        await tables.append(table, expectedSequence, entries);
      } catch (error) {
        if (error instanceof AppendRefused && error.reason === 'failed' && !waiting.has(table)) {
          waiting.add(table);
          log.error('table waits', { table, error: error.message });
        }
        throw error;
      }
      if (waiting.delete(table)) log.info('table goes on', { table });
    },
  };
}
