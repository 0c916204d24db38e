import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { KeyDispatcher, type KeyHandler } from './key-dispatcher.ts';

export const KeyDispatcherContext = createContext<KeyDispatcher>(new KeyDispatcher());

/**
 * Hears keys while the component is mounted and `active`. The newest mounted handler is asked first, a child before
 * its parents; who returns true keeps the key. This takes the place of Ink's `useInput`, which has no input here.
 */
export function useKeys(handler: KeyHandler, active = true): void {
  const dispatcher = useContext(KeyDispatcherContext);
  const [place] = useState(() => dispatcher.takePlace());
  const latest = useRef<KeyHandler>(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    if (!active) return undefined;
    return dispatcher.add(place, () => latest.current);
  }, [dispatcher, place, active]);
}
