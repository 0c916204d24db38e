import type { RulesetWords } from '../../../game/words.ts';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import type { Clock } from '../../../terminal/clock.ts';
import type { Notice } from '../../table/scene.ts';
import type { Texts } from '../../texts/texts.ts';
import { coachLine } from './coach-line.ts';

/** How long a sentence about something that was not possible stays, in milliseconds. */
const STAYS = 4_000;
/** How long what somebody said in the chat stays, in milliseconds. */
const HEARD = 6_000;

/** A sentence that goes away by itself. */
interface Passing {
  readonly text: string;
  readonly until: number;
}

/** What the one line above the hand says: why something was refused, that a bot plays, what a newcomer may do. */
export class Notices {
  private readonly clock: Clock;
  private readonly texts: Texts;
  private readonly words: RulesetWords;
  private said: Passing | null = null;
  private heard: Passing | null = null;

  constructor(clock: Clock, texts: Texts, words: RulesetWords) {
    this.clock = clock;
    this.texts = texts;
    this.words = words;
  }

  say(text: string): void {
    this.said = { text, until: this.clock.now() + STAYS };
  }

  /** Something was said in the chat. It gives way to what concerns the person's own play. */
  hear(text: string): void {
    this.heard = { text, until: this.clock.now() + HEARD };
  }

  forget(): void {
    this.said = null;
  }

  forgetHeard(): void {
    this.heard = null;
  }

  /** When what was said goes away by itself; null for never. */
  until(): number | null {
    const times = [this.said, this.heard].flatMap(passing => passing?.until ?? []);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** The line as it is now. @param isCoached whether a sentence says what to do */
  line(snapshot: TableSnapshot, hasAutoplay: boolean, isCoached: boolean): Notice | null {
    const now = this.clock.now();
    if (this.said !== null && now >= this.said.until) this.said = null;
    if (this.heard !== null && now >= this.heard.until) this.heard = null;
    if (this.said !== null) return { text: this.said.text, tone: 'refused' };
    const words = this.texts.match;
    if (snapshot.isElsewhere) return { text: words.elsewhere, tone: 'plain' };
    if (this.heard !== null) return { text: this.heard.text, tone: 'plain' };
    if (snapshot.state !== 'playing') return null;
    if (hasAutoplay) return { text: words.autoplaying, tone: 'plain' };
    const coached = isCoached ? coachLine(words.coach, this.words, snapshot.view) : null;
    return coached === null ? null : { text: coached, tone: 'coach' };
  }
}
