import type { GameEvent } from './event.ts';
import { fold } from './fold.ts';
import type { Ruleset } from './ruleset.ts';
import type { HandState, Match, Play, Seat, Wall } from './state.ts';

/** Where the tiles of a match come from: its seed, or an arranged deal. */
export interface Source {
  /** The tiles of hand `number`: thirteen for each seat, and the wall. */
  deal(number: number, dealer: Seat): { readonly hands: readonly (readonly number[])[]; readonly wall: Wall };
  /** A stream of random 32-bit words of that hand, apart from its wall; `k` tells several apart. */
  chance(number: number, k: number): () => number;
}

/** One command being carried out: events are emitted one by one, each folded at once, so what follows sees what was. */
export class Step<H = unknown, S = unknown> {
  match: Match<H, S>;
  readonly events: GameEvent[] = [];
  readonly rules: Ruleset<H, S>;
  readonly source: Source;

  constructor(rules: Ruleset<H, S>, source: Source, match: Match<H, S>) {
    this.rules = rules;
    this.source = source;
    this.match = match;
  }

  emit(event: GameEvent): void {
    this.match = fold(this.rules, this.match, event);
    this.events.push(event);
  }

  /** The hand in play. Only to be asked for while there is one. */
  get hand(): HandState<H, S> {
    return this.match.hand!;
  }

  /** The match with its hand. */
  get play(): Play<H, S> {
    return this.match as Play<H, S>;
  }

  /** Random words of this hand, by what they are for. */
  chance(k: number): () => number {
    return this.source.chance(this.hand.number, k);
  }
}
