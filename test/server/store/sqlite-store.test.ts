import { SqliteStore } from '../../../server/store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../helpers/folder.ts';
import { describeStore } from './contract.ts';

describeStore('the store in SQLite', async () => {
  const store = await SqliteStore.open(temporaryFolder('data'));
  // One page is less than the file has, so that it may not grow by a single one.
  return { store, breakDisk: isBroken => store.limitPages(isBroken ? 1 : null) };
});
