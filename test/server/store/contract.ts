import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeyTaken, UnknownPerson } from '../../../server/store/people.ts';
import type { Store } from '../../../server/store/store.ts';
import { TableTaken } from '../../../server/store/tables.ts';
import type { LogEntry } from '../../../src/table/store.ts';

/** A store under test, and a way to fill its disk. */
export interface StoreHarness {
  readonly store: Store;
  breakDisk(isBroken: boolean): Promise<void>;
}

export function entry(number: number): LogEntry {
  return { kind: 'command', at: 1_000 + number, data: { number, text: '五萬' } };
}

const key = (name: string) => ({ fingerprint: `SHA256:${name}`, algorithm: 'ssh-ed25519', publicKey: name });
const refused = (reason: string) => ({ name: 'AppendRefused', reason });

/** What every store keeps to. */
export function describeStore(name: string, open: () => Promise<StoreHarness>): void {
  describe(name, () => {
    let harness: StoreHarness;
    let store: Store;

    beforeEach(async () => {
      harness = await open();
      store = harness.store;
    });
    afterEach(() => store.close());

    describe('the log', () => {
      it('is empty for a table that never was', async () => {
        expect(await store.read('t')).toEqual([]);
      });

      it('gives back what was appended, in order', async () => {
        await store.append('t', 0, [entry(0), entry(1)]);
        await store.append('t', 2, [entry(2)]);
        await store.append('other', 0, [entry(7)]);
        expect(await store.read('t')).toEqual([entry(0), entry(1), entry(2)]);
        expect(await store.read('other')).toEqual([entry(7)]);
      });

      it('refuses a second writer, who knows too little', async () => {
        await store.append('t', 0, [entry(0)]);
        await expect(store.append('t', 0, [entry(9)])).rejects.toMatchObject(refused('conflict'));
        expect(await store.read('t')).toEqual([entry(0)]);
      });

      it('refuses to leave a gap', async () => {
        await expect(store.append('t', 1, [entry(1)])).rejects.toMatchObject(refused('conflict'));
        expect(await store.read('t')).toEqual([]);
      });

      it('lets one of two simultaneous writers win, and its neighbours pass', async () => {
        const results = await Promise.allSettled([
          store.append('a', 0, [entry(0)]),
          store.append('a', 0, [entry(1), entry(2)]),
          store.append('b', 0, [entry(3)]),
          store.append('a', 1, [entry(4)]),
        ]);
        expect(results.map(({ status }) => status)).toEqual([
          'fulfilled',
          'rejected',
          'fulfilled',
          'fulfilled',
        ]);
        expect(await store.read('a')).toEqual([entry(0), entry(4)]);
        expect(await store.read('b')).toEqual([entry(3)]);
      });

      it('takes more entries at once than a statement has parameters', async () => {
        const many = Array.from({ length: 7_000 }, (_, number) => entry(number));
        await store.append('t', 0, many);
        expect(await store.read('t')).toEqual(many);
      });

      it('adds nothing when nothing is given, and still looks at the sequence', async () => {
        await store.append('t', 0, []);
        await expect(store.append('t', 1, [])).rejects.toMatchObject(refused('conflict'));
        expect(await store.read('t')).toEqual([]);
      });

      it('shows no one what somebody else might still change', async () => {
        const data = { tiles: ['1m'] };
        await store.append('t', 0, [{ kind: 'deal', at: 1, data }]);
        data.tiles.push('2m');
        const [first] = (await store.read('t')) as unknown as [{ data: typeof data }];
        first.data.tiles.push('3m');
        expect((await store.read('t'))[0]?.data).toEqual({ tiles: ['1m'] });
      });

      it('fails whole on a full disk, and goes on when there is room again', async () => {
        await store.append('t', 0, [entry(0)]);
        await harness.breakDisk(true);
        const large = { kind: 'command', at: 1, data: 'x'.repeat(100_000) };
        await expect(store.append('t', 1, [entry(1), large])).rejects.toMatchObject(refused('failed'));
        expect(await store.read('t')).toEqual([entry(0)]);
        await harness.breakDisk(false);
        await store.append('t', 1, [entry(1), large]);
        expect(await store.read('t')).toEqual([entry(0), entry(1), large]);
      });

      it('takes nothing more once it is closed', async () => {
        await store.append('t', 0, [entry(0)]);
        await store.close();
        await expect(store.append('t', 1, [entry(1)])).rejects.toMatchObject(refused('failed'));
      });
    });

    describe('people', () => {
      it('are made by their first key, and found by it ever after', async () => {
        const anna = await store.personOfKey(key('a'), 'anna');
        expect(anna).toMatchObject({ nickname: 'anna', settings: {} });
        expect(await store.personOfKey(key('a'), 'somebody else')).toEqual(anna);
        expect(await store.findPersonByKey('SHA256:a')).toEqual(anna);
        expect(await store.findPerson(anna.id)).toEqual(anna);
        expect(await store.findPersonByKey('SHA256:b')).toBeUndefined();
        expect(await store.findPerson('nobody')).toBeUndefined();
      });

      it('come into being once, also when two sessions of theirs begin together', async () => {
        const [one, two] = await Promise.all([
          store.personOfKey(key('a'), 'anna'),
          store.personOfKey(key('a'), 'anna'),
        ]);
        expect(one.id).toBe(two.id);
      });

      it('change their nickname and their settings', async () => {
        const { id } = await store.personOfKey(key('a'), 'anna');
        await store.renamePerson(id, '안나');
        await store.saveSettings(id, { face: 'cjk', bell: true });
        await store.saveSettings(id, { face: 'text' });
        expect(await store.findPerson(id)).toMatchObject({ nickname: '안나', settings: { face: 'text' } });
      });

      it('have as many keys as they link, oldest first', async () => {
        const { id } = await store.personOfKey(key('z'), 'anna');
        await store.linkKey(id, key('a'));
        await store.linkKey(id, key('a'));
        expect(await store.keysOf(id)).toEqual([key('z'), key('a')]);
        expect((await store.findPersonByKey('SHA256:a'))?.id).toBe(id);
      });

      it('cannot take a key that is another’s', async () => {
        const anna = await store.personOfKey(key('a'), 'anna');
        const boris = await store.personOfKey(key('b'), 'boris');
        await expect(store.linkKey(anna.id, key('b'))).rejects.toThrow(KeyTaken);
        expect((await store.findPersonByKey('SHA256:b'))?.id).toBe(boris.id);
      });

      it('must exist to be changed', async () => {
        await expect(store.renamePerson('nobody', 'x')).rejects.toThrow(UnknownPerson);
        await expect(store.saveSettings('nobody', {})).rejects.toThrow(UnknownPerson);
        await expect(store.linkKey('nobody', key('a'))).rejects.toThrow(UnknownPerson);
      });
    });

    describe('the index of tables', () => {
      const table = (id: string, createdAt: number, code: string | null = null) => ({
        id,
        code,
        ruleset: 'basic13',
        private: code !== null,
        createdAt,
      });

      it('knows a table from open to finished', async () => {
        await store.addTable(table('t', 5, 'k7wq'));
        const open = { ...table('t', 5, 'k7wq'), state: 'open', finishedAt: null };
        expect(await store.findTable('t')).toEqual(open);
        expect(await store.findTableByCode('k7wq')).toEqual(open);
        await store.setTableState('t', 'playing', 6);
        expect(await store.findTable('t')).toEqual({ ...open, state: 'playing' });
        await store.setTableState('t', 'finished', 9);
        expect(await store.findTable('t')).toEqual({ ...open, state: 'finished', finishedAt: 9 });
        expect(await store.findTable('u')).toBeUndefined();
      });

      it('gives a code to one table at a time', async () => {
        await store.addTable(table('t', 1, 'k7wq'));
        await expect(store.addTable(table('u', 2, 'k7wq'))).rejects.toThrow(TableTaken);
        await expect(store.addTable(table('t', 2))).rejects.toThrow(TableTaken);
        await store.setTableState('t', 'finished', 3);
        expect(await store.findTableByCode('k7wq')).toBeUndefined();
        await store.addTable(table('u', 4, 'k7wq'));
        expect((await store.findTableByCode('k7wq'))?.id).toBe('u');
      });

      it('lists tables newest first, by state, ruleset and privacy', async () => {
        await store.addTable(table('a', 1));
        await store.addTable(table('b', 3, 'code'));
        await store.addTable({ ...table('c', 2), ruleset: 'riichi' });
        await store.setTableState('a', 'finished', 9);
        const ids = async (filter?: Parameters<Store['listTables']>[0]) =>
          (await store.listTables(filter)).map(({ id }) => id);
        expect(await ids()).toEqual(['b', 'c', 'a']);
        expect(await ids({ states: ['open', 'playing'] })).toEqual(['b', 'c']);
        expect(await ids({ states: ['finished'] })).toEqual(['a']);
        expect(await ids({ states: [] })).toEqual([]);
        expect(await ids({ private: false })).toEqual(['c', 'a']);
        expect(await ids({ ruleset: 'riichi' })).toEqual(['c']);
        expect(await ids({ limit: 1 })).toEqual(['b']);
      });
    });

    describe('records', () => {
      const row = (id: string, finishedAt: number) => ({
        id,
        ruleset: 'basic13',
        finishedAt,
        summary: { winner: 'anna' },
      });

      it('keep their text byte for byte, and for good', async () => {
        const text = '{"v":1}\n{"tile":"五萬"}\n\u0000\r\n';
        await store.saveRecord(row('r', 1), text);
        await store.saveRecord(row('r', 2), 'another');
        expect(await store.readRecord('r')).toBe(text);
        expect(await store.listRecords()).toEqual([row('r', 1)]);
        expect(await store.readRecord('s')).toBeUndefined();
      });

      it('are listed newest first, page by page', async () => {
        for (const [id, at] of [
          ['a', 1],
          ['b', 3],
          ['c', 2],
        ] as const)
          await store.saveRecord(row(id, at), id);
        await store.saveRecord({ ...row('d', 4), ruleset: 'mcr' }, 'd');
        const ids = async (filter?: Parameters<Store['listRecords']>[0]) =>
          (await store.listRecords(filter)).map(({ id }) => id);
        expect(await ids()).toEqual(['d', 'b', 'c', 'a']);
        expect(await ids({ ruleset: 'basic13', limit: 2 })).toEqual(['b', 'c']);
        expect(await ids({ before: 2 })).toEqual(['a']);
      });
    });
  });
}
