import { type Capabilities, guessCapabilities } from './capabilities.ts';
import type { Clock } from './clock.ts';
import type { Key, Reply } from './key-events.ts';
import { KeyDecoder } from './keys.ts';
import type { TerminalPort } from './port.ts';
import { type Asking, measureWidth, probeCapabilities } from './probe.ts';
import { Screen } from './screen.ts';
import type { Theme } from './theme.ts';

/** Keys that are kept until somebody listens. */
const EARLY_KEYS = 64;

export interface TerminalOptions {
  readonly port: TerminalPort;
  readonly clock: Clock;
  readonly theme: Theme;
  readonly onBlocked?: () => void;
  /** False leaves the guess from the environment as it is and asks the terminal nothing. */
  readonly probe?: boolean;
}

/** A client's terminal taken over: one screen to draw on, keys, and what it can do. */
export interface Terminal {
  readonly screen: Screen;
  readonly capabilities: Capabilities;
  /** Sets the one listener; it gets at once what was typed before there was one. */
  onKey(listener: (key: Key) => void): void;
  /** The columns that the terminal takes for `text`, undefined if it does not tell; draws everything anew. */
  measure(text: string): Promise<number | undefined>;
}

/**
 * Takes a terminal over: enters its alternate screen, asks what it can do (300 ms at most), and decodes its input. The
 * port must be one whose terminal can address its cursor; see `guessCapabilities`.
 */
export async function openTerminal(options: TerminalOptions): Promise<Terminal> {
  const { port, clock, theme } = options;
  const guess = guessCapabilities(port.term, port.env);
  const listeners = new Set<(reply: Reply) => void>();
  let early: Key[] = [];
  let keyListener = (key: Key): void => {
    if (early.length < EARLY_KEYS) early.push(key);
  };
  const decoder = new KeyDecoder({
    clock,
    onKey: key => keyListener(key),
    onReply: reply => {
      for (const listener of [...listeners]) listener(reply);
    },
  });
  port.onInput(bytes => decoder.push(bytes));
  port.onClose(() => decoder.dispose());
  const blocked = options.onBlocked ? { onBlocked: options.onBlocked } : {};
  const screen = new Screen({ port, clock, theme, capabilities: guess, ...blocked });
  screen.enter();
  const asking: Asking = {
    clock,
    write: text => port.write(text),
    onReply: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const capabilities = options.probe === false ? guess : await probeCapabilities(asking, guess, port.term);
  screen.setLook({ capabilities });
  return {
    screen,
    capabilities,
    onKey: listener => {
      keyListener = listener;
      const typed = early;
      early = [];
      for (const key of typed) listener(key);
    },
    measure: async text => {
      const width = await measureWidth(asking, text);
      screen.redraw();
      return width;
    },
  };
}
