import { type ChildProcess, spawn as spawnProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenToTicks } from './bare-tick.ts';
import { quantile } from './measure.ts';
import type { Row } from './row.ts';
import { login, type SessionClient } from './session-client.ts';
import type { CrowdWish } from './session-crowd.ts';
import type { Usage } from './table-server.ts';

/** People whose keys are timed, in this process. They are there already when the memory of the others is counted. */
const TIMED = 8;
/** How many there are in all. */
const STAGES = [100, 300];
/** How long people look on, and how long they play while it is measured, in seconds. */
const IDLE = 10;
const PLAY = 20;
/** How many look on at one table, and for how many seconds. */
const WATCHERS = 100;
const WATCH = 10;
/** Played before anything is measured: code that runs for the first time is slow. */
const WARM_UP = 12;
/** Until what playing left behind is tidied away: memory is collected for some seconds after it. */
const REST = 10_000;
/** What `npm start` gives to Node. */
const AS_STARTED = ['--min-semi-space-size=16'];
/** Between two keys that are timed, and between two discards of whoever presses them, in milliseconds. */
const KEY = 120;
const DISCARD = 3_000;

/**
 * The whole server in a process of its own, with many people at it over ssh: what a table's update costs on its way to a
 * socket, and, with everybody at a table against bots that take a person's time, what a session takes that only looks on, and
 * how long a key takes to its cells while the other tables play.
 */
export async function benchSessions(): Promise<Row[]> {
  return [await withServer(['quick'], watch), ...(await withServer([], playAtTables))];
}

async function withServer<T>(
  args: readonly string[],
  work: (server: ChildProcess, port: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sshparrow-bench-'));
  const folders = [join(folder, 'data'), join(folder, 'keys')];
  const server = spawn('table-server.js', ['--expose-gc', ...AS_STARTED], [...folders, ...args]);
  try {
    const { port } = (await answer(server)) as { port: number };
    return await work(server, port);
  } finally {
    if (server.connected) server.disconnect();
    const late = setTimeout(() => server.kill('SIGKILL'), 15_000);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    clearTimeout(late);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playAtTables(server: ChildProcess, port: number): Promise<Row[]> {
  const crowd = spawn('session-crowd.js', [], [String(port)]);
  // Their terminals are other machines': where they share this one's processors, they come last.
  setPriority(crowd.pid!, constants.priority.PRIORITY_LOW);
  const peer = await listenToTicks();
  const clients = await login(TIMED, port, 'bench');
  try {
    await delay(2_000);
    for (const client of clients) client.press('enter');
    await delay(1_000);
    const before = (await ask(server, 'heap')) as number;
    const bare = (await ask(server, peer.port)) as number;
    const name = 'a timer and a write to a socket, and no more: processor time';
    const rows: Row[] = [{ name, value: bare, unit: 'ms/s' }];
    for (const count of STAGES) {
      await ask(crowd, { grow: count - TIMED });
      rows.push(...(await play(server, crowd, clients, count)));
      await delay(REST);
      rows.push(await idle(server, count, bare));
      const heap = (await ask(server, 'heap')) as number;
      rows.push({
        name: `${count} sessions at tables: heap of one`,
        value: (heap - before) / (count - TIMED) / 1024 ** 2,
        unit: 'MB',
        budget: 0.5,
      });
    }
    return rows;
  } finally {
    peer.close();
    crowd.kill();
    for (const client of clients) client.close();
  }
}

function spawn(program: string, flags: readonly string[], args: readonly string[]): ChildProcess {
  return spawnProcess(process.execPath, [...flags, join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The next thing that a process of ours says. */
async function answer(server: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exit = once(server, 'exit', { signal: ended.signal }).then(([status]) => {
    throw new Error(`a process ended with ${status}`);
  });
  try {
    const [message] = await Promise.race([once(server, 'message', { signal: ended.signal }), exit]);
    return message;
  } finally {
    exit.catch(() => undefined);
    ended.abort();
  }
}

function ask(asked: ChildProcess, what: 'heap' | 'usage' | number | CrowdWish): Promise<unknown> {
  const said = answer(asked);
  asked.send(what);
  return said;
}

/**
 * One table plays by itself, first before one pair of eyes and then before many. What the others add is what it takes to bring
 * an update to a socket: the view, the picture, what is new in it, ssh. Rules, bots and log cost the same either way.
 */
async function watch(server: ChildProcess, port: number): Promise<Row> {
  const host = await login(1, port, 'host');
  await delay(3_000);
  const alone = await usedIn(server, () => delay(WATCH * 1000));
  const watchers = await login(WATCHERS, port, 'watcher');
  await delay(5_000);
  const together = await usedIn(server, () => delay(WATCH * 1000));
  for (const client of [...host, ...watchers]) client.close();
  const updates = together.used.updates - alone.used.updates;
  return {
    name: `${WATCHERS} more people at a table that plays: processor time of a table update to a socket`,
    value: (together.used.sessionsThread - alone.used.sessionsThread) / updates,
    unit: 'ms',
    budget: 0.5,
    note: `${(updates / WATCH).toFixed(0)} updates a second; with the view, the picture, clocks and ssh`,
  };
}

/** Everybody is asked, nobody answers, and each screen has a clock that runs. */
async function idle(server: ChildProcess, count: number, bare: number): Promise<Row> {
  const { used } = await usedIn(server, () => delay(IDLE * 1000));
  const each = used.processor / IDLE / count;
  return {
    name: `${count} sessions at tables, a clock running: processor time of one`,
    value: each,
    unit: 'ms/s',
    budget: 0.2,
    note: `×${(each / bare).toFixed(1)} of a timer and a write, and no more`,
  };
}

/** Everybody plays, and a few of them see how long their keys take. */
async function play(
  server: ChildProcess,
  crowd: ChildProcess,
  clients: readonly SessionClient[],
  count: number,
): Promise<Row[]> {
  const everybody = async (seconds: number): Promise<Keys> => {
    const [keys] = await Promise.all([timeKeys(seconds, clients), ask(crowd, { play: seconds })]);
    return keys;
  };
  await everybody(WARM_UP);
  const {
    used,
    seconds,
    of: { times, lost },
  } = await usedIn(server, () => everybody(PLAY));
  const name = `${count} sessions at tables, all playing`;
  return [
    { name: `${name}: from key to changed cells, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      name: `${name}: from key to changed cells, 99 of 100`,
      value: quantile(times, 0.99),
      unit: 'ms',
      budget: 10,
      note: `${times.length} keys, ${lost} more that meant nothing then`,
    },
    {
      name: `${name}: processor time of a table update`,
      value: used.processor / used.updates,
      unit: 'ms',
      note: `all of it, with keys, rules, bots, log and its thread, clocks, ssh; ${(used.updates / seconds).toFixed(0)} updates a second of ${(used.bytes / used.updates).toFixed(0)} bytes; ${(used.sessionsThread / used.updates).toPrecision(3)} ms in the sessions' thread`,
    },
  ];
}

interface Keys {
  /** Milliseconds of each key to its changed cells. */
  readonly times: number[];
  /** Keys that changed nothing, where there was no tile to choose. */
  lost: number;
}

/** Each moves the cursor to and fro, and discards now and then. */
async function timeKeys(seconds: number, clients: readonly SessionClient[]): Promise<Keys> {
  const keys: Keys = { times: [], lost: 0 };
  const until = performance.now() + seconds * 1000;
  const person = async (client: SessionClient, i: number): Promise<void> => {
    await delay((i / clients.length) * KEY);
    let discards = performance.now() + (i / clients.length) * DISCARD;
    for (let isRight = true; performance.now() < until; isRight = !isRight) {
      const time = await client.timeOf(isRight ? 'right' : 'left');
      if (time === null) keys.lost++;
      else keys.times.push(time);
      await delay(KEY);
      if (performance.now() < discards) continue;
      discards += DISCARD;
      // One of them is what is asked for: the next hand or a discard, and then a discard of another's to let go.
      client.press('enter');
      await delay(DISCARD / 4);
      client.press('space');
    }
  };
  await Promise.all(clients.map(person));
  return keys;
}

async function usedIn<T>(
  server: ChildProcess,
  work: () => Promise<T>,
): Promise<{ readonly used: Usage; readonly seconds: number; readonly of: T }> {
  const start = performance.now();
  const before = (await ask(server, 'usage')) as Usage;
  const of = await work();
  const after = (await ask(server, 'usage')) as Usage;
  const used = {
    processor: after.processor - before.processor,
    sessionsThread: after.sessionsThread - before.sessionsThread,
    updates: after.updates - before.updates,
    bytes: after.bytes - before.bytes,
  };
  return { used, seconds: (performance.now() - start) / 1000, of };
}
