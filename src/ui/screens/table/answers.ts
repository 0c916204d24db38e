import type { Refusal } from '../../../game/refusal.ts';
import type { TableHandle, TableSnapshot, Wish } from '../../../table/snapshot.ts';
import type { Clock } from '../../../terminal/clock.ts';
import { PromptWatch } from './prompt-watch.ts';

/** What became of a command that was not carried out: the table's reason, or a fault on the way. */
export type NotDone = Refusal | 'stalled' | { readonly fault: unknown };

/** Sends a person's commands, one for each question that the table asks, and none that was meant for another question. */
export class Answers {
  private readonly handle: TableHandle;
  private readonly clock: Clock;
  private readonly notDone: (why: NotDone) => void;
  private readonly watch = new PromptWatch();

  constructor(handle: TableHandle, clock: Clock, notDone: (why: NotDone) => void) {
    this.handle = handle;
    this.clock = clock;
    this.notDone = notDone;
  }

  /** Takes what the table asks now; true where that is a new question. */
  take(snapshot: TableSnapshot): boolean {
    return this.watch.take(snapshot, this.clock.now());
  }

  /** The person chooses again where it has chosen. */
  reopen(): void {
    this.watch.reopen();
  }

  /** Whether an answer would be sent now. */
  areHeard(): boolean {
    return this.watch.hears(this.clock.now());
  }

  /** False where it was left unsent. */
  send(wish: Wish): boolean {
    if (!this.areHeard()) return false;
    const refused = this.watch.answered();
    const fail = (why: NotDone): void => {
      refused();
      this.notDone(why);
    };
    this.handle.send(wish).then(
      refusal => (refusal === null ? undefined : fail(refusal)),
      (fault: unknown) => fail({ fault }),
    );
    return true;
  }
}
