import type { Layer } from '../../terminal/screen.ts';
import type { Settings } from '../house.ts';

/** What fills the screen. */
export type PageName = 'welcome' | 'play-now' | 'lobby' | 'create' | 'table';

/** What lies over it; only the topmost hears keys. */
export type Overlay =
  | 'goals'
  | 'help'
  | 'rules'
  | 'settings'
  | 'name'
  | 'code'
  | 'menu'
  | 'leave'
  | 'chat'
  | 'phrase'
  | 'quit';

export type Face = NonNullable<Settings['face']>;

export interface SessionState {
  readonly page: PageName;
  readonly overlays: readonly Overlay[];
  readonly settings: Settings;
  readonly face: Face;
  /** The ruleset that the lobby's quick match and a new table begin with. */
  readonly ruleset: string;
  /** A sentence for the person, until the next key. */
  readonly notice: string | null;
  /** A sentence that stays, such as that the server is going down. */
  readonly alarm: string | null;
  /** Something was asked of the house and is not answered yet. */
  readonly busy: boolean;
  /** Counts changes of the table that is shown, for the parts of its screen that Ink renders. */
  readonly tableVersion: number;
  /** A part of the page that covers the table which is painted, not laid out; beneath what Ink shows. */
  readonly painted: Layer | null;
}

/** The state of one session's screens: plain and immutable; a change makes a new one and tells whoever listens. */
export class SessionStore {
  private current: SessionState;
  private readonly listeners = new Set<() => void>();

  constructor(state: SessionState) {
    this.current = state;
  }

  readonly get = (): SessionState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }

  /** Goes to a page; nothing stays open over it. */
  show(page: PageName): void {
    this.set({ page, overlays: [], notice: null });
  }

  top(): Overlay | undefined {
    return this.current.overlays.at(-1);
  }

  open(overlay: Overlay): void {
    if (this.current.overlays.includes(overlay)) return;
    this.set({ overlays: [...this.current.overlays, overlay] });
  }

  close(...closing: readonly Overlay[]): void {
    const overlays = this.current.overlays.filter(open => !closing.includes(open));
    if (overlays.length < this.current.overlays.length) this.set({ overlays });
  }
}

/** Whether an overlay takes the whole screen. */
export function coversAll(overlay: Overlay): boolean {
  return overlay === 'goals' || overlay === 'help' || overlay === 'rules';
}
