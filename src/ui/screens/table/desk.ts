import type { TableHandle } from '../../../table/snapshot.ts';
import type { Asked, House } from '../../house.ts';
import type { Texts } from '../../texts/texts.ts';
import type { SessionStore } from '../session-store.ts';
import type { TableController } from './table-controller.ts';

export interface DeskTools {
  readonly house: House;
  readonly store: SessionStore;
  readonly texts: Texts;
  /** The controller of a table that was just come to. */
  readonly control: (handle: TableHandle) => TableController;
  /** Runs work whose failure ends this session and nothing else. */
  readonly guard: (work: () => void) => void;
}

/**
 * The tables of one session: the one on the screen, and those of the person's other seats, which stay attached so that
 * their clocks and bells are heard.
 */
export class Desk {
  current: TableController | null = null;
  /** The code of a table that the person came for; null once it is there, or where it came for none. */
  wanted: string | null = null;
  private readonly tools: DeskTools;
  private closed = false;
  private readonly tables = new Map<string, TableController>();

  constructor(tools: DeskTools) {
    this.tools = tools;
  }

  quickMatch(ruleset: string): void {
    const { house } = this.tools;
    this.ask(() => house.quickMatch(ruleset, house.botLevels.at(-1) ?? ''));
  }

  open(wish: Parameters<House['open']>[0]): void {
    this.ask(() => this.tools.house.open(wish));
  }

  join(table: string): void {
    if (!this.comeBack(table)) this.ask(() => this.tools.house.join(table));
  }

  watch(table: string): void {
    if (!this.comeBack(table)) this.ask(() => this.tools.house.watch(table));
  }

  /** To a seat at the table that is shown: the person's own, which another of its sessions has, or a free one. */
  takeBack(): void {
    const { current } = this;
    if (current !== null) this.ask(() => this.tools.house.join(current.id));
  }

  /** To the table that the person came for; where there is none by that name, the lobby says so. */
  goToWanted(): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null) this.comeTo(wanted);
  }

  /** To the table of that id or code, which the lobby need not list: at a seat, or to watch where all are taken. */
  comeTo(table: string): void {
    const { house } = this.tools;
    if (this.comeBack(table)) return;
    this.ask(async () => {
      const answer = await house.join(table);
      return 'refused' in answer && answer.refused === 'table-full' ? house.watch(table) : answer;
    });
  }

  /** Tab: to the next table of one's own. */
  showNext(): void {
    const { house } = this.tools;
    const mine = house.tables().filter(({ mine }) => mine);
    if (mine.length === 0) return;
    const at = mine.findIndex(({ config }) => config.id === this.current?.id);
    const next = mine[(at + 1) % mine.length]!.config.id;
    if (next !== this.current?.id || this.tools.store.get().page !== 'table') this.join(next);
  }

  /** Back to the lobby; a seat is kept, watching ends. */
  toLobby(): void {
    const table = this.current;
    this.current = null;
    if (table !== null && !table.isSeated()) this.drop(table);
    this.tools.store.show('lobby');
  }

  /** Gives the seat up for good, or stops watching. */
  leaveTable(): void {
    const table = this.current;
    this.current = null;
    if (table !== null) this.drop(table);
    this.tools.store.show('lobby');
  }

  /** Whether the person has a seat at any table that goes on. */
  hasSeat(): boolean {
    return this.keptSeat() !== null;
  }

  /** The table whose seat a person who goes now will come back to. */
  keptSeat(): TableController | null {
    const seats = [...this.tables.values()].filter(table => table.isSeated() && !table.isOver());
    return seats.find(table => table === this.current) ?? seats[0] ?? null;
  }

  /** Whether it is one's turn at a table that is not on the screen. */
  waitsForMe(table: string): boolean {
    return this.tables.get(table)?.waitsForMe() ?? false;
  }

  /** The session is gone; every seat is kept. */
  close(): void {
    this.closed = true;
    for (const table of this.tables.values()) table.detach();
    this.tables.clear();
    this.current = null;
  }

  private comeBack(table: string): boolean {
    const known = this.tables.get(table);
    if (known === undefined) return false;
    this.show(known);
    return true;
  }

  private show(table: TableController): void {
    this.current = table;
    this.tools.store.show('table');
  }

  private drop(table: TableController): void {
    this.tables.delete(table.id);
    table.leave();
  }

  private ask(question: () => Promise<Asked<TableHandle>>): void {
    const { guard, house, store, texts } = this.tools;
    if (store.get().busy) return;
    store.set({ busy: true, notice: null });
    question().then(
      answer => {
        // The person went while the house was at it: its seat is kept like any other.
        if (this.closed && 'ok' in answer) answer.ok.detach();
        guard(() => this.take(answer));
      },
      error => {
        house.fault(error);
        store.set({ busy: false, notice: texts.lobby.refusals['store-failed'] });
      },
    );
  }

  private take(answer: Asked<TableHandle>): void {
    const { control, store, texts } = this.tools;
    store.set({ busy: false });
    if ('refused' in answer) {
      // A table that gathers says why not by itself, and whoever watches it goes on to.
      const isTold = this.current?.snapshot.state === 'gathering';
      if (store.get().page === 'table' && !isTold) store.show('lobby');
      store.set({ notice: texts.lobby.refusals[answer.refused] });
      return;
    }
    const table = control(answer.ok);
    // The same table once more (a seat that was watched until now): the newer hold is the one that counts.
    this.tables.get(table.id)?.detach();
    this.tables.set(table.id, table);
    if (this.current !== null && this.current !== table && !this.current.isSeated()) this.drop(this.current);
    this.show(table);
  }
}
