import type { LogFields } from '../../server/log.ts';
import { createLog } from '../../server/log.ts';
import { MemoryStore } from '../../server/store/memory-store.ts';
import type { Store } from '../../server/store/store.ts';
import type { HouseLimits } from '../../server/tables/house-limits.ts';
import { Lobby } from '../../server/tables/lobby.ts';
import type { SessionHouse } from '../../server/tables/session-house.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { allRulesets } from '../../src/rules/registry.ts';
import type { Times } from '../../src/table/times.ts';
import type { Asked } from '../../src/ui/house.ts';
import { FakeClock } from './clock.ts';
import { seedOf } from './random-play.ts';

/** A lobby over a store in memory, with a clock that stands. */
export interface TestLobby {
  readonly lobby: Lobby;
  readonly store: Store;
  readonly clock: FakeClock;
  readonly logged: LogFields[];
  /** A session of the person with this key. */
  person(name: string, key?: string): Promise<TestSession>;
  guest(name: string): Promise<TestSession>;
}

export interface TestSession {
  readonly house: SessionHouse;
  /** How often another session took its seat over. */
  takenOver(): number;
}

export interface TestLobbyOptions {
  readonly store?: MemoryStore;
  readonly limits?: Partial<HouseLimits>;
  readonly times?: Partial<Times>;
  readonly rulesets?: readonly Ruleset[];
}

/** Opens a lobby and brings back the tables of its store. */
export async function openLobby(options: TestLobbyOptions = {}): Promise<TestLobby> {
  const clock = new FakeClock();
  let seeds = 0;
  const store = options.store ?? new MemoryStore(() => clock.wallTime());
  const logged: LogFields[] = [];
  const lobby = new Lobby({
    store,
    clock,
    rulesets: options.rulesets ?? allRulesets(),
    log: createLog(line => logged.push(JSON.parse(line) as LogFields)),
    limits: options.limits ?? {},
    times: options.times ?? {},
    newSeed: () => seedOf(++seeds),
  });
  await lobby.begin();
  const welcome = async (nickname: string, key: string | null): Promise<TestSession> => {
    let count = 0;
    const house = await lobby.welcome({
      identity:
        key === null
          ? { kind: 'guest' }
          : { kind: 'key', fingerprint: `SHA256:${key}`, algorithm: 'ssh-ed25519', publicKey: key },
      nickname,
      onTakenOver: () => void count++,
      onFault: error => {
        throw error;
      },
    });
    return { house, takenOver: () => count };
  };
  return {
    lobby,
    store,
    clock,
    logged,
    person: (name, key = name) => welcome(name, key),
    guest: name => welcome(name, null),
  };
}

/** What was asked for, and granted. */
export async function granted<T>(asked: Promise<Asked<T>>): Promise<T> {
  const answer = await asked;
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer.ok;
}

/** An ordinary wish for a table. */
export const plainWish = {
  ruleset: 'basic13',
  options: { hands: 1 },
  bots: 'beginner',
  isPrivate: false,
  moveSeconds: 20,
  fixedPause: false,
  drawSeats: true,
} as const;
