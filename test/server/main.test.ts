import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { serverConfig } from '../../server/config.ts';
import { type RunningServer, type ServerParts, serve } from '../../server/main.ts';
import type { SessionEnd, StartScreens } from '../../server/sessions.ts';
import { untilStopped } from '../../server/signals.ts';
import { MemoryStore } from '../../server/store/memory-store.ts';
import { StoreUnavailable } from '../../server/store/store.ts';
import { verifyRecord } from '../../src/records/verify.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import type { TableHandle } from '../../src/table/snapshot.ts';
import type { House } from '../../src/ui/house.ts';
import { temporaryFolder } from '../helpers/folder.ts';
import { granted } from '../helpers/lobby.ts';
import { runOpenSsh } from '../helpers/openssh.ts';
import { collectLog, connectClient, execCommand, newKey, openTerminal } from '../helpers/ssh.ts';

/** Screens of one word a line: what a session began with, and how it ended. */
interface PlainScreens {
  readonly start: StartScreens;
  /** Waits for the next session's house. */
  next(): Promise<{ readonly house: House; readonly destination: unknown }>;
}

function plainScreens(): PlainScreens {
  const begun = new EventEmitter();
  return {
    start: ({ port, house, destination }) => {
      port.write(`hello ${house.guest().nickname}`);
      queueMicrotask(() => begun.emit('session', { house, destination }));
      return {
        end: (reason: SessionEnd) => {
          port.write(` goodbye ${reason}`);
          port.end(0);
        },
        announceStop: () => port.write(' soon'),
      };
    },
    next: () => new Promise(resolve => begun.once('session', resolve)),
  };
}

async function startHere(
  parts: Partial<ServerParts> = {},
  data = temporaryFolder('data'),
): Promise<RunningServer> {
  const config = serverConfig({ host: '127.0.0.1', port: 0, data, keys: temporaryFolder('keys') });
  const limits = { noticeMs: 0, ...parts.limits };
  const server = await serve(config, { log: collectLog().log, ...parts, limits });
  onTestFinished(() => server.stop());
  return server;
}

it('lets a person in by its key, to the lobby, a ruleset or a table that the user name tells of', async () => {
  const screens = plainScreens();
  const { port } = await startHere({ startScreens: screens.start });
  let begun = screens.next();
  const anna = await openTerminal({ port, user: 'Anna', key: newKey() });
  await anna.waitFor('hello Anna');
  const { house, destination } = await begun;
  expect(destination).toBeNull();
  const wish = {
    ruleset: 'basic13',
    options: {},
    bots: 'beginner',
    moveSeconds: 20,
    fixedPause: false,
    drawSeats: true,
  };
  const table = await granted(house.open({ ...wish, isPrivate: true }));
  const { code } = table.snapshot().config;

  begun = screens.next();
  const bob = await openTerminal({ port, user: code! });
  expect((await begun).destination).toEqual({ kind: 'table', code });
  begun = screens.next();
  const cleo = await openTerminal({ port, user: 'basic13' });
  expect((await begun).destination).toEqual({ kind: 'lobby', ruleset: 'basic13' });
  begun = screens.next();
  // It looks like a code, but no table has it.
  const dan = await openTerminal({ port, user: 'danny' });
  expect(await begun).toMatchObject({ destination: null });
  await dan.waitFor('hello danny');
  await Promise.all([anna, bob, cleo, dan].map(terminal => terminal.close()));
});

it('is told of every way a session can end, and keeps the seat', async () => {
  const screens = plainScreens();
  const { port } = await startHere({ startScreens: screens.start });
  const key = newKey();
  let begun = screens.next();
  const first = await openTerminal({ port, user: 'Anna', key });
  const table = await granted((await begun).house.quickMatch('basic13', 'beginner'));
  const { id } = table.snapshot().config;
  const gone = awayAt(table);
  first.drop();
  await gone;
  begun = screens.next();
  const second = await openTerminal({ port, user: 'Anna', key });
  const back = await granted((await begun).house.join(id));
  expect(back.snapshot()).toMatchObject({ state: 'playing' });
  begun = screens.next();
  const third = await openTerminal({ port, user: 'Anna', key });
  await granted((await begun).house.join(id));
  await second.waitFor('goodbye takeover');
  expect(await second.ended).toBe(0);
  await third.close();
});

/** Resolves when the person at a table of its own is seen to be away, by a spectator. */
function awayAt(table: TableHandle): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (table.snapshot().occupants.some(({ away }) => away)) resolve();
      else setImmediate(look);
    };
    look();
  });
}

it('answers tables, record and verify without a screen', async () => {
  const screens = plainScreens();
  const store = new MemoryStore();
  const { port } = await startHere({
    startScreens: screens.start,
    store,
    times: { leastPause: 0, pace: [0, 0], settledPause: 0 },
  });
  const begun = screens.next();
  const anna = await openTerminal({ port, user: 'Anna', key: newKey() });
  const { house } = await begun;
  expect((await runOpenSsh({ port, command: 'tables' })).stdout).toBe('No table is open.\n');
  const table = await granted(house.quickMatch('basic13', 'beginner'));
  const { id } = table.snapshot().config;
  const client = await connectClient({ port });
  expect((await execCommand(client, 'tables')).stdout).toMatch(
    new RegExp(`^${id}  basic13  (playing|settled)  1 of 4  0 watching  Anna\\n$`),
  );
  table.autoplay(true);
  await saved(store, id);
  const record = await execCommand(client, `record ${id}`);
  expect(record.status).toBe(0);
  expect(verifyRecord(record.stdout, rulesetOf).hands).toBe(8);
  expect(await execCommand(client, `verify ${id}`)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('8 hands'),
  });
  expect(await execCommand(client, 'verify nothing')).toMatchObject({ status: 1, stdout: '' });
  expect(await execCommand(client, 'record')).toMatchObject({ status: 2 });
  client.end();
  await anna.close();
});

/** Resolves once the record of a match is kept. */
async function saved(store: MemoryStore, id: string): Promise<void> {
  while ((await store.readRecord(id)) === undefined) await new Promise(resolve => setImmediate(resolve));
}

it('stops in good order when it is told to, with a word on every screen', async () => {
  const screens = plainScreens();
  const server = await startHere({ startScreens: screens.start });
  const { port } = server;
  const signals = new EventEmitter();
  const status = untilStopped(server, signals, collectLog().log);
  const terminal = await openTerminal({ port, user: 'Anna' });
  await terminal.waitFor('hello Anna');
  signals.emit('SIGTERM');
  await terminal.waitFor('soon goodbye going-down');
  expect(await terminal.ended).toBe(0);
  expect(await status).toBe(0);
  await expect(connectClient({ port })).rejects.toThrow();
});

it('a second signal, which npm passes on after its own, does not cut the farewells short', async () => {
  const server = await startHere({ startScreens: plainScreens().start });
  const signals = new EventEmitter();
  const status = untilStopped(server, signals, collectLog().log);
  const terminal = await openTerminal({ port: server.port, user: 'Anna' });
  await terminal.waitFor('hello Anna');
  signals.emit('SIGINT');
  expect(signals.listenerCount('SIGINT')).toBe(1);
  signals.emit('SIGINT');
  await terminal.waitFor('goodbye going-down');
  expect(await status).toBe(0);
});

it('leaves the notice that it is about to stop for a while, but not for those who have gone', async () => {
  const server = await startHere({ startScreens: plainScreens().start, limits: { noticeMs: 600_000 } });
  const terminal = await openTerminal({ port: server.port, user: 'Anna' });
  await terminal.waitFor('hello Anna');
  const stopped = server.stop();
  await terminal.waitFor('soon');
  expect(terminal.text()).not.toContain('goodbye');
  await terminal.close();
  await stopped;
});

it('a fault that nothing answers for is logged, and the server stops in good order with status 1', async () => {
  const { log, logged } = collectLog();
  const server = await startHere({ startScreens: plainScreens().start });
  const faults = new EventEmitter();
  const status = untilStopped(server, faults, log);
  const terminal = await openTerminal({ port: server.port, user: 'Anna' });
  await terminal.waitFor('hello Anna');
  faults.emit('uncaughtException', new Error('nobody caught this'));
  await terminal.waitFor('goodbye going-down');
  expect(await status).toBe(1);
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'fault' }));
});

it('refuses a data folder that another server has', async () => {
  const data = temporaryFolder('data');
  await startHere({}, data);
  await expect(startHere({}, data)).rejects.toThrow(StoreUnavailable);
});

it('brings a match back after it was stopped in the middle', async () => {
  const data = temporaryFolder('data');
  const key = newKey();
  const screens = plainScreens();
  const first = await startHere({ startScreens: screens.start }, data);
  let begun = screens.next();
  await openTerminal({ port: first.port, user: 'Anna', key });
  const table = await granted((await begun).house.quickMatch('basic13', 'beginner'));
  const { config } = table.snapshot();
  await first.stop();
  const second = await startHere({ startScreens: screens.start }, data);
  begun = screens.next();
  const again = await openTerminal({ port: second.port, user: 'Anna', key });
  const { house } = await begun;
  expect(house.tables()).toMatchObject([{ mine: true, config: { id: config.id } }]);
  const back = (await granted(house.join(config.id))).snapshot();
  expect(back.view.seats[back.seat!]!.concealed!.tiles.length).toBeGreaterThanOrEqual(13);
  expect(back.commitment).toBe(table.snapshot().commitment);
  await again.close();
});

it('tells a person whom it cannot remember that its disk takes nothing', async () => {
  const store = new MemoryStore();
  const { port } = await startHere({ startScreens: plainScreens().start, store });
  store.breakDisk(true);
  const terminal = await openTerminal({ port, user: 'Anna', key: newKey() });
  await terminal.waitFor('takes nothing');
  expect(await terminal.ended).toBe(1);
});
