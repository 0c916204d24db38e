import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Clock } from '../../terminal/clock.ts';
import type { House, Settings } from '../house.ts';
import type { Texts } from '../texts/texts.ts';
import type { SeatFate } from './session-end.ts';
import type { SessionState, SessionStore } from './session-store.ts';
import type { Desk } from './table/desk.ts';

/** What the screens of one session share. It never changes while the session lives. */
export interface SessionTools {
  readonly house: House;
  readonly store: SessionStore;
  readonly desk: Desk;
  readonly texts: Texts;
  readonly clock: Clock;
  /** What becomes of the person's seats when it goes. */
  readonly seatFate: SeatFate;
  /** The terminal shows ASCII alone. */
  readonly ascii: boolean;
  /** Keeps a setting and puts it to use at once. */
  readonly save: (change: Partial<Settings>) => void;
  readonly nextFace: () => void;
  /** Ends the session in good order. */
  readonly leave: () => void;
}

const missing = new Proxy({} as SessionTools, {
  get() {
    throw new Error('a screen was rendered outside a session');
  },
});

export const SessionContext = createContext<SessionTools>(missing);

export function useSession(): SessionTools {
  return useContext(SessionContext);
}

/** One part of the session's state; the component renders again only when that part is another. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  const { store } = useSession();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Whether the page itself, under all overlays, is what hears keys. */
export function usePageHears(): boolean {
  return useSessionState(state => state.overlays.length === 0);
}
