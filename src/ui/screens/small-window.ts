import { isControl, type Key } from '../../terminal/key-events.ts';

export interface SmallWindowTools {
  readonly leave: () => void;
  /** The question whether to leave comes or goes. */
  readonly asks: (asks: boolean) => void;
}

/**
 * The keys of a window that is too small for any screen. A blind key must not act: only leaving works, when it is asked for and
 * then said again.
 */
export class SmallWindow {
  private readonly tools: SmallWindowTools;
  private isAsking = false;

  constructor(tools: SmallWindowTools) {
    this.tools = tools;
  }

  press(key: Key): void {
    if (key.name === 'paste' || key.burst) return;
    const isBreak = isControl(key, 'c');
    if (this.isAsking && (isBreak || (!key.ctrl && key.ch === 'y'))) return this.tools.leave();
    this.ask(isBreak || (!key.ctrl && key.ch === 'q'));
  }

  /** The window has another size. */
  forget(): void {
    this.ask(false);
  }

  private ask(asks: boolean): void {
    this.isAsking = asks;
    this.tools.asks(asks);
  }
}
