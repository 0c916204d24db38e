import type { GameEvent } from '../../src/game/event.ts';
import { redact } from '../../src/game/event.ts';
import { act, newMatch, settle, timeoutCommand } from '../../src/game/match.ts';
import { isUnsettled, waitingFor } from '../../src/game/offers.ts';
import type { Options } from '../../src/game/options.ts';
import type { Refusal } from '../../src/game/refusal.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { seededSource } from '../../src/game/source.ts';
import type { Match, Play } from '../../src/game/state.ts';
import { viewOf } from '../../src/game/view-of.ts';
import type {
  ChatLine,
  Occupant,
  SeenEvent,
  TableConfig,
  TableHandle,
  TableSnapshot,
  TableState,
  Wish,
} from '../../src/table/snapshot.ts';

const SEED = '5'.repeat(64);
const BOT_NAMES = ['Mei', 'Ada', 'Lin', 'Kai', 'Noa'];

/**
 * A table that comes to a moment like the one wanted while everybody discards what they draw; dealt, at that moment.
 * @param firstDeal where to begin to look, for moments that are rare
 */
export function tableAt(
  rules: Ruleset,
  person: FakeTable['person'],
  isWanted: (snapshot: TableSnapshot) => boolean,
  config: Partial<TableConfig> = {},
  firstDeal = 1,
): FakeTable {
  for (let deal = firstDeal; deal < 2_000; deal++) {
    const seed = deal.toString(16).padStart(64, '0');
    const table = new FakeTable(rules, person, { id: 'quick', ...config }, seed);
    table.deal();
    for (let turn = 0; turn < 30 && table.state === 'playing'; turn++) {
      if (isWanted(table.snapshot())) return table;
      table.timeOut();
    }
    if (isWanted(table.snapshot())) return table;
  }
  throw new Error('no deal comes to such a moment');
}

/**
 * A table that nobody but the test moves: real rules and a fixed deal, one person at seat 0, and others who discard what they
 * drew and claim nothing. `run` plays for the others until the person is asked.
 */
export class FakeTable implements TableHandle {
  readonly config: TableConfig;
  readonly rules: Ruleset;
  state: TableState = 'gathering';
  /** What the person sent, in order. */
  readonly sent: Wish[] = [];
  /** Calls other than commands, by name. */
  readonly calls: string[] = [];
  readonly chat: ChatLine[] = [];
  readonly me: { ready: boolean; autoplay: boolean } = { ready: false, autoplay: false };
  readonly person: { readonly id: string; readonly name: string };
  /** Before the match nobody sits in the last so many seats. */
  free = 0;
  /** The others play on by themselves once the person has acted. */
  goesOn = true;
  /** What the next command is answered with instead of being carried out. */
  answerWith: Refusal | 'stalled' | null = null;
  private match: Match;
  private events: SeenEvent[] = [];
  private count = 0;
  private current: TableSnapshot | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly source;

  constructor(rules: Ruleset, person: FakeTable['person'], config: Partial<TableConfig> = {}, seed = SEED) {
    const options: Options =
      config.options ?? Object.fromEntries(rules.options.map(spec => [spec.name, spec.default]));
    this.rules = rules;
    this.person = person;
    this.config = {
      id: 'k7fq',
      code: null,
      ruleset: rules.id,
      options,
      bots: 'beginner',
      moveSeconds: 20,
      fixedPause: false,
      drawSeats: true,
      ...config,
    };
    this.match = newMatch(rules, options);
    this.source = seededSource(rules, options, seed, []);
  }

  snapshot(): TableSnapshot {
    this.current ??= {
      config: this.config,
      state: this.state,
      seat: this.state === 'gathering' ? null : 0,
      occupants: this.occupants(),
      view: viewOf(this.rules, this.match, 0),
      events: this.events,
      clock: this.asksMe() ? { left: 20_000, total: 20_000 } : null,
      readyClock: this.state === 'settled' ? { left: 60_000, total: 60_000 } : null,
      chat: [...this.chat],
      spectators: 0,
      commitment: 'c'.repeat(64),
      seed: this.state === 'finished' ? SEED : null,
    };
    return this.current;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(wish: Wish): Promise<Refusal | 'stalled' | null> {
    this.sent.push(wish);
    if (this.answerWith !== null) return Promise.resolve(this.answerWith);
    const refusal = this.carryOut({ seat: 0, ...wish });
    if (refusal === null && this.goesOn) this.run();
    else if (refusal === null) this.changed();
    return Promise.resolve(refusal);
  }

  /** Deals the next hand and plays for the others until the person is asked. */
  deal(): void {
    this.state = 'playing';
    this.me.ready = false;
    this.events = [];
    this.carryOut({ seat: null, do: 'deal' });
    this.run();
  }

  /** Plays for the others until the person is asked, or the hand is over. */
  run(): void {
    while (!this.asksMe() && this.match.phase === 'hand') this.step();
    if (this.match.phase !== 'hand') this.state = this.match.phase === 'over' ? 'finished' : 'settled';
    this.changed();
  }

  /** One step of the others: an answer, the end of a window, a discard. */
  step(): void {
    if (isUnsettled(this.match)) {
      const settled = settle(this.rules, this.source, this.match);
      this.match = settled.match;
      this.note(settled.events);
      return;
    }
    const seat = waitingFor(this.match).find(waiting => waiting !== 0)!;
    this.carryOut(timeoutCommand(this.rules, this.match as Play, seat));
  }

  /** The person's time is over. */
  timeOut(): void {
    this.carryOut(timeoutCommand(this.rules, this.match as Play, 0));
    this.run();
  }

  setState(state: TableState): void {
    this.state = state;
    this.changed();
  }

  ready(): void {
    this.calls.push('ready');
    this.me.ready = true;
    if (this.state === 'gathering' || this.state === 'settled') this.deal();
  }

  autoplay(on: boolean): void {
    this.calls.push(`autoplay ${on}`);
    this.me.autoplay = on;
    this.changed();
  }

  pause(on: boolean): void {
    this.calls.push(`pause ${on}`);
    this.setState(on ? 'paused' : 'playing');
  }

  say(text: string, name = this.person.name): void {
    this.chat.push({ number: this.chat.length, name, text });
    this.changed();
  }

  phrase(text: string): void {
    this.calls.push(`phrase ${text}`);
  }

  leave(): void {
    this.calls.push('leave');
  }

  detach(): void {
    this.calls.push('detach');
  }

  asksMe(): boolean {
    return waitingFor(this.match).includes(0);
  }

  private carryOut(command: Parameters<typeof act>[3]): Refusal | null {
    const outcome = act(this.rules, this.source, this.match, command);
    if ('refusal' in outcome) return outcome.refusal;
    this.match = outcome.match;
    this.note(outcome.events);
    return null;
  }

  private note(events: readonly GameEvent[]): void {
    const known: SeenEvent[] = [];
    for (const event of events) {
      const seen = redact(event, 0);
      this.count += 1;
      if (seen !== null) known.push({ number: this.count, event: seen });
    }
    this.events = [...this.events, ...known];
  }

  private occupants(): Occupant[] {
    return Array.from({ length: this.match.seats }, (_, seat) => {
      const common = { away: false, autoplay: false };
      if (seat === 0)
        return { kind: 'person', person: this.person.id, name: this.person.name, ...common, ...this.me };
      if (this.state === 'gathering' && seat >= this.match.seats - this.free)
        return { kind: 'empty', person: null, name: '', ...common, ready: false };
      return { kind: 'bot', person: null, name: BOT_NAMES[seat - 1] ?? 'Bot', ...common, ready: true };
    });
  }

  private changed(): void {
    this.current = undefined;
    for (const listener of [...this.listeners]) listener();
  }
}
