import type { Clock, Timer } from '../../terminal/clock.ts';
import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import type { Frame, Screen } from '../../terminal/screen.ts';
import { isOthers, paintClockCorner } from '../table/clock.ts';
import type { Look } from '../table/scene.ts';
import { plainText } from '../table/signs.ts';
import { isTooSmall } from '../table/too-small.ts';
import type { Texts } from '../texts/texts.ts';
import { makePlain } from './plain-grid.ts';
import { coversAll, type Overlay, type PageName, type SessionStore } from './session-store.ts';
import type { Desk } from './table/desk.ts';
import type { TableController } from './table/table-controller.ts';
import { TablePicture } from './table/table-picture.ts';
import { tableTitle } from './table/table-title.ts';
import { paintTooSmall } from './too-small.ts';

export interface PictureTools {
  readonly screen: Screen;
  readonly size: () => Size;
  readonly store: SessionStore;
  readonly desk: Desk;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly ascii: boolean;
  readonly guard: (work: () => void) => void;
  /** Resolves when Ink has rendered what the store holds. */
  readonly rendered: () => Promise<void>;
}

/**
 * What a session's screen shows: Ink's frame by itself, or the painted table with its clocks and Ink's dialogs over it. While
 * something in it runs by itself it wakes up when the next second is over, and paints no more than that.
 */
export class SessionPicture {
  private readonly tools: PictureTools;
  private readonly table = new TablePicture();
  private ink: Grid | undefined;
  /** Ink shows nothing over the table. */
  private inkIsBlank = false;
  private look: Look | undefined;
  private tick: Timer;
  private bell = false;
  private stopped = false;
  private page: PageName;
  private overlays: readonly Overlay[];
  /** Changes of page or dialogs that Ink has not rendered yet: its last frame belongs to what was before. */
  private behind = 0;
  /** Somebody asked to leave while the window is too small for the question. */
  private asksToLeave = false;

  constructor(tools: PictureTools) {
    this.tools = tools;
    const { page, overlays } = tools.store.get();
    this.page = page;
    this.overlays = overlays;
  }

  /** Follows a change of the store; what is shown then never mixes a page with the dialogs of another. */
  storeChanged(): void {
    const { page, overlays } = this.tools.store.get();
    if (page === this.page && overlays === this.overlays) return this.present();
    this.page = page;
    this.overlays = overlays;
    this.behind += 1;
    void this.tools.rendered().then(() => {
      this.behind -= 1;
      this.tools.guard(() => this.present());
    });
  }

  takeInk(frame: Grid): void {
    this.ink = this.tools.ascii ? makePlain(frame) : frame;
    this.inkIsBlank = this.ink.isBlank();
    this.present();
  }

  /** Rings with what is presented next. */
  ring(): void {
    this.bell = true;
  }

  setAsksToLeave(asks: boolean): void {
    this.asksToLeave = asks;
    this.present();
  }

  present(): void {
    if (this.stopped || this.behind > 0) return;
    const frame = this.compose();
    if (frame !== undefined) {
      this.tools.screen.show({ ...frame, title: this.title(), bell: this.bell });
      this.bell = false;
    }
    this.armTick();
  }

  stop(): void {
    this.stopped = true;
    this.tools.clock.clearTimeout(this.tick);
  }

  private compose(): Frame | undefined {
    const { clock, store, texts } = this.tools;
    const size = this.tools.size();
    if (isTooSmall(size)) {
      const base = paintTooSmall(size, texts.match.tooSmall, this.asksToLeave);
      return { base: this.tools.ascii ? makePlain(base) : base };
    }
    const { ink } = this;
    // After a resize Ink's frame of the new size is a moment away.
    if (ink === undefined || ink.columns !== size.columns || ink.rows !== size.rows) return undefined;
    const { overlays, page, painted } = store.get();
    const over = { grid: ink, x: 0, y: 0, transparent: true };
    const covering = overlays.findLast(coversAll);
    const { current } = this.tools.desk;
    if (covering === 'goals' && page === 'table' && current !== null) {
      // Whoever reads the goals of a hand is choosing what to do, and the time for that runs.
      const corner = paintClockCorner(size, current.timeLeft(clock.now()), isOthers(current.snapshot));
      const base = new Grid(size.columns, size.rows);
      return { base, layers: [...(painted === null ? [] : [painted]), over, ...corner] };
    }
    const table = this.shownTable();
    if (table === null || covering !== undefined) return { base: ink };
    const { base, layers } = this.table.of(table, size, this.currentLook(), clock);
    return { base, layers: this.inkIsBlank ? layers : [...layers, over] };
  }

  /** The table that is painted; one that gathers is Ink's. */
  private shownTable(): TableController | null {
    const { current } = this.tools.desk;
    const isPainted = this.tools.store.get().page === 'table' && current?.snapshot.state !== 'gathering';
    return isPainted ? current : null;
  }

  private title(): string {
    const { ascii, desk, store, texts } = this.tools;
    const { current } = desk;
    const title = store.get().page === 'table' && current !== null ? tableTitle(current, texts) : 'sshparrow';
    return ascii ? plainText(title) : title;
  }

  private currentLook(): Look {
    const { ascii, store, texts } = this.tools;
    const { face } = store.get();
    if (this.look?.face !== face) this.look = { face, ascii, texts };
    return this.look;
  }

  private armTick(): void {
    const { clock, guard } = this.tools;
    clock.clearTimeout(this.tick);
    const now = clock.now();
    const next = this.shownTable()?.nextChange(now) ?? null;
    this.tick =
      next === null
        ? undefined
        : clock.setTimeout(() => guard(() => this.present()), Math.max(0, onStroke(next) - now));
  }
}

/**
 * Clocks of all sessions tick on the same strokes: to wake up for each of them alone would take most of what a tick takes,
 * and a second that is seen to pass so much later is the same second.
 */
const STROKE = 100;

function onStroke(time: number): number {
  return Math.ceil(time / STROKE) * STROKE;
}
