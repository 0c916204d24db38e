import type { TableLog } from '../../src/table/store.ts';
import type { People } from './people.ts';
import type { Records } from './records.ts';
import type { Tables } from './tables.ts';

/**
 * Everything that outlives the process. Whatever changes something resolves once it is durable; where the disk
 * does not take it, it rejects with `AppendRefused('failed')` and nothing has changed.
 */
export interface Store extends TableLog, People, Tables, Records {
  /** Finishes what was asked and lets go of the disk. */
  close(): Promise<void>;
}

/** How many rows a list has where no limit is given. */
export const usualListLimit = 100;

/** The store could not be opened: another server has the folder, a newer version wrote it, or it cannot be read. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: 'locked' | 'newer' | 'unreadable';

  constructor(reason: 'locked' | 'newer' | 'unreadable', message: string) {
    super(message);
    this.reason = reason;
  }
}
