import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../server/store/memory-store.ts';
import { settled } from '../../helpers/clock.ts';
import { granted, openLobby, plainWish } from '../../helpers/lobby.ts';

describe('a nickname', () => {
  it('comes from the wish, cleaned of what no screen should see', async () => {
    const { guest } = await openLobby();
    const { house } = await guest('An\u001b[31mna\u202e\u200b\u0007');
    expect(house.guest().nickname).toBe('Anna');
    expect((await guest('')).house.guest().nickname).toBe('guest');
    expect((await guest('a name that is far too long for a seat')).house.guest().nickname).toBe(
      'a name that is f',
    );
  });

  it('is unique while it is in use, whatever its case', async () => {
    const { guest, person } = await openLobby();
    const first = await guest('Anna');
    expect((await guest('anna')).house.guest().nickname).toBe('anna2');
    expect((await person('ANNA', 'k1')).house.guest().nickname).toBe('ANNA3');
    expect((await guest('a name as wide as')).house.guest().nickname).toBe('a name as wide a');
    expect((await guest('a name as wide as')).house.guest().nickname).toBe('a name as wide2');
    first.house.close();
    expect((await guest('Anna')).house.guest().nickname).toBe('Anna');
  });

  it('is in use also by somebody who sits at a table and is away', async () => {
    const { guest, person } = await openLobby();
    const { house } = await person('Anna', 'k1');
    await granted(house.quickMatch('basic13', 'beginner'));
    house.close();
    expect((await guest('Anna')).house.guest().nickname).toBe('Anna2');
    expect((await person('whatever', 'k1')).house.guest().nickname).toBe('Anna');
  });

  it('can be changed to one that nobody has, and is remembered with the key', async () => {
    const lobby = await openLobby();
    const { house } = await lobby.person('Anna', 'k1');
    await lobby.guest('Bob');
    expect(await house.rename('bob')).toEqual({ refused: 'name-taken' });
    expect(await house.rename('\u200b \u0000')).toEqual({ refused: 'name-empty' });
    const table = await granted(house.open(plainWish));
    expect(await house.rename(' Annabel ')).toEqual({ ok: 'Annabel' });
    expect(house.guest().nickname).toBe('Annabel');
    expect(table.snapshot().occupants[0]!.name).toBe('Annabel');
    house.close();
    expect((await lobby.person('x', 'k1')).house.guest().nickname).toBe('Annabel');
  });

  it('cannot be that of a bot at one’s own table; elsewhere it can', async () => {
    const { guest } = await openLobby();
    const { house } = await guest('Anna');
    const table = await granted(house.quickMatch('basic13', 'beginner'));
    const bot = table.snapshot().occupants.find(({ kind }) => kind === 'bot')!.name;
    expect(await house.rename(bot.toUpperCase())).toEqual({ refused: 'name-taken' });
    expect((await guest(bot)).house.guest().nickname).toBe(bot);
  });

  it('stays as it was where the store does not take the new one', async () => {
    const store = new MemoryStore();
    const { person } = await openLobby({ store });
    const { house } = await person('Anna', 'k1');
    store.breakDisk(true);
    expect(await house.rename('Annabel')).toEqual({ refused: 'store-failed' });
    expect(house.guest().nickname).toBe('Anna');
  });
});

describe('a person', () => {
  it('is known by its key, with all that it has chosen; a guest is new every time', async () => {
    const { person, guest } = await openLobby();
    const first = await person('Anna', 'k1');
    expect(first.house.guest()).toMatchObject({
      isNew: true,
      fingerprint: 'SHA256:k1',
      settings: { face: null },
    });
    first.house.saveSettings({ face: 'glyph', bell: false });
    expect(first.house.guest()).toMatchObject({ isNew: false, settings: { face: 'glyph', bell: false } });
    first.house.close();
    const again = (await person('Other', 'k1')).house.guest();
    expect(again).toMatchObject({ id: first.house.person, nickname: 'Anna', isNew: false });
    expect(again.settings).toMatchObject({ face: 'glyph', bell: false, sorted: true });
    const stranger = (await guest('Eve')).house;
    expect(stranger.guest()).toMatchObject({ isNew: true, fingerprint: null });
    expect((await guest('Eve')).house.person).not.toBe(stranger.person);
  });

  it('reads settings that make no sense any more as the usual ones', async () => {
    const store = new MemoryStore();
    const { person } = await openLobby({ store });
    const { house } = await person('Anna', 'k1');
    await store.saveSettings(house.person, { face: 'wooden', bell: 'loud', theme: 7, sorted: false });
    house.close();
    expect((await person('Anna', 'k1')).house.guest().settings).toEqual({
      face: null,
      theme: 'felt',
      bell: true,
      coach: false,
      sorted: false,
    });
  });

  it('is new until something was chosen', async () => {
    const { person } = await openLobby();
    const { house } = await person('Anna', 'k1');
    house.close();
    const again = (await person('Anna', 'k1')).house;
    expect(again.guest().isNew).toBe(true);
    again.saveSettings({ face: 'cjk' });
    await settled();
    again.close();
    expect((await person('Anna', 'k1')).house.guest().isNew).toBe(false);
  });

  it('is counted once, however many sessions it has', async () => {
    const { person, guest } = await openLobby();
    const one = await person('Anna', 'k1');
    const two = await person('Anna', 'k1');
    await guest('Bob');
    expect(one.house.online()).toBe(2);
    two.house.close();
    two.house.close();
    expect(one.house.online()).toBe(2);
    one.house.close();
    expect((await guest('Cleo')).house.online()).toBe(2);
  });
});

it('keeps settings for the session where the store does not take them', async () => {
  const store = new MemoryStore();
  const { person, logged } = await openLobby({ store });
  const { house } = await person('Anna', 'k1');
  store.breakDisk(true);
  house.saveSettings({ face: 'text' });
  expect(house.guest().settings.face).toBe('text');
  await settled();
  expect(logged).toContainEqual(expect.objectContaining({ event: 'settings not remembered' }));
});
