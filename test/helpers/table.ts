import { levelOf } from '../../src/bots/levels.ts';
import type { Player } from '../../src/bots/player.ts';
import { readOptions } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { Room, type RoomWorld } from '../../src/table/room.ts';
import type { TableConfig } from '../../src/table/snapshot.ts';
import { type Times, usualTimes } from '../../src/table/times.ts';
import { FakeClock } from './clock.ts';
import { MemoryLog } from './memory-log.ts';

/** A room in a world of its own, and what it was made of. */
export interface TestTable {
  readonly room: Room;
  readonly world: RoomWorld;
  readonly clock: FakeClock;
  readonly log: MemoryLog;
  readonly faults: unknown[];
  /** What was told of the log: why the table waits, and null when it goes on. */
  readonly outages: (string | null)[];
}

export interface TestTableOptions {
  readonly rules?: Ruleset;
  readonly config?: Partial<TableConfig>;
  readonly options?: Record<string, unknown>;
  readonly seed?: string;
  readonly times?: Partial<Times>;
  readonly playerOf?: (level: string) => Player;
  readonly log?: MemoryLog;
}

export const SEED = '5a'.repeat(32);

/** The world of a table: a clock that stands, a log in memory. */
export function testWorld(given: TestTableOptions = {}): Omit<TestTable, 'room'> {
  const clock = new FakeClock();
  const log = given.log ?? new MemoryLog();
  const faults: unknown[] = [];
  const outages: (string | null)[] = [];
  const world: RoomWorld = {
    log,
    clock,
    times: { ...usualTimes, ...given.times },
    playerOf: given.playerOf ?? (level => levelOf(level)!),
    onFault: (_table, error) => void faults.push(error),
    onOutage: (_table, why) => void outages.push(why),
  };
  return { world, clock, log, faults, outages };
}

/** Opens a table of Basic 13 against beginners, unless said otherwise. */
export async function openTable(given: TestTableOptions = {}): Promise<TestTable> {
  const rest = testWorld(given);
  const rules = given.rules ?? basic13;
  const read = readOptions(rules.options, given.options);
  if ('problem' in read) throw new Error(read.problem);
  const config: TableConfig = {
    id: 't1',
    code: null,
    ruleset: rules.id,
    options: read.options,
    bots: 'beginner',
    moveSeconds: 20,
    fixedPause: false,
    drawSeats: true,
    ...given.config,
  };
  return { ...rest, room: await Room.open(rest.world, rules, config, given.seed ?? SEED) };
}
