import type { KeyPress } from '../../terminal/key-events.ts';
import { useKeys } from '../ink/use-keys.ts';

/**
 * Hears keys that a person pressed one at a time. What was pasted never acts: only text fields take it. The
 * handler returns true to keep a key from whoever is beneath.
 */
export function usePresses(handler: (key: KeyPress) => boolean, active = true): void {
  useKeys(key => key.name !== 'paste' && !key.burst && handler(key), active);
}
