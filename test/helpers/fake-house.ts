import type { Ruleset } from '../../src/game/ruleset.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import type { TableHandle } from '../../src/table/snapshot.ts';
import type {
  Asked,
  Guest,
  House,
  HouseRefusal,
  Settings,
  TableLine,
  TableWish,
} from '../../src/ui/house.ts';
import { FakeTable } from './fake-table.ts';

const settings: Settings = { face: null, theme: 'felt', bell: false, coach: false, sorted: true };

/** A house of one person, where tables are `FakeTable`s and every wish comes true at once unless the test says otherwise. */
export class FakeHouse implements House {
  readonly rulesets: readonly Ruleset[];
  readonly botLevels = ['beginner'];
  readonly faults: unknown[] = [];
  readonly opened: TableWish[] = [];
  readonly names: string[] = [];
  /** Tables that the person was given, by id. */
  readonly held = new Map<string, FakeTable>();
  lines: TableLine[] = [];
  people = 1;
  /** Why the next wishes are not granted. */
  refuse: HouseRefusal | null = null;
  /** The seed of tables' tiles. */
  seed: string | undefined;
  person: Guest;
  private readonly listeners = new Set<() => void>();

  constructor(guest: Partial<Guest> = {}, rulesets: readonly Ruleset[] = [basic13]) {
    this.rulesets = rulesets;
    this.person = { id: 'p1', nickname: 'Zoe', fingerprint: 'SHA256:x', isNew: false, settings, ...guest };
  }

  guest(): Guest {
    return this.person;
  }

  tables(): readonly TableLine[] {
    return this.lines;
  }

  online(): number {
    return this.people;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed(): void {
    for (const listener of [...this.listeners]) listener();
  }

  open(wish: TableWish): Promise<Asked<TableHandle>> {
    this.opened.push(wish);
    return this.give(wish.ruleset, 'k7fq');
  }

  async quickMatch(ruleset: string): Promise<Asked<TableHandle>> {
    const asked = await this.give(ruleset, 'quick');
    if ('ok' in asked && asked.ok.state === 'gathering') asked.ok.deal();
    return asked;
  }

  join(table: string): Promise<Asked<TableHandle>> {
    return this.give('basic13', table);
  }

  watch(table: string): Promise<Asked<TableHandle>> {
    return this.give('basic13', table);
  }

  rename(nickname: string): Promise<Asked<string>> {
    if (this.refuse !== null) return Promise.resolve({ refused: this.refuse });
    this.person = { ...this.person, nickname };
    this.changed();
    return Promise.resolve({ ok: nickname });
  }

  saveSettings(change: Partial<Settings>): void {
    // Like the server: who has settings is known.
    this.person = { ...this.person, isNew: false, settings: { ...this.person.settings, ...change } };
  }

  fault(error: unknown): void {
    this.faults.push(error);
  }

  /** A table of the person's, before its first deal. */
  newTable(id: string, rules: Ruleset = this.rulesets[0]!): FakeTable {
    const { id: person, nickname: name } = this.person;
    return new FakeTable(rules, { id: person, name }, { id }, this.seed);
  }

  /** Keeps a table ready: whoever asks for it by its id, or for a quick match, comes to it. */
  keep(table: FakeTable): FakeTable {
    this.held.set(table.config.id, table);
    return table;
  }

  /** The table that the person came to last. */
  last(): FakeTable {
    return [...this.held.values()].at(-1)!;
  }

  private give(ruleset: string, id: string): Promise<Asked<FakeTable>> {
    if (this.refuse !== null) return Promise.resolve({ refused: this.refuse });
    const rules = this.rulesets.find(candidate => candidate.id === ruleset)!;
    const table = this.held.get(id) ?? this.newTable(id, rules);
    this.held.set(id, table);
    return Promise.resolve({ ok: table });
  }
}
