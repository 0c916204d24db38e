import { PassThrough } from 'node:stream';
import chalk from 'chalk';
import { Box, type Instance, render } from 'ink';
import type { ReactNode } from 'react';
import { parseFrame } from '../../terminal/ansi-frame.ts';
import type { Grid } from '../../terminal/grid.ts';
import type { Key } from '../../terminal/key-events.ts';
import type { Size } from '../../terminal/port.ts';
import { afterReact } from './after-react.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { KeyDispatcher } from './key-dispatcher.ts';
import { MemoryStdout } from './memory-stdout.ts';
import { KeyDispatcherContext } from './use-keys.ts';
import { SizeContext } from './use-size.ts';

// Ink colours through chalk, whose level comes from this process's own terminal and environment. Roles travel as true
// colours (role-colors.ts) whatever the server's stdout is; what the client gets is decided by the screen.
chalk.level = 3;

/** Keys that wait for their turn; more are dropped. */
const QUEUE_LIMIT = 256;

export interface InkHostOptions {
  readonly size: Size;
  /** Each frame that differs from the one before; the grid is the receiver's to keep. */
  readonly onFrame: (frame: Grid) => void;
  /** An error in render, in an effect or in a key handler; the screen already shows `crashMessage` where it must. */
  readonly onError: (error: unknown) => void;
  readonly crashMessage: string;
  /** Keys that no handler consumed. */
  readonly onUnhandledKey?: (key: Key) => void;
}

/** One React tree that Ink renders into memory. It owns no terminal: frames go out as grids, keys come in decoded. */
export class InkHost {
  private readonly options: InkHostOptions;
  private readonly stdout: MemoryStdout;
  private readonly dispatcher = new KeyDispatcher();
  private instance: Instance | undefined;
  private node: ReactNode = null;
  private size: Size;
  private lastFrame: string | undefined;
  private queue: Key[] = [];
  private settling = false;
  private closed = false;

  constructor(options: InkHostOptions) {
    this.options = options;
    this.size = options.size;
    this.stdout = new MemoryStdout(this.size.columns, this.size.rows, frame => this.takeFrame(frame));
  }

  /** Shows a tree, or changes the one that is shown; the frame is out when this returns. */
  render(node: ReactNode): void {
    if (this.closed) return;
    this.node = node;
    const tree = this.tree();
    if (this.instance) {
      this.instance.rerender(tree);
      return;
    }
    this.instance = render(tree, {
      stdout: this.stdout as unknown as NodeJS.WriteStream,
      stderr: new PassThrough().resume() as unknown as NodeJS.WriteStream,
      stdin: new PassThrough() as unknown as NodeJS.ReadStream,
      // Debug mode writes every frame whole and at once: no erasing, no throttle with a timer, no patched console.
      debug: true,
      interactive: true, // otherwise a CI variable in the server's environment would silence Ink
      patchConsole: false, // it patches for the whole process, and unpatches in the wrong order
      exitOnCtrlC: false,
      incrementalRendering: false,
      alternateScreen: false,
      isScreenReaderEnabled: false,
    });
  }

  resize(size: Size): void {
    if (this.closed) return;
    this.size = size;
    this.lastFrame = undefined;
    this.stdout.columns = size.columns;
    this.stdout.rows = size.rows;
    if (this.instance) this.instance.rerender(this.tree());
    this.stdout.emit('resize');
  }

  /**
   * Takes a key. Keys are handled one at a time, and React has committed what one key changed before the next is
   * handled, so that handlers may trust what they closed over even when a packet held several keys.
   */
  dispatch(key: Key): void {
    if (this.closed || this.queue.length >= QUEUE_LIMIT) return;
    this.queue.push(key);
    if (!this.settling) this.handleNext();
  }

  /** Resolves when no key waits and what they changed is rendered. */
  async settled(): Promise<void> {
    do await afterReact();
    while (this.settling);
  }

  /** Ends the tree; nothing is sent afterwards. */
  unmount(): void {
    if (this.closed) return;
    this.closed = true;
    this.queue = [];
    this.instance?.unmount();
    this.stdout.removeAllListeners();
  }

  private handleNext(): void {
    const key = this.queue.shift();
    this.settling = key !== undefined;
    if (key === undefined) return;
    void afterReact().then(() => this.handleNext());
    try {
      if (!this.dispatcher.dispatch(key)) this.options.onUnhandledKey?.(key);
    } catch (error) {
      this.options.onError(error);
    }
  }

  private takeFrame(frame: string): void {
    if (this.closed || frame === this.lastFrame) return;
    this.lastFrame = frame;
    this.options.onFrame(parseFrame(frame, this.size.columns, this.size.rows));
  }

  private tree(): ReactNode {
    return (
      <SizeContext value={this.size}>
        <KeyDispatcherContext value={this.dispatcher}>
          <Box width={this.size.columns} height={this.size.rows} overflow="hidden">
            <CrashBoundary message={this.options.crashMessage} onError={this.options.onError}>
              {this.node}
            </CrashBoundary>
          </Box>
        </KeyDispatcherContext>
      </SizeContext>
    );
  }
}
