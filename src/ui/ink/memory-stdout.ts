import { EventEmitter } from 'node:events';

/**
 * What Ink takes for its stdout: it keeps nothing and hands each chunk to `onFrame`. In Ink's debug mode a chunk is one
 * full frame. It says that it is no TTY, so that Ink sends no cursor or mode switches of its own; the screen that
 * owns the real terminal does that.
 */
export class MemoryStdout extends EventEmitter {
  readonly isTTY = false;
  readonly writable = true;
  columns: number;
  rows: number;
  private readonly onFrame: (frame: string) => void;

  constructor(columns: number, rows: number, onFrame: (frame: string) => void) {
    super();
    // One listener for each hook that follows the size; they are the components' own and leave with them.
    this.setMaxListeners(0);
    this.columns = columns;
    this.rows = rows;
    this.onFrame = onFrame;
  }

  /** Always calls back: Ink's promises wait for it. */
  write(chunk: string, callback?: () => void): boolean {
    if (chunk !== '') this.onFrame(chunk);
    callback?.();
    return true;
  }
}
