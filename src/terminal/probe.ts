import type { Capabilities } from './capabilities.ts';
import type { Clock } from './clock.ts';
import type { Reply } from './key-events.ts';

/** How long a terminal has to answer, in milliseconds. */
const PROBE_PATIENCE = 300;

/** Asks for mode 2026; sets a ground of 1, 2, 3 and asks what became of it; asks who is there, which all answer. */
const SYNCHRONIZED = '\u001b[?2026$p';
const TRUE_COLOR = '\u001b[48;2;1;2;3m\u001bP$qm\u001b\\\u001b[m';
const FENCE = '\u001b[c';

/** The way to ask: writes a question, hears answers until the returned function is called. */
export interface Asking {
  write(text: string): void;
  onReply(listener: (reply: Reply) => void): () => void;
  readonly clock: Clock;
}

/**
 * Asks the terminal what it can do and corrects the guess. Ends with the terminal's answer to the last question, or
 * after 300 ms. What an old terminal may print of the questions is erased by the first frame.
 */
export async function probeCapabilities(
  asking: Asking,
  guess: Capabilities,
  term: string,
): Promise<Capabilities> {
  if (!guess.addressable || !guess.synchronized) return guess;
  let synchronized: boolean | undefined;
  let trueColor = false;
  const asksColor = guess.depth === '256' || guess.depth === '16';
  const answered = await ask(asking, SYNCHRONIZED + (asksColor ? TRUE_COLOR : '') + FENCE, reply => {
    // 0: not known, 4: known and never on.
    if (reply.kind === 'mode' && reply.mode === 2026) synchronized = reply.state !== 0 && reply.state !== 4;
    if (reply.kind === 'string' && /48[:;]2[:;]+1[:;]2[:;]3(?!\d)/.test(reply.text)) trueColor = true;
    return reply.kind === 'attributes';
  });
  // tmux and screen answer for themselves: what they are attached to may show less.
  const believed = trueColor && !/^(screen|tmux)/.test(term);
  return {
    ...guess,
    depth: believed ? 'truecolor' : guess.depth,
    synchronized: synchronized ?? (answered ? false : guess.synchronized),
  };
}

/**
 * How many columns the terminal moves when it draws `text`, or undefined when it does not tell. The text is drawn at
 * the upper left corner, which the caller has to draw again.
 */
export async function measureWidth(asking: Asking, text: string): Promise<number | undefined> {
  let width: number | undefined;
  await ask(asking, `\u001b[H${text}\u001b[6n${FENCE}`, reply => {
    if (reply.kind === 'cursor' && reply.row === 1) width = reply.column - 1;
    return reply.kind === 'attributes';
  });
  return width;
}

/** Writes a question and hears replies until one of them is the last; false when time ran out before. */
function ask(asking: Asking, question: string, isLast: (reply: Reply) => boolean): Promise<boolean> {
  return new Promise(resolve => {
    const finish = (answered: boolean): void => {
      stop();
      asking.clock.clearTimeout(timer);
      resolve(answered);
    };
    const stop = asking.onReply(reply => {
      if (isLast(reply)) finish(true);
    });
    const timer = asking.clock.setTimeout(() => finish(false), PROBE_PATIENCE);
    asking.write(question);
  });
}
