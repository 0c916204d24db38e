import type { SeatView } from '../../../game/view.ts';
import type { Wish } from '../../../table/snapshot.ts';
import type { Key } from '../../../terminal/key-events.ts';
import { type Asking, choiceKey, type Intent, keyLabel, resolve } from '../../keymap.ts';
import { barredSlots, begin, pickWish, waysOf } from '../../table/acting.ts';
import { actionsOf, askingOf } from '../../table/asking.ts';
import type { Prompt } from '../../table/scene.ts';
import { refusalText } from '../../texts/names.ts';
import { tileWords } from '../../texts/tile-words.ts';
import type { TableController } from './table-controller.ts';

/** What the keys of one table do: the key table says what is meant, this what follows from it. */
export class TableKeys {
  /** The question within the question, where an action was begun that needs another key. */
  prompt: Prompt | null = null;
  private readonly table: TableController;
  private pressed: number | null = null;

  constructor(table: TableController) {
    this.table = table;
  }

  /** True where the key was for the table. */
  take(key: Key): boolean {
    if (this.table.snapshot.state === 'gathering') return this.gatheringKey(key);
    const intent = resolve(key, {
      asking: this.asking(),
      actions: this.actionKeys(),
      labels: this.table.hand.slots.map(({ label }) => label),
      cursor: this.table.hand.cursor,
      pressed: this.pressed,
      choices: this.choices().length,
    });
    this.pressed = intent?.kind === 'point' ? intent.slot : null;
    if (intent === null) return false;
    this.do(intent);
    this.table.redraw();
    return true;
  }

  private asking(): Asking {
    if (this.table.cards.shown() !== null) return 'ready';
    const asking = askingOf(this.table.snapshot, this.prompt);
    // A settlement that was put aside leaves the table to be looked at.
    return asking === 'ready' ? 'nothing' : asking;
  }

  private actionKeys(): Readonly<Record<string, string>> {
    const actions = actionsOf(this.table.snapshot.view, this.table.words, this.table.tools.texts);
    return Object.fromEntries(actions.map(action => [action.do, action.key]));
  }

  /** What a number key would send. */
  private choices(): readonly Wish[] {
    const { view } = this.table.snapshot;
    if (this.asking() !== 'choose') return [];
    const verbs = this.prompt === null ? view.offers.filter(({ kind }) => kind === 'answer') : [this.prompt];
    return verbs.flatMap(verb => waysOf(view.offers, verb.do, this.table.words).map(({ wish }) => wish));
  }

  private gatheringKey(key: Key): boolean {
    if (key.name === 'paste' || key.burst) return false;
    if (key.name === 'enter') this.takePart();
    else if (key.name === 'escape' || key.ch === 'q') this.table.tools.request('menu');
    else if (key.ch === 'g' && this.table.goals() !== null) this.table.tools.request('goals');
    else if (key.ch === 't') this.table.tools.request('chat');
    else if (key.ch === 'p' && this.table.isSeated()) this.table.tools.request('phrase');
    else return false;
    return true;
  }

  /** Enter before the match: who sits is ready for it, who watches sits down where that is possible. */
  private takePart(): void {
    if (this.table.isSeated()) this.table.handle.ready();
    else if (this.table.maySit()) this.table.tools.request('take-back');
  }

  private sort(seat: SeatView): void {
    const { hand, notices, tools } = this.table;
    const sorted = !hand.isSorted();
    hand.sort(sorted, seat);
    // A hand that was sorted looks the same when it is kept sorted no more.
    notices.say(
      sorted ? tools.texts.match.sortingOn : tools.texts.match.sortingOff(keyLabel(tools.texts, 's')),
    );
    tools.save({ sorted });
  }

  private do(intent: Intent): void {
    const seat = this.table.ownSeat();
    switch (intent.kind) {
      case 'move':
        if (this.prompt?.kind === 'aim') return this.table.hand.moveAmong(this.prompt.tiles, intent.to);
        return this.table.hand.move(intent.to);
      case 'point':
        return this.table.hand.place(intent.slot);
      case 'carry':
        if (seat !== undefined) this.table.hand.carry(intent.to, seat);
        return;
      case 'sort':
        if (seat !== undefined) this.sort(seat);
        return;
      case 'look':
        if (this.table.cards.exists()) this.table.cards.isAside = !this.table.cards.isAside;
        return;
      case 'implied':
        this.table.cards.tellsImplied = !this.table.cards.tellsImplied;
        return;
      case 'page':
        this.table.cards.page += intent.by;
        return;
      case 'cancel':
        // A choice that the table itself put cannot be closed: Escape is the menu then, as everywhere.
        if (this.prompt === null) return this.menu();
        this.prompt = null;
        // What was said of its keys is of no use outside it.
        this.table.notices.forget();
        return;
      case 'menu':
        return this.menu();
      case 'again':
        return this.table.chooseAgain(true);
      case 'goals':
        if (this.table.goals() !== null) return this.table.tools.request('goals');
        return this.table.notices.say(this.table.tools.texts.goals.noList);
      case 'hint':
        return this.table.notices.say(this.table.tools.texts.match.noHint);
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
        return this.table.tools.request(intent.kind);
    }
  }

  /** Whoever thinks again about what it chose leaves that first. */
  private menu(): void {
    if (this.table.isChoosingAgain()) this.table.chooseAgain(false);
    else this.table.tools.request('menu');
  }

  private confirm(): void {
    const { state, view } = this.table.snapshot;
    if (this.table.snapshot.isElsewhere) return this.table.tools.request('take-back');
    if (this.table.isSeated() && state === 'paused') return this.table.handle.pause(false);
    if (state === 'broken') return this.table.tools.request('lobby');
    if (this.table.hasAutoplay()) return this.table.handle.autoplay(false);
    const tile = this.table.hand.tileAtCursor();
    const { prompt } = this;
    if (prompt?.kind === 'aim') {
      if (tile !== null && prompt.tiles.includes(tile)) this.send({ do: prompt.do, tile });
      return;
    }
    // An Enter that was meant for a discard must not choose the first.
    if (this.asking() === 'choose') return this.sayWhatChooses();
    if (prompt !== null) return;
    if (this.asking() === 'pick') {
      const wish = pickWish(view.offers, this.table.hand.slots, this.table.hand.picked);
      return wish === null ? this.sayWhatIsMissing() : this.send(wish);
    }
    const offer = view.offers.find(candidate => candidate.do === 'discard');
    // A claim has keys of its own: an Enter that was meant for a discard must not answer it.
    if (offer === undefined || view.phase === 'window') return;
    // Also a tile that may not go is sent: the table knows best why not.
    this.send(this.table.hand.discard());
  }

  /** Enter came where numbers choose. */
  private sayWhatChooses(): void {
    const { notices, tools } = this.table;
    const count = this.choices().length;
    if (count > 0) notices.say(tools.texts.table.chooseWith(choiceKey(0), choiceKey(count - 1)));
  }

  /** Enter came before all tiles were picked. */
  private sayWhatIsMissing(): void {
    const offer = this.table.snapshot.view.offers.find(candidate => candidate.kind === 'pick');
    if (offer?.kind !== 'pick') return;
    const { least, most } = offer.pick;
    const { texts } = this.table.tools;
    this.table.notices.say(texts.table.pickFirst(least, most, keyLabel(texts, 'space')));
  }

  private togglePick(slot: number): void {
    const { view } = this.table.snapshot;
    const offer = view.offers.find(candidate => candidate.kind === 'pick');
    if (offer?.kind !== 'pick') return;
    const { hand, notices, tools } = this.table;
    const { picked, slots } = hand;
    const say = tools.texts.table;
    if (picked.includes(slot) || !barredSlots(view.offers, null, slots, picked).has(slot)) {
      if (hand.togglePick(slot, offer.pick)) notices.forget();
      else notices.say(say.pickedAll(offer.pick.most));
      return;
    }
    hand.place(slot);
    const tile = tileWords(tools.texts, this.table.words, slots[slot]!.tile);
    const isOfferedAlone = offer.pick.tiles.includes(slots[slot]!.tile);
    notices.say(isOfferedAlone ? say.otherSuit(tile) : say.notToPick(tile));
  }

  private act(verb: string): void {
    const begun = begin(this.table.snapshot.view.offers, verb, this.table.hand.slots, this.table.words);
    if (begun === null) return this.sayWhyNot(verb);
    if ('send' in begun) return this.send(begun.send);
    if (!this.table.answers.areHeard()) return;
    this.prompt = begun.prompt;
    const tile = this.table.hand.tileAtCursor();
    if (begun.prompt.kind === 'aim' && (tile === null || !begun.prompt.tiles.includes(tile)))
      this.table.hand.moveAmong(begun.prompt.tiles, 'last');
  }

  /** A verb that is not offered: where the table can say why not, it is asked; its answer changes nothing. */
  private sayWhyNot(verb: string): void {
    if (verb === 'pass' || this.table.snapshot.state !== 'playing' || !this.table.isSeated()) return;
    if (verb === 'win') this.send({ do: 'win' });
    else if (this.table.snapshot.view.offers.length > 0)
      this.table.notices.say(refusalText(this.table.tools.texts, this.table.words, 'not-allowed'));
  }

  private ready(): void {
    const meaning = this.table.cards.read(this.table.snapshot, this.table.tools.clock.now());
    if (meaning === 'ready') this.table.handle.ready();
    else if (meaning === 'go-on') this.table.handle.pause(false);
    else if (meaning === 'leave') this.table.tools.request('leave');
  }

  private send(wish: Wish | null | undefined): void {
    if (wish === null || wish === undefined || !this.table.answers.areHeard()) return;
    const again = this.table.isChoosingAgain();
    this.prompt = null;
    this.table.answered();
    this.table.answers.send(again ? { ...wish, again } : wish);
  }
}
