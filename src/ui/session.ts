import { createElement } from 'react';
import type { TableHandle } from '../table/snapshot.ts';
import type { Clock } from '../terminal/clock.ts';
import { isControl, type Key } from '../terminal/key-events.ts';
import type { TerminalPort } from '../terminal/port.ts';
import { LEAVE_SCREEN } from '../terminal/sequences.ts';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { felt, THEMES } from '../terminal/theme.ts';
import { nextFace } from './faces/faces.ts';
import type { House, Settings } from './house.ts';
import { InkHost } from './ink/ink-host.tsx';
import { App } from './screens/app.tsx';
import { SessionContext, type SessionTools } from './screens/session-context.ts';
import {
  type EndReason,
  farewellLine,
  type SeatFate,
  seatFateOf,
  type WayBack,
} from './screens/session-end.ts';
import { SessionPicture } from './screens/session-picture.ts';
import { SessionStore } from './screens/session-store.ts';
import { SmallWindow } from './screens/small-window.ts';
import { Desk } from './screens/table/desk.ts';
import { TableController, type TableRequest } from './screens/table/table-controller.ts';
import { TurnWatch } from './screens/table/turn-watch.ts';
import { laidOutSize } from './screens/too-small.ts';
import { type SessionDestination, wantedTable } from './screens/wanted-table.ts';
import { layoutOf } from './table/layout.ts';
import { isTooSmall } from './table/too-small.ts';
import { type Texts, textsFor } from './texts/texts.ts';

export interface SessionOptions {
  readonly port: TerminalPort;
  readonly house: House;
  readonly clock: Clock;
  /** Where the person wants to go at once. */
  readonly destination?: SessionDestination | null;
  readonly wayBack?: WayBack;
  /** Nothing outlives this session: a match that is left is lost. */
  readonly forgets?: boolean;
  /** False asks the terminal nothing about itself. */
  readonly probe?: boolean;
}

/** A person at a terminal, from outside. */
export interface Session {
  /** Ends it with a line that says why; the terminal is given back, seats are kept. */
  end(reason: EndReason): void;
  /** Says on every screen that the server is about to stop. */
  announceStop(): void;
}

/**
 * Runs the screens of one session: takes the terminal over, and shows and hears everything from then on. Whatever fails in
 * it ends this session alone, with a plain sentence, and is reported to the house.
 */
export function startSession(options: SessionOptions): Session {
  const session = new RunningSession(options);
  void session.open();
  return session;
}

class RunningSession implements Session {
  private readonly options: SessionOptions;
  private readonly texts: Texts = textsFor('en');
  private readonly store: SessionStore;
  private readonly desk: Desk;
  /** As it was at the start: somebody with settings is no stranger to the house any more. */
  private readonly isNewcomer: boolean;
  private readonly seatFate: SeatFate;
  private readonly turns = new TurnWatch();
  private terminal: Terminal | undefined;
  private host: InkHost | undefined;
  private picture: SessionPicture | undefined;
  private wasGathering = false;
  private readonly small = new SmallWindow({
    leave: () => this.finish(null),
    asks: asks => this.picture?.setAsksToLeave(asks),
  });
  private over = false;

  constructor(options: SessionOptions) {
    this.options = options;
    const { house, port, destination } = options;
    const guest = house.guest();
    this.isNewcomer = guest.isNew;
    this.seatFate = seatFateOf(guest, options.forgets === true);
    this.store = new SessionStore({
      page: guest.isNew ? 'welcome' : 'lobby',
      overlays: [],
      settings: guest.settings,
      face: guest.settings.face ?? 'text',
      ruleset: destination?.kind === 'lobby' ? destination.ruleset : (house.rulesets[0]?.id ?? ''),
      notice: null,
      alarm: null,
      busy: false,
      tableVersion: 0,
      painted: null,
    });
    this.desk = new Desk({
      house,
      store: this.store,
      texts: this.texts,
      control: handle => this.control(handle),
      guard: this.guard,
    });
    port.onClose(() => this.gone());
  }

  async open(): Promise<void> {
    const { port, clock, probe } = this.options;
    try {
      const terminal = await openTerminal({
        port,
        clock,
        theme: themeOf(this.store.get().settings),
        onBlocked: () => this.gone(),
        ...(probe === undefined ? {} : { probe }),
      });
      if (!this.over) this.begin(terminal);
    } catch (error) {
      this.fail(error);
    }
  }

  end(reason: EndReason): void {
    this.finish(reason);
  }

  announceStop(): void {
    this.guard(() => this.store.set({ alarm: this.texts.farewell.goingDownSoon }));
  }

  private begin(terminal: Terminal): void {
    const { house, clock, port } = this.options;
    const { guard, store, desk, texts } = this;
    const { screen, capabilities } = terminal;
    desk.wanted = wantedTable(house, this.options.destination ?? null);
    const ascii = !capabilities.utf8;
    const size = () => port.size();
    this.terminal = terminal;
    if (store.get().settings.face === null && capabilities.cjk) store.set({ face: 'cjk' });
    const rendered = async () => this.host?.settled();
    this.picture = new SessionPicture({ screen, size, store, desk, clock, texts, ascii, guard, rendered });
    this.host = new InkHost({
      size: laidOutSize(size()),
      crashMessage: texts.farewell.fault,
      onFrame: frame => this.picture?.takeInk(frame),
      // The tree that failed may still be at work: it is taken down when it is done.
      onError: error => queueMicrotask(() => this.fail(error)),
      onUnhandledKey: key => this.heardByNobody(key),
    });
    const tools: SessionTools = {
      house,
      clock,
      store,
      desk,
      texts,
      ascii,
      save: change => this.save(change),
      nextFace: () => this.turnFace(),
      leave: () => this.finish(null),
      seatFate: this.seatFate,
    };
    this.host.render(createElement(SessionContext, { value: tools }, createElement(App)));
    store.subscribe(() => guard(() => this.picture?.storeChanged()));
    port.onResize(() => guard(() => this.resized()));
    terminal.onKey(key => guard(() => this.press(key)));
    if (store.get().page === 'lobby') desk.goToWanted();
  }

  private control(handle: TableHandle): TableController {
    const { house, clock, port } = this.options;
    const { ruleset } = handle.snapshot().config;
    const rules = house.rulesets.find(({ id }) => id === ruleset);
    if (rules === undefined) throw new Error(`the house has no ruleset ${ruleset}`);
    return new TableController(handle, {
      house,
      rules,
      clock,
      texts: this.texts,
      settings: () => this.store.get().settings,
      showsChat: seats => layoutOf(port.size(), seats).aside !== null,
      isNewcomer: this.isNewcomer,
      save: change => this.save(change),
      request: what => this.request(what),
      guard: this.guard,
      changed: table => this.tableChanged(table),
    });
  }

  private request(what: TableRequest): void {
    switch (what) {
      case 'face':
        return this.turnFace();
      case 'next-table':
        return this.desk.showNext();
      case 'redraw':
        return this.terminal?.screen.redraw();
      case 'lobby':
        return this.desk.toLobby();
      case 'leave':
        return this.desk.leaveTable();
      case 'take-back':
        return this.desk.takeBack();
      default:
        return this.store.open(what);
    }
  }

  /** Only what Ink shows of a table (its gathering, its dialogs) goes through React; the rest is painted. */
  private tableChanged(table: TableController): void {
    const { overlays, page, tableVersion, settings } = this.store.get();
    const turn = this.turns.note(table);
    if (turn === 'came' && settings.bell) this.picture?.ring();
    const isTurnNews = turn !== null;
    const isShown = table === this.desk.current;
    const isGathering = isShown && table.snapshot.state === 'gathering';
    const isInks = isShown && (isGathering || this.wasGathering || overlays.length > 0);
    if (isInks || (page !== 'table' && isTurnNews)) this.store.set({ tableVersion: tableVersion + 1 });
    else if (isShown || isTurnNews) this.picture?.present();
    if (isShown) this.wasGathering = isGathering;
  }

  private press(key: Key): void {
    if (isTooSmall(this.options.port.size())) this.small.press(key);
    else if (isControl(key, 'l')) this.terminal?.screen.redraw();
    else this.host?.dispatch(key);
  }

  /** Keys that mean the same on every screen, where the screen has no use of its own for them. */
  private heardByNobody(key: Key): void {
    if (key.name === 'paste' || key.burst) return;
    if (isControl(key, 'c')) {
      if (this.store.top() === 'quit') this.finish(null);
      else this.store.open('quit');
    } else if (key.name === 'tab') this.desk.showNext();
    else if (key.ctrl) return;
    else if (key.ch === 'f') this.turnFace();
    else if (key.ch === '?') this.store.open('help');
  }

  private turnFace(): void {
    this.save({ face: nextFace(this.store.get().face) });
  }

  private save(change: Partial<Settings>): void {
    const settings = { ...this.store.get().settings, ...change };
    this.store.set({ settings, face: settings.face ?? this.store.get().face });
    if (change.theme !== undefined) this.terminal?.screen.setLook({ theme: themeOf(settings) });
    this.options.house.saveSettings(change);
  }

  private resized(): void {
    this.small.forget();
    this.host?.resize(laidOutSize(this.options.port.size()));
    this.picture?.present();
  }

  private readonly guard = (work: () => void): void => {
    if (this.over) return;
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  };

  private fail(error: unknown): void {
    if (this.over) return;
    this.options.house.fault(error);
    this.finish('fault');
  }

  private finish(reason: EndReason | null): void {
    if (this.over) return;
    const line = farewellLine(this.texts.farewell, reason, this.desk, this.seatFate, this.options.wayBack);
    const status = reason === 'fault' ? 1 : 0;
    this.gone();
    if (this.terminal !== undefined) return this.terminal.screen.close(status, line);
    // The terminal is still being asked what it can do: it was taken over already.
    const { port } = this.options;
    port.write(`${LEAVE_SCREEN}${line}\r\n`);
    port.end(status);
  }

  /** The person is away, however that came: seats are kept, and nothing here moves any more. */
  private gone(): void {
    if (this.over) return;
    this.over = true;
    this.picture?.stop();
    this.desk.close();
    this.host?.unmount();
  }
}

function themeOf(settings: Settings) {
  return THEMES.find(({ name }) => name === settings.theme) ?? felt;
}
