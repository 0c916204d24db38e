import type { KeyPress } from '../../src/terminal/key-events.ts';

/** A key that was pressed by itself, or within a pasted burst. */
export const press = (name: KeyPress['name'], ch?: string, burst = false): KeyPress => ({
  name,
  ...(ch === undefined ? {} : { ch }),
  ctrl: false,
  alt: false,
  shift: false,
  burst,
});
