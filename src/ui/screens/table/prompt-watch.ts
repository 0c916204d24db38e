import type { TableSnapshot } from '../../../table/snapshot.ts';

/** A key that was on its way when something changed comes this much later at most, in milliseconds. */
const ON_ITS_WAY = 400;

/**
 * Follows which question the table asks, so that a key meant for something else never answers it: nothing acts for a moment
 * after a question went away unanswered, and after play came to the person (the table was opened, a hand was dealt, a pause
 * or autoplay ended): a second Enter would discard an unseen tile. While an answer is under way no second one is sent.
 */
export class PromptWatch {
  private question: string | null = null;
  private sent: string | null = null;
  private isPlaying = false;
  private deafUntil = Number.NEGATIVE_INFINITY;

  /** Takes what the table asks now; true where that is a new question. */
  take(snapshot: TableSnapshot, now: number): boolean {
    const question = questionOf(snapshot);
    const isPlaying = playsItself(snapshot);
    if (isPlaying && !this.isPlaying) this.deafUntil = now + ON_ITS_WAY;
    this.isPlaying = isPlaying;
    if (question === this.question) return false;
    if (this.question !== null && this.sent !== this.question) this.deafUntil = now + ON_ITS_WAY;
    this.question = question;
    return question !== null;
  }

  /** Whether an answer would be taken now. */
  hears(now: number): boolean {
    return now >= this.deafUntil && (this.question === null || this.sent !== this.question);
  }

  /** The person thinks again about what it chose: another answer to the same question may be sent. */
  reopen(): void {
    this.sent = null;
  }

  /** An answer is under way; returns what to call when it was refused. */
  answered(): () => void {
    const { question } = this;
    this.sent = question;
    return () => {
      if (this.sent === question) this.sent = null;
    };
  }
}

/** The person's own keys play: a hand is on the table, and no bot has the seat. */
function playsItself({ state, seat, occupants }: TableSnapshot): boolean {
  return state === 'playing' && (seat === null || !occupants[seat]?.autoplay);
}

/**
 * Names a question; null while nothing is asked. A choice that all make at once is the same question while others choose;
 * any other is named by the last event before it.
 */
function questionOf({ state, view, events }: TableSnapshot): string | null {
  if (state !== 'playing' || view.offers.length === 0) return null;
  if (view.choice !== null) return `${view.number}:${view.choice.id}:${view.choice.round}`;
  return `${view.number}:${events.at(-1)?.number ?? 0}`;
}
