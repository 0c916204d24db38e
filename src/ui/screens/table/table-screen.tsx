import type { ReactNode } from 'react';
import { useKeys } from '../../ink/use-keys.ts';
import { usePageHears, useSession, useSessionState } from '../session-context.ts';
import { Gathering } from './gathering.tsx';

/** Hands keys to the table that is shown. The table itself is painted, not laid out, so there is nothing to render. */
export function TableScreen(): ReactNode {
  const { desk } = useSession();
  const gathering = useSessionState(() => desk.current?.snapshot.state === 'gathering');
  useKeys(key => desk.current?.key(key) ?? false, usePageHears());
  return gathering ? <Gathering /> : null;
}
