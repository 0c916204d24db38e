import { serverConfig } from '../server/config.ts';
import { createLog } from '../server/log.ts';
import { serve } from '../server/main.ts';
import { type StartScreens, screensWith } from '../server/sessions.ts';
import type { TableHandle, TableSnapshot } from '../src/table/snapshot.ts';
import type { House } from '../src/ui/house.ts';
import { timeOfBareTick } from './bare-tick.ts';

/*
 * The whole server as a process of its own: `node table-server.js DATA KEYS [quick]`. Whoever comes sits at once at a table of its own
 * with a clock, and is asked whether to begin with bots, which may be quick. The table of whoever comes as `host` begins and plays
 * by itself, and whoever comes as `watcher` looks on there. It tells its parent its port and, whenever asked, its `usage` so
 * far, its `heap`, or what a bare tick takes here; it ends with its parent.
 */

/** What the server has used and done since it began. Milliseconds of processor time, bytes. */
export interface Usage {
  /** Of all threads, and of the one that runs the sessions. */
  readonly processor: number;
  readonly sessionsThread: number;
  /** Packets that were more than a tick of a clock, and their bytes before encryption. */
  readonly updates: number;
  readonly bytes: number;
}

/** A tick writes a few digits; every other change of a table is longer. */
const LONGEST_TICK = 60;

let updates = 0;
let bytes = 0;

const screens = screensWith({ graceMinutes: 2, command: () => 'ssh localhost' });

/** As usual, but that the person is known, and its table is there before the first screen is. */
const seated: StartScreens = ({ port, house }) => {
  const write = port.write.bind(port);
  port.write = text => {
    if (text.length > LONGEST_TICK) updates++;
    bytes += text.length;
    write(text);
  };
  let begun: ReturnType<StartScreens> | undefined;
  const { nickname } = house.guest();
  const isHost = nickname === 'host';
  // Guests of one name are told apart by what stands behind it.
  const table = nickname.startsWith('watcher') ? shown : sitDown(house, isHost);
  if (isHost) shown = table;
  void table!.then(code => {
    begun = screens({ port, house: known(house), destination: { kind: 'table', code } });
  });
  return {
    end: reason => begun?.end(reason),
    announceStop: () => begun?.announceStop(),
  };
};

/** The table that plays by itself. */
let shown: Promise<string> | undefined;

async function sitDown(house: House, playsItself: boolean): Promise<string> {
  const asked = await house.open({
    ruleset: 'basic13',
    options: {},
    bots: 'beginner',
    isPrivate: false,
    moveSeconds: 600,
    fixedPause: false,
    drawSeats: true,
  });
  if ('refused' in asked) throw new Error(asked.refused);
  const table = asked.ok;
  if (playsItself) {
    table.ready();
    await until(table, ({ state }) => state === 'playing');
    table.autoplay(true);
    await until(table, ({ occupants }) => occupants.some(({ autoplay }) => autoplay));
  }
  // The screens come to the seat by themselves.
  table.detach();
  return table.snapshot().config.id;
}

function until(table: TableHandle, isSo: (snapshot: TableSnapshot) => boolean): Promise<void> {
  return new Promise(resolve => {
    const stop = table.onChange(() => {
      if (!isSo(table.snapshot())) return;
      stop();
      resolve();
    });
  });
}

/** The house for somebody who has been here before: no card of welcome. */
function known(house: House): House {
  return {
    rulesets: house.rulesets,
    botLevels: house.botLevels,
    guest: () => ({ ...house.guest(), isNew: false }),
    tables: () => house.tables(),
    online: () => house.online(),
    onChange: listener => house.onChange(listener),
    open: wish => house.open(wish),
    quickMatch: (ruleset, bots) => house.quickMatch(ruleset, bots),
    join: table => house.join(table),
    watch: table => house.watch(table),
    rename: nickname => house.rename(nickname),
    saveSettings: change => house.saveSettings(change),
    fault: error => house.fault(error),
  };
}

function usage(): Usage {
  const all = process.cpuUsage();
  const own = process.threadCpuUsage();
  return {
    processor: (all.user + all.system) / 1000,
    sessionsThread: (own.user + own.system) / 1000,
    updates,
    bytes,
  };
}

/** Answers its parent. The last question is the port to which bare ticks are written. */
async function answer(what: unknown): Promise<unknown> {
  if (what === 'usage') return usage();
  return what === 'heap' ? heap() : timeOfBareTick(Number(what));
}

/** What is in use after everything that can be forgotten was. */
function heap(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
}

const [data, keys, pace] = process.argv.slice(2);
const many = 2_000;
const server = await serve(
  serverConfig({ host: '127.0.0.1', port: 0, data: data!, keys: keys!, publicHost: 'localhost' }),
  {
    times: pace === 'quick' ? { leastPause: 50, pace: [50, 250], settledPause: 0 } : {},
    log: createLog(() => undefined),
    startScreens: seated,
    limits: { connections: many, connectionsPerAddress: many, connectionsPending: many, noticeMs: 0 },
  },
);
process.on('message', what => void answer(what).then(said => process.send!(said)));
process.once('disconnect', () => void server.stop().then(() => process.exit(0)));
process.send!({ port: server.port });
