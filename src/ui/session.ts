import { createElement } from 'react';
import type { TableHandle } from '../table/snapshot.ts';
import type { Clock, Timer } from '../terminal/clock.ts';
import type { Grid } from '../terminal/grid.ts';
import type { Key } from '../terminal/key-events.ts';
import type { TerminalPort } from '../terminal/port.ts';
import type { Frame } from '../terminal/screen.ts';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { felt, THEMES } from '../terminal/theme.ts';
import { nextFace } from './faces/faces.ts';
import type { House, Settings } from './house.ts';
import { InkHost } from './ink/ink-host.tsx';
import { App } from './screens/app.tsx';
import { SessionContext, type SessionTools } from './screens/session-context.ts';
import { type EndReason, farewellLine, type WayBack } from './screens/session-end.ts';
import { coversAll, SessionStore } from './screens/session-store.ts';
import { Desk } from './screens/table/desk.ts';
import { TableController, type TableRequest } from './screens/table/table-controller.ts';
import { TablePicture } from './screens/table/table-picture.ts';
import { isTooSmall, paintTooSmall } from './screens/too-small.ts';
import type { Look } from './table/scene.ts';
import { screens } from './texts/en/screens.ts';
import { textsFor } from './texts/texts.ts';

/** Where the person wants to go at once. */
export type SessionDestination =
  | { readonly kind: 'lobby'; readonly ruleset: string }
  | { readonly kind: 'table'; readonly code: string };

export interface SessionOptions {
  readonly port: TerminalPort;
  readonly house: House;
  readonly clock: Clock;
  readonly destination?: SessionDestination | null;
  readonly wayBack?: WayBack;
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
 * Runs the screens of one session: takes the terminal over, and everything that a person sees and presses from then on is
 * here. Whatever fails in it ends this session alone, with a plain sentence, and is reported to the house.
 */
export function startSession(options: SessionOptions): Session {
  const session = new RunningSession(options);
  void session.open();
  return session;
}

class RunningSession implements Session {
  private readonly options: SessionOptions;
  private readonly store: SessionStore;
  private readonly desk: Desk;
  private terminal: Terminal | undefined;
  private host: InkHost | undefined;
  private ink: Grid | undefined;
  private tick: Timer;
  private bell = false;
  private readonly turns = new Set<string>();
  private wasGathering = false;
  private askedWhileSmall = false;
  private readonly picture = new TablePicture();
  private currentLook: Look | undefined;
  private ascii = false;
  private over = false;

  constructor(options: SessionOptions) {
    this.options = options;
    const { house, port, destination } = options;
    const guest = house.guest();
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
    });
    this.desk = new Desk(
      {
        house,
        store: this.store,
        texts: screens,
        control: handle => this.control(handle),
        guard: work => this.guard(work),
      },
      destination?.kind === 'table' ? destination.code : null,
    );
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
    this.guard(() => this.store.set({ alarm: screens.farewell.goingDownSoon }));
  }

  private begin(terminal: Terminal): void {
    const { house, clock, port } = this.options;
    this.terminal = terminal;
    const { capabilities } = terminal;
    this.ascii = !capabilities.utf8;
    if (house.guest().settings.face === null && capabilities.cjk) this.store.set({ face: 'cjk' });
    const tools: SessionTools = {
      house,
      clock,
      store: this.store,
      desk: this.desk,
      texts: screens,
      tableTexts: textsFor('en'),
      ascii: this.ascii,
      save: change => this.save(change),
      nextFace: () => this.save({ face: nextFace(this.store.get().face) }),
      leave: () => this.finish(null),
    };
    this.host = new InkHost({
      size: port.size(),
      crashMessage: screens.farewell.crashed,
      onFrame: frame => {
        this.ink = frame;
        this.present();
      },
      // The tree that failed may still be at work: it is taken down when it is done.
      onError: error => queueMicrotask(() => this.fail(error)),
      onUnhandledKey: key => this.heardByNobody(key),
    });
    this.host.render(createElement(SessionContext, { value: tools }, createElement(App)));
    this.store.subscribe(() => this.guard(() => this.present()));
    port.onResize(() => this.guard(() => this.resized()));
    terminal.onKey(key => this.guard(() => this.press(key)));
    if (this.store.get().page === 'lobby') this.desk.goToWanted();
  }

  private control(handle: TableHandle): TableController {
    const { house, clock } = this.options;
    const { ruleset } = handle.snapshot().config;
    const rules = house.rulesets.find(({ id }) => id === ruleset);
    if (rules === undefined) throw new Error(`the house has no ruleset ${ruleset}`);
    return new TableController(handle, {
      house,
      rules,
      clock,
      texts: textsFor('en'),
      screenTexts: screens,
      settings: () => this.store.get().settings,
      save: change => this.save(change),
      request: what => this.request(what),
      guard: work => this.guard(work),
      changed: table => this.tableChanged(table),
    });
  }

  private request(what: TableRequest): void {
    switch (what) {
      case 'face':
        return this.save({ face: nextFace(this.store.get().face) });
      case 'next-table':
        return this.desk.showNext();
      case 'redraw':
        return this.terminal?.screen.redraw();
      case 'lobby':
        return this.desk.toLobby();
      case 'leave':
        return this.desk.leaveTable();
      default:
        this.store.open(what);
    }
  }

  /** Only what Ink shows of a table (its gathering, its dialogs) goes through React; the rest is painted. */
  private tableChanged(table: TableController): void {
    const turn = table.waitsForMe();
    if (turn && !this.turns.has(table.id) && this.store.get().settings.bell) this.bell = true;
    if (turn) this.turns.add(table.id);
    else this.turns.delete(table.id);
    if (table !== this.desk.current) return this.bell ? this.present() : undefined;
    const { overlays, tableVersion } = this.store.get();
    const isGathering = table.snapshot.state === 'gathering';
    if (isGathering || this.wasGathering || overlays.length > 0)
      this.store.set({ tableVersion: tableVersion + 1 });
    this.wasGathering = isGathering;
    this.present();
  }

  private press(key: Key): void {
    if (isTooSmall(this.options.port.size())) this.pressWhileSmall(key);
    else if (isControl(key, 'l')) this.terminal?.screen.redraw();
    else this.host?.dispatch(key);
  }

  /** A blind key must not act; only leaving works, when it is asked for twice. */
  private pressWhileSmall(key: Key): void {
    if (this.askedWhileSmall && (isControl(key, 'c') || (key.name === 'char' && key.ch === 'y'))) {
      this.finish(null);
      return;
    }
    this.askedWhileSmall = isControl(key, 'c');
    this.present();
  }

  private heardByNobody(key: Key): void {
    if (key.name === 'paste' || key.burst) return;
    if (isControl(key, 'c')) {
      if (this.store.top() === 'quit') this.finish(null);
      else this.store.open('quit');
    } else if (key.name === 'tab') this.desk.showNext();
    else if (key.ch === 'f' && !key.ctrl) this.save({ face: nextFace(this.store.get().face) });
    else if (key.ch === '?') this.store.open('help');
  }

  private save(change: Partial<Settings>): void {
    const settings = { ...this.store.get().settings, ...change };
    this.store.set({ settings, face: settings.face ?? this.store.get().face });
    if (change.theme !== undefined) this.terminal?.screen.setLook({ theme: themeOf(settings) });
    this.options.house.saveSettings(change);
  }

  private resized(): void {
    this.askedWhileSmall = false;
    this.host?.resize(this.options.port.size());
    this.present();
  }

  /** Draws what is to be seen now. */
  private present(): void {
    if (this.over || this.terminal === undefined) return;
    const frame = this.compose();
    if (frame !== undefined) this.terminal.screen.show({ ...frame, bell: this.bell });
    this.bell = false;
    this.armTick();
  }

  private compose(): Frame | undefined {
    const size = this.options.port.size();
    if (isTooSmall(size)) return { base: paintTooSmall(size, screens.match.tooSmall, this.askedWhileSmall) };
    const { ink } = this;
    if (ink === undefined || ink.columns !== size.columns || ink.rows !== size.rows) return undefined;
    const { page, overlays } = this.store.get();
    const table = page === 'table' ? this.desk.current : null;
    if (table === null || table.snapshot.state === 'gathering' || overlays.some(coversAll))
      return { base: ink };
    const { base, layers } = this.picture.of(table, size, this.look(), this.options.clock);
    return { base, layers: [...layers, { grid: ink, x: 0, y: 0, transparent: true }] };
  }

  private look(): Look {
    const { face } = this.store.get();
    if (this.currentLook?.face !== face)
      this.currentLook = { face, ascii: this.ascii, texts: textsFor('en') };
    return this.currentLook;
  }

  /** Wakes up when the next second or notice of the table that is shown is over: a clock costs no render. */
  private armTick(): void {
    const { clock } = this.options;
    if (this.tick !== undefined) clock.clearTimeout(this.tick);
    this.tick = undefined;
    const { current } = this.desk;
    const next = this.store.get().page === 'table' ? (current?.nextChange(clock.now()) ?? null) : null;
    if (next === null) return;
    this.tick = clock.setTimeout(() => this.guard(() => this.present()), Math.max(0, next - clock.now()));
  }

  private guard(work: () => void): void {
    if (this.over) return;
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (this.over) return;
    this.options.house.fault(error);
    this.finish('fault');
  }

  private finish(reason: EndReason | null): void {
    if (this.over) return;
    const line = farewellLine(screens.farewell, reason, this.desk, this.options.wayBack);
    this.gone();
    if (this.terminal === undefined) this.options.port.end(reason === 'fault' ? 1 : 0);
    else this.terminal.screen.close(reason === 'fault' ? 1 : 0, line);
  }

  /** The person is away, however that came: seats are kept, and nothing here moves any more. */
  private gone(): void {
    if (this.over) return;
    this.over = true;
    this.options.clock.clearTimeout(this.tick);
    this.desk.close();
    this.host?.unmount();
  }
}

function isControl(key: Key, letter: string): boolean {
  return key.name === 'char' && key.ctrl && key.ch === letter;
}

function themeOf(settings: Settings) {
  return THEMES.find(({ name }) => name === settings.theme) ?? felt;
}
