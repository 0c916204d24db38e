import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../server/store/memory-store.ts';
import { verifyRecord } from '../../../src/records/verify.ts';
import { rulesetOf } from '../../../src/rules/registry.ts';
import { settled } from '../../helpers/clock.ts';
import { granted, openLobby, plainWish } from '../../helpers/lobby.ts';
import { sensible } from '../../helpers/person.ts';

describe('the lobby', () => {
  it('begins a quick match at once, with no hurry', async () => {
    const { person } = await openLobby();
    const { house } = await person('Anna');
    const table = await granted(house.quickMatch('basic13', 'beginner'));
    const { state, occupants, config } = table.snapshot();
    expect(state).toBe('playing');
    expect(occupants.filter(({ kind }) => kind === 'bot')).toHaveLength(3);
    expect(config).toMatchObject({ moveSeconds: 0, code: null });
    expect(house.tables()).toMatchObject([
      { mine: true, state: 'playing', people: ['Anna'], seats: 4, played: 0 },
    ]);
  });

  it('lists public tables to everybody, the newest first, and private ones to those who sit there', async () => {
    const { person, clock } = await openLobby();
    const [anna, bob] = [(await person('Anna')).house, (await person('Bob')).house];
    const first = await granted(anna.open(plainWish));
    await clock.advance(1_000);
    const second = await granted(anna.open({ ...plainWish, isPrivate: true }));
    const ids = [second, first].map(table => table.snapshot().config.id);
    expect(anna.tables().map(({ config }) => config.id)).toEqual(ids);
    expect(bob.tables().map(({ config }) => config.id)).toEqual([ids[1]]);
    expect(bob.tables()[0]).toMatchObject({ mine: false, state: 'gathering' });
  });

  it('lets one into a private table by its code alone', async () => {
    const { person } = await openLobby();
    const [anna, bob] = [(await person('Anna')).house, (await person('Bob')).house];
    const { id, code } = (await granted(anna.open({ ...plainWish, isPrivate: true }))).snapshot().config;
    expect(code).toMatch(/^[a-hj-km-np-z2-9]{6}$/);
    expect(await bob.join(id)).toEqual({ refused: 'no-such-table' });
    expect(await bob.watch(id)).toEqual({ refused: 'no-such-table' });
    await granted(bob.join(code!.toUpperCase()));
    expect(bob.tables()).toMatchObject([{ mine: true, people: ['Anna', 'Bob'] }]);
  });

  it('says why one cannot sit down', async () => {
    const { person } = await openLobby();
    const anna = (await person('Anna')).house;
    const quick = await granted(anna.quickMatch('basic13', 'beginner'));
    const bob = (await person('Bob')).house;
    expect(await bob.join(quick.snapshot().config.id)).toEqual({ refused: 'table-full' });
    expect(await bob.join('nowhere')).toEqual({ refused: 'no-such-table' });
    const watched = await granted(bob.watch(quick.snapshot().config.id));
    expect(watched.snapshot()).toMatchObject({ seat: null, spectators: 1 });
    await expect(bob.open({ ...plainWish, bots: 'drawn' })).rejects.toThrow(RangeError);
    await expect(bob.open({ ...plainWish, options: { hands: 999 } })).rejects.toThrow(RangeError);
  });

  it('lets who watches a table that gathers sit down at it; that it watched is over then', async () => {
    const { person } = await openLobby();
    const table = await granted((await person('Anna')).house.open(plainWish));
    const { id } = table.snapshot().config;
    const bob = (await person('Bob')).house;
    const watched = await granted(bob.watch(id));
    const seated = await granted(bob.join(id));
    watched.detach();
    await settled();
    const { isElsewhere = false, occupants, spectators } = seated.snapshot();
    expect(isElsewhere).toBe(false);
    expect(spectators).toBe(0);
    expect(occupants.map(({ kind, name, away }) => (kind === 'person' ? [name, away] : kind))).toEqual([
      ['Anna', false],
      ['Bob', false],
      'empty',
      'empty',
    ]);
  });

  it('lets one person sit at so many tables, and the house hold so many', async () => {
    const { person } = await openLobby({ limits: { tablesPerPerson: 2, tables: 3 } });
    const [anna, bob] = [(await person('Anna')).house, (await person('Bob')).house];
    await granted(anna.open(plainWish));
    const second = await granted(anna.open(plainWish));
    expect(await anna.open(plainWish)).toEqual({ refused: 'too-many-tables' });
    await granted(bob.open(plainWish));
    expect(await bob.open(plainWish)).toEqual({ refused: 'too-many-tables' });
    second.leave();
    await settled();
    const id = bob.tables().find(({ mine }) => mine)!.config.id;
    await granted(anna.join(id));
  });

  it('lets nothing begin when it is going down, or when the store takes nothing', async () => {
    const store = new MemoryStore();
    const { person, lobby } = await openLobby({ store });
    const { house } = await person('Anna');
    store.breakDisk(true);
    expect(await house.open(plainWish)).toEqual({ refused: 'store-failed' });
    store.breakDisk(false);
    lobby.goDown();
    expect(await house.open(plainWish)).toEqual({ refused: 'going-down' });
    expect(await house.join('abcdef')).toEqual({ refused: 'going-down' });
    expect(await house.watch('abcdef')).toEqual({ refused: 'going-down' });
  });

  it('cleans what people say and their phrases', async () => {
    const { person } = await openLobby();
    const { house } = await person('Anna');
    const table = await granted(house.open(plainWish));
    table.say('\u001b]0;gotcha\u0007hello\r\nthere\u202e');
    expect(table.snapshot().chat.at(-1)!.text).toBe('hello there');
  });

  it('tells its sessions what changed, until they close', async () => {
    const { person } = await openLobby();
    const [anna, bob] = [(await person('Anna')).house, (await person('Bob')).house];
    let heard = 0;
    bob.onChange(() => heard++);
    await granted(anna.open(plainWish));
    expect(heard).toBeGreaterThan(0);
    bob.close();
    const before = heard;
    await granted(anna.open(plainWish));
    expect(heard).toBe(before);
  });
});

describe('a second session of the same person', () => {
  it('takes the seat over, which the first one is told', async () => {
    const { person } = await openLobby();
    const first = await person('Anna', 'k1');
    const table = await granted(first.house.quickMatch('basic13', 'beginner'));
    const second = await person('Anna', 'k1');
    expect(first.takenOver()).toBe(0);
    const again = await granted(second.house.join(table.snapshot().config.id));
    expect(first.takenOver()).toBe(1);
    expect(table.snapshot().isElsewhere).toBe(true);
    first.house.close();
    expect(again.snapshot().occupants.find(({ person: id }) => id === second.house.person)!.away).toBe(false);
    expect(second.takenOver()).toBe(0);
  });

  it('leaves the first one alone at another table', async () => {
    const { person } = await openLobby();
    const first = await person('Anna', 'k1');
    await granted(first.house.quickMatch('basic13', 'beginner'));
    const second = await person('Anna', 'k1');
    await granted(second.house.quickMatch('basic13', 'beginner'));
    expect([first.takenOver(), second.takenOver()]).toEqual([0, 0]);
  });
});

describe('somebody who goes', () => {
  it('keeps the seat where a key leads back to it', async () => {
    const { person } = await openLobby();
    const first = await person('Anna', 'k1');
    const id = (await granted(first.house.quickMatch('basic13', 'beginner'))).snapshot().config.id;
    first.house.close();
    const { house } = await person('Anna', 'k1');
    expect(house.tables()).toMatchObject([{ mine: true }]);
    expect((await granted(house.join(id))).snapshot()).toMatchObject({ state: 'playing' });
  });

  it('keeps every seat once the key is back, whichever table it looks at', async () => {
    const { person, clock } = await openLobby();
    const first = await person('Anna', 'k1');
    const one = await granted(first.house.quickMatch('basic13', 'beginner'));
    const { id } = one.snapshot().config;
    await clock.until(() => one.snapshot().view.offers.length > 0);
    const asked = one.snapshot().view;
    await granted(first.house.quickMatch('basic13', 'beginner'));
    first.house.close();
    await clock.advance(60_000);
    const second = await person('Anna', 'k1');
    await clock.advance(600_000);
    // With one session less the other still keeps them.
    const third = await person('Anna', 'k1');
    await granted(third.house.join(id));
    third.house.close();
    await clock.advance(600_000);
    expect((await granted(second.house.join(id))).snapshot().view).toEqual(asked);
    second.house.close();
    await clock.advance(600_000);
    const { house } = await person('Anna', 'k1');
    expect((await granted(house.join(id))).snapshot().view).not.toEqual(asked);
  });

  it('leaves it to a bot where there is no key to come back with', async () => {
    const { person, guest, clock } = await openLobby();
    const { house } = await guest('Eve');
    const id = (await granted(house.quickMatch('basic13', 'beginner'))).snapshot().config.id;
    house.close();
    await settled();
    const watched = await granted((await person('Anna')).house.watch(id));
    expect(watched.snapshot().occupants.every(({ kind, autoplay }) => kind === 'bot' || autoplay)).toBe(true);
    await clock.advance(5_000);
    expect(watched.snapshot().view.seats.flatMap(({ discards }) => discards).length).toBeGreaterThan(0);
  });
});

it('tells the operator once that a table waits for its log, and once that it goes on', async () => {
  const store = new MemoryStore();
  const { person, logged, clock } = await openLobby({ store });
  const table = await granted((await person('Anna', 'k1')).house.quickMatch('basic13', 'beginner'));
  await clock.until(() => table.snapshot().view.offers.length > 0);
  const { id } = table.snapshot().config;
  store.breakDisk(true);
  expect(await table.send(sensible(table.snapshot().view))).toBe('stalled');
  await clock.advance(60_000);
  store.breakDisk(false);
  await clock.advance(60_000);
  expect(logged.filter(({ event }) => String(event).startsWith('table '))).toMatchObject([
    { level: 'error', event: 'table waits', table: id, error: expect.any(String) },
    { level: 'info', event: 'table goes on', table: id },
  ]);
});

it('leaves a guest’s seat to a bot also where it was given while the guest went', async () => {
  const { guest, person } = await openLobby();
  const { house } = await guest('Eve');
  const asked = house.quickMatch('basic13', 'beginner');
  house.close();
  await asked;
  await settled();
  expect((await person('Anna')).house.tables()).toMatchObject([{ state: 'playing', people: [] }]);
});

it('leaves a guest’s seat to a bot once the log takes it, where it took nothing when the guest went', async () => {
  const store = new MemoryStore();
  const { guest, person, clock } = await openLobby({ store });
  const anna = (await person('Anna', 'k1')).house;
  const eve = (await guest('Eve')).house;
  const table = await granted(anna.open({ ...plainWish, moveSeconds: 0 }));
  const theirs = await granted(eve.join(table.snapshot().config.id));
  table.ready();
  theirs.ready();
  await settled();
  store.breakDisk(true);
  eve.close();
  await settled();
  store.breakDisk(false);
  await clock.advance(40_000);
  expect(anna.tables()).toMatchObject([{ state: 'playing', people: ['Anna'] }]);
});

describe('a restart', () => {
  it('leaves the seats of guests to bots at once, and keeps those of people with keys', async () => {
    const store = new MemoryStore();
    const before = await openLobby({ store });
    const people = [await before.person('Anna', 'k1'), await before.person('Bob', 'k2')];
    const houses = [...people, await before.guest('Eve')].map(({ house }) => house);
    const table = await granted(houses[0]!.open({ ...plainWish, isPrivate: true }));
    const { code, id } = table.snapshot().config;
    for (const house of houses.slice(1)) await granted(house.join(code!));
    await before.lobby.rooms.byId(id)!.begin();
    before.lobby.stop();

    const after = await openLobby({ store });
    const anna = (await after.person('Anna', 'k1')).house;
    const back = await granted(anna.join(id));
    expect(anna.tables()).toMatchObject([
      { state: 'playing', people: expect.arrayContaining(['Anna', 'Bob']) },
    ]);
    const eve = back.snapshot().occupants.find(({ name }) => name === 'Eve');
    const bob = back.snapshot().occupants.find(({ name }) => name === 'Bob');
    expect([eve, bob]).toMatchObject([{ autoplay: true }, { away: true, autoplay: false }]);
    expect(
      after.lobby.rooms
        .byId(id)!
        .people()
        .map(({ name }) => name),
    ).not.toContain('Eve');
  });

  it('frees the place of a guest at a table that gathers', async () => {
    const store = new MemoryStore();
    const before = await openLobby({ store });
    const table = await granted((await before.person('Anna', 'k1')).house.open(plainWish));
    await granted((await before.guest('Eve')).house.join(table.snapshot().config.id));
    before.lobby.stop();
    const after = await openLobby({ store });
    const bob = (await after.person('Bob', 'k2')).house;
    expect(bob.tables()).toMatchObject([{ state: 'gathering', people: ['Anna'] }]);
  });

  it('brings every unfinished table back, and people with their keys to it', async () => {
    const store = new MemoryStore();
    const before = await openLobby({ store });
    const { house } = await before.person('Anna', 'k1');
    const table = await granted(house.quickMatch('basic13', 'beginner'));
    await before.clock.until(() => table.snapshot().view.offers.length > 0);
    expect(await table.send(sensible(table.snapshot().view))).toBeNull();
    const open = await granted(house.open({ ...plainWish, isPrivate: true }));
    const { code } = open.snapshot().config;
    await before.clock.advance(700);
    const expected = table.snapshot();
    before.lobby.stop();

    const after = await openLobby({ store });
    const again = (await after.person('Anna', 'k1')).house;
    expect(again.tables()).toHaveLength(2);
    const back = await granted(again.join(expected.config.id));
    expect(back.snapshot().view).toEqual(expected.view);
    expect(back.snapshot().events).toEqual(expected.events);
    const bob = (await after.person('Bob', 'k2')).house;
    expect((await granted(bob.join(code!))).snapshot().occupants.map(({ name }) => name)).toContain('Anna');
  });

  it('reports a table whose log cannot be followed, and opens the others', async () => {
    const store = new MemoryStore();
    const before = await openLobby({ store });
    const { house } = await before.person('Anna', 'k1');
    const [bad, good] = [await granted(house.open(plainWish)), await granted(house.open(plainWish))];
    before.lobby.stop();
    const { id } = bad.snapshot().config;
    await store.append(id, (await store.read(id)).length, [{ kind: 'dreamt', at: 0, data: {} }]);
    const after = await openLobby({ store });
    expect(after.lobby.rooms.all().map(({ config }) => config.id)).toEqual([good.snapshot().config.id]);
    expect(after.logged).toContainEqual(expect.objectContaining({ event: 'table lost', table: id }));
    expect((await store.findTable(id))!.state).toBe('open');
  });
});

describe('a finished match', () => {
  it('is kept as a record that holds, and its table goes when everybody has', async () => {
    const { person, clock, store, lobby } = await openLobby();
    const { house } = await person('Anna', 'k1');
    const table = await granted(house.open(plainWish));
    table.phrase('for luck');
    table.ready();
    await settled();
    table.autoplay(true);
    const { id } = table.snapshot().config;
    await clock.until(() => table.snapshot().state === 'finished');
    await settled();
    const { record, hands } = verifyRecord((await store.readRecord(id))!, rulesetOf);
    expect(hands).toBe(1);
    expect(record.phrases).toEqual(['for luck']);
    expect(record.seed).toBe(table.snapshot().seed);
    expect((await store.findTable(id))!.state).toBe('finished');
    await clock.advance(120_000);
    expect(lobby.rooms.byId(id)).toBeDefined();
    table.detach();
    await clock.advance(60_000);
    expect(lobby.rooms.byId(id)).toBeUndefined();
  });

  it('is recorded later where the store fails at that moment, also after a restart', async () => {
    const store = new MemoryStore();
    const saveRecord = store.saveRecord.bind(store);
    store.saveRecord = () => {
      store.breakDisk(true);
      return saveRecord({ id: 'x', ruleset: 'basic13', finishedAt: 0, summary: null }, '').finally(() =>
        store.breakDisk(false),
      );
    };
    const before = await openLobby({ store });
    const { house } = await before.person('Anna', 'k1');
    const table = await granted(house.open(plainWish));
    table.ready();
    await settled();
    table.autoplay(true);
    const { id } = table.snapshot().config;
    await before.clock.until(() => table.snapshot().state === 'finished');
    await settled();
    expect(await store.readRecord(id)).toBeUndefined();
    before.lobby.stop();
    store.saveRecord = saveRecord;
    await openLobby({ store });
    await settled();
    expect(await store.readRecord(id)).toBeDefined();
  });
});

describe('a table that gathers and that nobody is at', () => {
  it('goes within seconds when everybody has left, also where a guest just went', async () => {
    const { person, guest, clock, lobby, store } = await openLobby();
    const { house } = await person('Anna', 'k1');
    const eve = (await guest('Eve')).house;
    const table = await granted(house.open(plainWish));
    const { id } = table.snapshot().config;
    await granted(eve.join(id));
    table.leave();
    await clock.advance(60_000);
    expect(house.tables()).toMatchObject([{ people: ['Eve'] }]);
    eve.close();
    await clock.advance(15_000);
    expect(house.tables()).toEqual([]);
    expect((await store.findTable(id))!.state).toBe('finished');
    await clock.advance(60_000);
    expect(lobby.rooms.count).toBe(0);
  });

  it('stays as long as somebody with a key is waited for, and no longer', async () => {
    const { person, clock, lobby } = await openLobby();
    const { house } = await person('Anna', 'k1');
    const bob = (await person('Bob', 'k2')).house;
    await granted(house.open(plainWish));
    house.close();
    await clock.advance(119_000);
    expect(bob.tables()).toMatchObject([{ people: ['Anna'] }]);
    await clock.advance(16_000);
    expect(bob.tables()).toEqual([]);
    await clock.advance(60_000);
    expect(lobby.rooms.count).toBe(0);
  });

  it('goes after a restart too, and stays where somebody comes or looks on', async () => {
    const store = new MemoryStore();
    const before = await openLobby({ store });
    const { house } = await before.guest('Eve');
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await granted(house.open(plainWish))).snapshot().config.id);
    before.lobby.stop();
    const { person, clock } = await openLobby({ store });
    const anna = (await person('Anna', 'k1')).house;
    await granted(anna.join(ids[0]!));
    await granted(anna.watch(ids[1]!));
    await clock.advance(60_000);
    const left = anna.tables().map(({ config }) => config.id);
    expect(left.sort()).toEqual(ids.slice(0, 2).sort());
  });

  it('is closed later where the store takes nothing at that moment', async () => {
    const store = new MemoryStore();
    const { person, clock, lobby } = await openLobby({ store });
    const { house } = await person('Anna', 'k1');
    const table = await granted(house.open(plainWish));
    table.leave();
    await clock.advance(14_000);
    store.breakDisk(true);
    await clock.advance(5_000);
    store.breakDisk(false);
    await clock.advance(120_000);
    expect(lobby.rooms.count).toBe(0);
  });
});
