import { MemoryStore } from '../../../server/store/memory-store.ts';
import { describeStore } from './contract.ts';

describeStore('the store in memory', async () => {
  const store = new MemoryStore();
  return { store, breakDisk: async isBroken => store.breakDisk(isBroken) };
});
