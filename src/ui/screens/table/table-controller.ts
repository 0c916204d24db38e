import type { Goal } from '../../../game/goal.ts';
import type { Ruleset } from '../../../game/ruleset.ts';
import type { SeatView } from '../../../game/view.ts';
import type { RulesetWords } from '../../../game/words.ts';
import type { Countdown, Occupant, TableHandle, TableSnapshot } from '../../../table/snapshot.ts';
import type { Clock } from '../../../terminal/clock.ts';
import type { Key } from '../../../terminal/key-events.ts';
import { kindOf } from '../../../tiles/tile.ts';
import type { House, Settings } from '../../house.ts';
import { barredSlots } from '../../table/acting.ts';
import type { Notice, Scene } from '../../table/scene.ts';
import { refusalText } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import { Answers, type NotDone } from './answers.ts';
import { Arrivals } from './arrivals.ts';
import { type CardName, CardWatch } from './card-watch.ts';
import { ChatWatch } from './chat-watch.ts';
import { GoalList } from './goal-list.ts';
import { HandControl } from './hand-control.ts';
import { Notices } from './notices.ts';
import { outlookOf } from './outlook-of.ts';
import { TableKeys } from './table-keys.ts';

/** What a table asks of the session around it. */
export type TableRequest =
  | 'menu'
  | 'chat'
  | 'goals'
  | 'help'
  | 'quit'
  | 'redraw'
  | 'face'
  | 'next-table'
  | 'lobby'
  | 'leave'
  | 'take-back'
  | 'phrase';

export interface ControllerTools {
  readonly house: House;
  readonly rules: Ruleset;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly settings: () => Settings;
  /** Whether the chat of a table for so many stays open on a screen of this size. */
  readonly showsChat: (seats: number) => boolean;
  /** It is the person's first visit: its first hand is coached whatever it has set. */
  readonly isNewcomer: boolean;
  readonly save: (change: Partial<Settings>) => void;
  readonly request: (what: TableRequest) => void;
  /** What is seen of the table is another. */
  readonly changed: (table: TableController) => void;
  readonly guard: (work: () => void) => void;
}

/** One table as one session plays it: from a snapshot and a key to a scene and a command. */
export class TableController {
  readonly handle: TableHandle;
  readonly id: string;
  readonly words: RulesetWords;
  snapshot: TableSnapshot;
  /** When the snapshot came, for the clocks in it; milliseconds of the session's clock. */
  receivedAt: number;
  readonly tools: ControllerTools;
  readonly hand: HandControl;
  readonly answers: Answers;
  readonly notices: Notices;
  readonly cards = new CardWatch();
  private readonly chat = new ChatWatch();
  private readonly arrivals = new Arrivals();
  private readonly goalList: GoalList;
  private readonly keys = new TableKeys(this);
  private readonly stop: () => void;
  private drawn: Scene | null = null;
  /** The person has chosen and thinks again: it is asked as before. */
  private choosesAgain = false;

  constructor(handle: TableHandle, tools: ControllerTools) {
    this.handle = handle;
    this.tools = tools;
    this.words = tools.rules.words.en;
    this.goalList = new GoalList(tools.rules);
    this.hand = new HandControl(tools.settings().sorted);
    this.notices = new Notices(tools.clock, tools.texts, this.words);
    this.answers = new Answers(handle, tools.clock, why => tools.guard(() => this.notDone(why)));
    this.snapshot = handle.snapshot();
    this.id = this.snapshot.config.id;
    this.receivedAt = tools.clock.now();
    this.take(this.snapshot);
    this.stop = handle.onChange(() =>
      tools.guard(() => {
        this.take(handle.snapshot());
        tools.changed(this);
      }),
    );
  }

  isSeated(): boolean {
    return this.own() !== undefined && this.snapshot.isElsewhere !== true;
  }

  /** Whether the person, who does not sit here, can have a seat before the match begins: its own, or one that is free. */
  maySit(): boolean {
    const { isElsewhere, occupants, state } = this.snapshot;
    if (state !== 'gathering' || this.isSeated()) return false;
    return isElsewhere === true || occupants.some(({ kind }) => kind === 'empty');
  }

  isOver(): boolean {
    return this.snapshot.state === 'finished' || this.snapshot.state === 'broken';
  }

  waitsForMe(): boolean {
    const { state, view } = this.snapshot;
    // Whoever has chosen and thinks again is not waited for.
    const hasChosen = (view.choice?.mine ?? null) !== null;
    return state === 'playing' && view.offers.length > 0 && !hasChosen && !this.hasAutoplay();
  }

  hasAutoplay(): boolean {
    return this.own()?.autoplay ?? false;
  }

  mayPause(): boolean {
    return this.snapshot.occupants.filter(({ kind }) => kind === 'person').length === 1;
  }

  /** The card that lies over the table. */
  card(): CardName | null {
    this.cards.pass(this.snapshot, this.tools.clock.now());
    return this.cards.shown();
  }

  /** True where the key was for the table. */
  key(key: Key): boolean {
    return this.keys.take(key);
  }

  /** A key has changed what is seen. */
  redraw(): void {
    this.drawn = null;
    this.tools.changed(this);
  }

  /** What is to be painted; the same object until something of it is another. */
  scene(): Scene {
    const notice = this.notice();
    if (this.drawn?.notice?.text !== notice?.text) this.drawn = null;
    if (this.arrivals.pass(this.tools.clock.now())) this.drawn = null;
    this.drawn ??= this.makeScene(notice);
    return this.drawn;
  }

  /** Asks once more for what the person chose, as long as others still choose; with `false` its choice stays as it is. */
  chooseAgain(on: boolean): void {
    if (on && (this.snapshot.view.choice?.again.length ?? 0) === 0) return;
    this.choosesAgain = on;
    if (on) this.answers.reopen();
    this.take(this.handle.snapshot());
  }

  /** An answer is on its way: what was chosen again is chosen. */
  answered(): void {
    this.choosesAgain = false;
  }

  isChoosingAgain(): boolean {
    return this.choosesAgain;
  }

  /** What the hand may be built towards, the nearest first; null where the ruleset lists nothing. */
  goals(): readonly Goal[] | null {
    return this.goalList.exists() ? this.goalList.of(this.snapshot.view) : null;
  }

  private makeScene(notice: Notice | null): Scene {
    const { slots, cursor, picked } = this.hand;
    const tile = this.hand.tileAtCursor();
    return {
      snapshot: this.snapshot,
      words: this.words,
      hand: slots,
      cursor,
      picked,
      arrived: this.arrivals.among(slots),
      prompt: this.keys.prompt,
      lit: tile === null ? null : kindOf(tile),
      notice,
      isCovered: this.cards.shown() !== null,
      tellsImplied: this.cards.tellsImplied,
      isBeforeRanking: this.cards.isBeforeRanking(this.snapshot),
      page: this.cards.page,
      outlook: outlookOf(this.tools.rules, this.snapshot.view, slots, cursor),
      goals: this.goalList.exists() ? () => this.goals() ?? [] : null,
      unread: this.chat.unread,
    };
  }

  /** When something that is seen changes by itself, as a time of the session's clock; null for never. */
  nextChange(now: number): number | null {
    const clock = this.stands() ? null : this.timeLeft(now);
    const times = [
      clock === null || clock.left <= 0 ? null : now + (clock.left % 1_000 || 1_000),
      this.notices.until(),
      this.cards.nextChange(this.snapshot),
      this.arrivals.nextChange(),
    ].filter(time => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** The clock that is shown, as it is now: the time to decide, one's own before another's, or the time to the next hand. */
  timeLeft(now: number): Countdown | null {
    const { clock, turnClock, readyClock, state } = this.snapshot;
    const running = state === 'settled' ? readyClock : (clock ?? turnClock ?? null);
    if (running === null || this.stands()) return running;
    return { ...running, left: Math.max(0, running.left - (now - this.receivedAt)) };
  }

  /** Whether time stands still at the table. */
  private stands(): boolean {
    return this.snapshot.state === 'paused' || this.snapshot.state === 'stalled';
  }

  /** The person has the chat before its eyes. */
  readChat(): void {
    if (this.chat.unread === 0) return;
    this.chat.read();
    this.notices.forgetHeard();
    this.redraw();
  }

  leave(): void {
    this.stop();
    this.handle.leave();
  }

  detach(): void {
    this.stop();
    this.handle.detach();
  }

  private own(): Occupant | undefined {
    const me = this.tools.house.guest().id;
    return this.snapshot.occupants.find(({ kind, person }) => kind === 'person' && person === me);
  }

  /** The person's own seat; undefined for a spectator. */
  ownSeat(): SeatView | undefined {
    const { view, seat } = this.snapshot;
    return seat === null ? undefined : view.seats[seat];
  }

  private take(given: TableSnapshot): void {
    const { clock } = this.tools;
    const now = clock.now();
    if ((given.view.choice?.again.length ?? 0) === 0) this.choosesAgain = false;
    const snapshot = this.choosesAgain ? askedAgain(given) : given;
    // What was picked to be given away is no tile to discard.
    if (this.snapshot.view.choice !== null && snapshot.view.choice === null) this.hand.release();
    this.snapshot = snapshot;
    this.receivedAt = now;
    this.drawn = null;
    const isNewQuestion = this.answers.take(snapshot);
    if (isNewQuestion || snapshot.view.offers.length === 0) {
      this.keys.prompt = null;
      this.hand.dropPicks();
    }
    if (isNewQuestion) this.notices.forget();
    this.cards.take(snapshot, now);
    const said = this.chat.take(snapshot.chat, this.tools.house.guest().nickname);
    const isOpen = this.tools.showsChat(snapshot.view.seats.length);
    if (said !== null && !isOpen) this.notices.hear(`${said.name}: ${said.text}`);
    this.arrivals.take(snapshot, now);
    this.layHand();
  }

  private layHand(): void {
    const { view } = this.snapshot;
    const placing = view.offers.length > 0 && view.phase !== 'window';
    this.hand.lay(this.ownSeat(), view.number, placing, slots => barredSlots(view.offers, null, slots));
  }

  private notDone(why: NotDone): void {
    const { house, texts } = this.tools;
    if (typeof why === 'string') this.notices.say(refusalText(texts, this.words, why));
    else {
      house.fault(why.fault);
      this.notices.say(texts.match.notNow);
    }
    this.tools.changed(this);
  }

  private notice(): Notice | null {
    const { isNewcomer, settings } = this.tools;
    // Within an action that was begun its own bar says what to do, and a newcomer needs to see what the tile leaves.
    const isCoached =
      this.keys.prompt === null && (settings().coach || (isNewcomer && this.snapshot.view.number === 1));
    return this.notices.line(this.snapshot, this.isSeated() && this.hasAutoplay(), isCoached);
  }
}

/** The table as it was before the viewer had chosen. */
function askedAgain(snapshot: TableSnapshot): TableSnapshot {
  const { view } = snapshot;
  return { ...snapshot, view: { ...view, offers: view.choice!.again } };
}
