import { useEffect, useState } from 'react';
import type { Timer } from '../../terminal/clock.ts';
import { useSession } from './session-context.ts';

/** Between two looks at the house, in milliseconds: a busy lobby is not drawn for each discard of each table. */
const LOOK_EVERY = 500;

/** Renders the component again when tables, people or the person changed. */
export function useHouse(): void {
  const { house, clock } = useSession();
  const [, setVersion] = useState(0);
  useEffect(() => {
    let timer: Timer;
    let lookedAt = Number.NEGATIVE_INFINITY;
    const look = (): void => {
      timer = undefined;
      lookedAt = clock.now();
      setVersion(version => version + 1);
    };
    const stop = house.onChange(() => {
      if (timer !== undefined) return;
      const wait = lookedAt + LOOK_EVERY - clock.now();
      if (wait <= 0) look();
      else timer = clock.setTimeout(look, wait);
    });
    return () => {
      stop();
      if (timer !== undefined) clock.clearTimeout(timer);
    };
  }, [house, clock]);
}
