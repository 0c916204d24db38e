import type { RulesetWords } from '../../../game/words.ts';
import type { TableSnapshot } from '../../../table/snapshot.ts';
import type { Clock } from '../../../terminal/clock.ts';
import type { Notice } from '../../table/scene.ts';
import type { Texts } from '../../texts/texts.ts';
import { coachLine } from './coach-line.ts';

/** How long a sentence about something that was not possible stays, in milliseconds. */
const STAYS = 4_000;

/** What the one line above the hand says: why something was refused, that a bot plays, what a newcomer may do. */
export class Notices {
  private readonly clock: Clock;
  private readonly texts: Texts;
  private readonly words: RulesetWords;
  private said: { readonly text: string; readonly until: number } | null = null;

  constructor(clock: Clock, texts: Texts, words: RulesetWords) {
    this.clock = clock;
    this.texts = texts;
    this.words = words;
  }

  say(text: string): void {
    this.said = { text, until: this.clock.now() + STAYS };
  }

  forget(): void {
    this.said = null;
  }

  /** When what was said goes away by itself; null for never. */
  until(): number | null {
    return this.said?.until ?? null;
  }

  /** The line as it is now. @param isCoached whether a sentence says what to do */
  line(snapshot: TableSnapshot, hasAutoplay: boolean, isCoached: boolean): Notice | null {
    if (this.said !== null && this.clock.now() >= this.said.until) this.said = null;
    if (this.said !== null) return { text: this.said.text, tone: 'refused' };
    const words = this.texts.match;
    if (snapshot.isElsewhere) return { text: words.elsewhere, tone: 'plain' };
    if (snapshot.state !== 'playing') return null;
    if (hasAutoplay) return { text: words.autoplaying, tone: 'plain' };
    const coached = isCoached ? coachLine(words.coach, this.words, snapshot.view) : null;
    return coached === null ? null : { text: coached, tone: 'coach' };
  }
}
