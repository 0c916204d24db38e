import type { Ruleset } from '../../../game/ruleset.ts';
import type { SeatView } from '../../../game/view.ts';
import type { RulesetWords } from '../../../game/words.ts';
import type { Countdown, Occupant, TableHandle, TableSnapshot, Wish } from '../../../table/snapshot.ts';
import type { Clock } from '../../../terminal/clock.ts';
import type { Key } from '../../../terminal/key-events.ts';
import { kindOf } from '../../../tiles/tile.ts';
import type { House, Settings } from '../../house.ts';
import { type Asking, type Intent, resolve } from '../../keymap.ts';
import { begin, pickWish, waysOf } from '../../table/acting.ts';
import { actionsOf, askingOf } from '../../table/asking.ts';
import type { Notice, Prompt, Scene } from '../../table/scene.ts';
import { refusalText } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import { type CardName, CardWatch } from './card-watch.ts';
import { coachLine } from './coach-line.ts';
import { HandControl } from './hand-control.ts';
import { outlookOf } from './outlook-of.ts';
import { PromptWatch } from './prompt-watch.ts';

/** How long a sentence about something that was not possible stays, in milliseconds. */
const NOTICE_STAYS = 4_000;

/** What a table asks of the session around it. */
export type TableRequest =
  | 'menu'
  | 'chat'
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
  private readonly tools: ControllerTools;
  private readonly hand: HandControl;
  private readonly watch = new PromptWatch();
  private readonly cards = new CardWatch();
  private readonly stop: () => void;
  private prompt: Prompt | null = null;
  private pressed: number | null = null;
  private refusal: { readonly text: string; readonly until: number } | null = null;
  private drawn: Scene | null = null;

  constructor(handle: TableHandle, tools: ControllerTools) {
    this.handle = handle;
    this.tools = tools;
    this.words = tools.rules.words.en;
    this.hand = new HandControl(tools.settings().sorted);
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

  isOver(): boolean {
    return this.snapshot.state === 'finished' || this.snapshot.state === 'broken';
  }

  waitsForMe(): boolean {
    return this.snapshot.state === 'playing' && this.snapshot.view.offers.length > 0 && !this.hasAutoplay();
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
    if (this.snapshot.state === 'gathering') return this.gatheringKey(key);
    const intent = resolve(key, {
      asking: this.asking(),
      actions: this.actionKeys(),
      labels: this.hand.slots.map(({ label }) => label),
      cursor: this.hand.cursor,
      pressed: this.pressed,
      choices: this.choices().length,
    });
    this.pressed = intent?.kind === 'point' ? intent.slot : null;
    if (intent === null) return false;
    this.do(intent);
    this.drawn = null;
    this.tools.changed(this);
    return true;
  }

  /** What is to be painted; the same object until something of it is another. */
  scene(): Scene {
    const notice = this.notice();
    if (this.drawn?.notice?.text !== notice?.text) this.drawn = null;
    this.drawn ??= this.makeScene(notice);
    return this.drawn;
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
      prompt: this.prompt,
      lit: tile === null ? null : kindOf(tile),
      notice,
      outlook: outlookOf(this.tools.rules, this.snapshot.view, slots, cursor),
      chatOpen: true,
    };
  }

  /** When something that is seen changes by itself, as a time of the session's clock; null for never. */
  nextChange(now: number): number | null {
    const clock = this.timeLeft(now);
    const times = [
      clock === null || clock.left <= 0 ? null : now + (clock.left % 1_000 || 1_000),
      this.refusal?.until ?? null,
      this.cards.nextChange(this.snapshot),
    ].filter(time => time !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** The clock that is shown, as it is now: one's own time to decide, or the time to the next hand. */
  timeLeft(now: number): Countdown | null {
    const { clock, readyClock, state } = this.snapshot;
    const running = state === 'settled' ? readyClock : clock;
    if (running === null || state === 'paused' || state === 'stalled') return running;
    return { ...running, left: Math.max(0, running.left - (now - this.receivedAt)) };
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

  private ownSeat(): SeatView | undefined {
    const { view, seat } = this.snapshot;
    return seat === null ? undefined : view.seats[seat];
  }

  private take(snapshot: TableSnapshot): void {
    const { clock } = this.tools;
    const now = clock.now();
    this.snapshot = snapshot;
    this.receivedAt = now;
    this.drawn = null;
    const isNewQuestion = this.watch.take(snapshot, now);
    if (isNewQuestion || snapshot.view.offers.length === 0) {
      this.prompt = null;
      this.hand.dropPicks();
    }
    if (isNewQuestion) this.refusal = null;
    this.cards.take(snapshot, now);
    this.layHand();
  }

  private layHand(): void {
    const { view } = this.snapshot;
    const placing = view.offers.length > 0 && view.phase !== 'window';
    this.hand.lay(this.ownSeat(), view.number, placing);
  }

  private asking(): Asking {
    if (this.cards.shown() !== null) return 'ready';
    const asking = askingOf(this.snapshot, this.prompt);
    // A settlement that was put aside leaves the table to be looked at.
    return asking === 'ready' ? 'nothing' : asking;
  }

  private actionKeys(): Readonly<Record<string, string>> {
    const actions = actionsOf(this.snapshot.view, this.words, this.tools.texts);
    return Object.fromEntries(actions.map(action => [action.do, action.key]));
  }

  /** What a number key would send. */
  private choices(): readonly Wish[] {
    const { view } = this.snapshot;
    if (this.asking() !== 'choose') return [];
    const verbs = this.prompt === null ? view.offers.filter(({ kind }) => kind === 'answer') : [this.prompt];
    return verbs.flatMap(verb => waysOf(view.offers, verb.do, this.words).map(({ wish }) => wish));
  }

  private gatheringKey(key: Key): boolean {
    if (key.name === 'paste' || key.burst) return false;
    if (key.name === 'enter') this.handle.ready();
    else if (key.name === 'escape' || key.ch === 'q') this.tools.request('menu');
    else if (key.ch === 't') this.tools.request('chat');
    else if (key.ch === 'p' && this.isSeated()) this.tools.request('phrase');
    else return false;
    return true;
  }

  private do(intent: Intent): void {
    const seat = this.ownSeat();
    switch (intent.kind) {
      case 'move':
        if (this.prompt?.kind === 'aim') return this.hand.moveAmong(this.prompt.tiles, intent.to);
        return this.hand.move(intent.to);
      case 'point':
        return this.hand.place(intent.slot);
      case 'carry':
        if (seat !== undefined) this.hand.carry(intent.to, seat);
        return;
      case 'sort':
        if (seat === undefined) return;
        this.hand.sort(!this.hand.isSorted(), seat);
        return this.tools.save({ sorted: this.hand.isSorted() });
      case 'look':
        if (this.cards.exists()) this.cards.isAside = !this.cards.isAside;
        return;
      case 'cancel':
        // A choice that the table itself put cannot be closed: Escape is the menu then, as everywhere.
        if (this.prompt === null) this.tools.request('menu');
        this.prompt = null;
        return;
      case 'hint':
        return this.say(this.tools.texts.match.noHint);
      case 'confirm':
        return this.confirm();
      case 'pick':
        return this.togglePick(intent.slot);
      case 'choice':
        return this.send(this.choices()[intent.index]);
      case 'act':
        return this.act(intent.do);
      case 'ready':
        return this.ready();
      default:
        return this.tools.request(intent.kind);
    }
  }

  private confirm(): void {
    const { state, view } = this.snapshot;
    if (this.snapshot.isElsewhere) return this.tools.request('take-back');
    if (this.isSeated() && state === 'paused') return this.handle.pause(false);
    if (state === 'broken') return this.tools.request('lobby');
    if (this.hasAutoplay()) return this.handle.autoplay(false);
    const tile = this.hand.tileAtCursor();
    const { prompt } = this;
    if (prompt?.kind === 'aim') {
      if (tile !== null && prompt.tiles.includes(tile)) this.send({ do: prompt.do, tile });
      return;
    }
    if (prompt !== null) return;
    if (this.asking() === 'pick') {
      const wish = pickWish(view.offers, this.hand.slots, this.hand.picked);
      return wish === null ? this.say(this.tools.texts.refusals['not-allowed']) : this.send(wish);
    }
    const offer = view.offers.find(candidate => candidate.do === 'discard');
    // A claim has keys of its own: an Enter that was meant for a discard must not answer it.
    if (offer === undefined || view.phase === 'window') return;
    if (offer.kind === 'tile' && tile !== null && !offer.tiles.includes(tile))
      return this.say(refusalText(this.tools.texts, this.words, 'not-allowed'));
    this.send(this.hand.discard());
  }

  private togglePick(slot: number): void {
    const offer = this.snapshot.view.offers.find(candidate => candidate.kind === 'pick');
    if (offer?.kind === 'pick') this.hand.togglePick(slot, offer.pick);
  }

  private act(verb: string): void {
    const begun = begin(this.snapshot.view.offers, verb, this.hand.slots, this.words);
    if (begun === null) return this.sayWhyNot(verb);
    if ('send' in begun) return this.send(begun.send);
    if (!this.watch.hears(this.tools.clock.now())) return;
    this.prompt = begun.prompt;
    const tile = this.hand.tileAtCursor();
    if (begun.prompt.kind === 'aim' && (tile === null || !begun.prompt.tiles.includes(tile)))
      this.hand.moveAmong(begun.prompt.tiles, 'last');
  }

  /** A verb that is not offered: where the table can say why not, it is asked; its answer changes nothing. */
  private sayWhyNot(verb: string): void {
    if (verb === 'pass' || this.snapshot.state !== 'playing' || !this.isSeated()) return;
    if (verb === 'win') this.send({ do: 'win' });
    else if (this.snapshot.view.offers.length > 0)
      this.say(refusalText(this.tools.texts, this.words, 'not-allowed'));
  }

  private ready(): void {
    const meaning = this.cards.read(this.snapshot, this.tools.clock.now());
    if (meaning === 'ready') this.handle.ready();
    else if (meaning === 'leave') this.tools.request('leave');
  }

  private send(wish: Wish | null | undefined): void {
    const { clock, guard, texts } = this.tools;
    if (wish === null || wish === undefined || !this.watch.hears(clock.now())) return;
    const refused = this.watch.answered();
    this.handle.send(wish).then(
      refusal =>
        guard(() => {
          if (refusal === null) return;
          refused();
          this.say(refusalText(texts, this.words, refusal));
          this.tools.changed(this);
        }),
      error => {
        this.tools.house.fault(error);
        guard(() => {
          refused();
          this.say(this.tools.texts.match.notNow);
          this.tools.changed(this);
        });
      },
    );
    this.prompt = null;
  }

  private say(text: string): void {
    this.refusal = { text, until: this.tools.clock.now() + NOTICE_STAYS };
  }

  private notice(): Notice | null {
    const { texts, clock, isNewcomer, settings } = this.tools;
    if (this.refusal !== null && clock.now() >= this.refusal.until) this.refusal = null;
    if (this.refusal !== null) return { text: this.refusal.text, tone: 'refused' };
    const { view, state } = this.snapshot;
    if (this.snapshot.isElsewhere) return { text: texts.match.elsewhere, tone: 'plain' };
    if (this.isSeated() && this.hasAutoplay() && state === 'playing')
      return { text: texts.match.autoplaying, tone: 'plain' };
    const isFirstHand = isNewcomer && view.number === 1;
    const coach = (settings().coach || isFirstHand) && state === 'playing';
    const line = coach ? coachLine(texts.match.coach, this.words, view) : null;
    return line === null ? null : { text: line, tone: 'coach' };
  }
}
