import type { GameEvent } from '../../game/event.ts';
import { act, discardsAmong, newMatch, settle, timeoutCommand } from '../../game/match.ts';
import { offerTakes } from '../../game/offer.ts';
import { isUnsettled, offersAgain, offersFor, waitingFor } from '../../game/offers.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import { InputError } from '../../game/score-input.ts';
import type { Command, HandState, Match, Seat } from '../../game/state.ts';
import type { Source } from '../../game/step.ts';
import { tilesLeft } from '../../game/wall.ts';
import { keystream, SEED_BYTES } from '../../tiles/keystream.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { arrangeDeal } from './arrange.ts';
import type { Line, Script } from './read.ts';

export interface Played {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** Verbs that answer a tile which lies open, and nothing else. */
const CLAIMS_ONLY = new Set(['chow', 'pung', 'claim', 'pass']);
/** Verbs that try to take a discard. */
const DISCARD_CLAIMS = new Set([...CLAIMS_ONLY, 'win']);
/** Verbs of one's turn alone. */
const TURN_ONLY = new Set(['discard', 'riichi', 'north', 'nine-kinds', 'joker', 'original-call']);
/** Choices that come once in a hand: chosen again while others choose, they take the place of what was chosen. */
const ONCE = new Set(['exchange', 'missing', 'vote', 'courtesy']);
/** Verbs that answer such a tile, or are done on one's turn. */
const EITHER = new Set(['win', 'kong', 'timeout']);

/**
 * Plays one arranged hand by its list of commands, with the match itself: whoever has no command passes, discards the tile
 * just drawn, or does what a time-out does. What is taken where is said in the contract of `script`.
 * @throws InputError with the number of the command that was never taken, or not refused as it should be
 */
export function playScript(rules: Ruleset, script: Script): Played {
  return new Run(rules, script).play();
}

type Refused = Extract<Line, { kind: 'refused' }>;

interface Settled {
  readonly seat: Seat;
  readonly tile: Tile;
  /** What might be tried with it in vain. */
  readonly claims: ReadonlySet<string>;
}

class Run {
  private readonly rules: Ruleset;
  private readonly source: Source;
  private readonly lines: readonly Line[];
  private match: Match;
  private events: GameEvent[] = [];
  private at = 0;
  /**
   * A kong that stood, or a dead tile that was discarded, at once and nobody being asked: that it cannot be taken may be tried
   * before anything else happens, and passed.
   */
  private settled: Settled | null = null;

  constructor(rules: Ruleset, script: Script) {
    this.rules = rules;
    this.lines = script.lines;
    const deal = arrangeDeal(rules, script.options, script.parts);
    // Whatever is drawn by lot in an arranged hand comes from one fixed seed.
    const seed = '00'.repeat(SEED_BYTES);
    this.source = { deal: () => deal, chance: (number, k) => keystream(seed, ['script'], number * 64 + k) };
    this.match = {
      ...newMatch(rules, script.options),
      scores: script.scores,
      next: { dealer: script.dealer, round: script.round, counters: script.counters },
      played: script.hand - 1,
    };
  }

  play(): Played {
    this.take(act(this.rules, this.source, this.match, { seat: null, do: 'deal' }));
    while (this.match.phase === 'hand' && !this.stops()) this.decide();
    this.tryRefusals();
    const left = this.lines.findIndex(
      ({ kind }, i) => i >= this.at && (kind === 'command' || kind === 'refused'),
    );
    if (left >= 0) this.fail('never got its turn', left + 1);
    return { match: this.match, events: this.events };
  }

  private get hand(): HandState {
    return this.match.hand!;
  }

  private stops(): boolean {
    this.skipDraws();
    this.tryRefusals();
    return this.lines[this.at]?.kind === 'stop' && this.hand.phase === 'turn';
  }

  /** A `draws` line is done with once so few tiles are left. */
  private skipDraws(): void {
    let line = this.lines[this.at];
    while (line?.kind === 'draws' && tilesLeft(this.hand.wall) <= line.left) line = this.lines[++this.at];
  }

  /** One seat's decision, or the end of a window. */
  private decide(): void {
    const command = this.nextCommand();
    if (command !== null && this.isTakenHere(command)) {
      this.at++;
      if (waitingFor(this.match).includes(command.seat) || this.isChangeOfMind(command))
        this.carryOut(command);
    } else if (isUnsettled(this.match)) this.take(settle(this.rules, this.source, this.match));
    else this.carryOut(this.byDefault(waitingFor(this.match)[0]!));
  }

  private nextCommand(): (Command & { seat: Seat }) | null {
    const line = this.lines[this.at];
    return line?.kind === 'command' ? this.withFace(line.command) : null;
  }

  /** A kong is of a kind: whichever face of it is named (a five for its red one), it is the one that is offered. */
  private withFace(command: Command & { seat: Seat }): Command & { seat: Seat } {
    if (command.do !== 'kong' || command.tile === undefined || this.isOffered(command)) return command;
    const kind = kindOf(command.tile);
    for (const offer of offersFor(this.rules, this.match, command.seat)) {
      const face =
        offer.kind === 'tile' && offer.do === 'kong' && offer.tiles.find(tile => kindOf(tile) === kind);
      if (typeof face === 'number') return { ...command, tile: face };
    }
    return command;
  }

  private isTakenHere(command: Command & { seat: Seat }): boolean {
    const { hand } = this;
    const { seat } = command;
    if (hand.phase === 'window') return this.isTakenAsClaim(command);
    if (!waitingFor(this.match).includes(seat)) return this.isChangeOfMind(command);
    if (hand.phase === 'choice') return command.do === 'timeout' || this.isOffered(command);
    if (CLAIMS_ONLY.has(command.do)) return false;
    return (command.do !== 'win' && command.do !== 'kong') || this.isOffered(command);
  }

  /** A pass of the Charleston that a seat names after its own is the next one, unless it says that it chooses again. */
  private isChangeOfMind(command: Command & { seat: Seat }): boolean {
    if (command.again !== true && !ONCE.has(command.do)) return false;
    return offersAgain(this.rules, this.match, command.seat).some(offer => offerTakes(offer, command));
  }

  private isTakenAsClaim(command: Command & { seat: Seat }): boolean {
    const window = this.hand.window!;
    const { seat } = command;
    if (seat === window.from || this.hand.seats[seat]!.status === 'out') return false;
    if (window.answers.some(answer => answer.seat === seat)) return false;
    // Whoever has nothing to choose may still say that it passes.
    if (command.do === 'pass' || command.do === 'timeout') return true;
    if (!CLAIMS_ONLY.has(command.do) && !EITHER.has(command.do)) return false;
    const about = command.tile;
    return (about === undefined || kindOf(about) === kindOf(window.tile)) && this.isOffered(command);
  }

  /** Whoever could not have been asked says that it passes. */
  private isIdlePass({ do: verb, seat }: Command): boolean {
    return verb === 'pass' && this.settled !== null && this.settled.seat !== seat;
  }

  private isOffered(command: Command & { seat: Seat }): boolean {
    return offersFor(this.rules, this.match, command.seat).some(offer => offerTakes(offer, command));
  }

  private byDefault(seat: Seat): Command {
    if (this.hand.phase === 'window') return { seat, do: 'pass' };
    const { drawn } = this.hand.seats[seat]!;
    const offers = offersFor(this.rules, this.match, seat);
    if (this.hand.phase === 'turn' && drawn !== null && discardsAmong(offers).includes(drawn))
      return { seat, do: 'discard', tile: drawn };
    return { ...timeoutCommand(this.rules, { ...this.match, hand: this.hand }, seat), seat };
  }

  /** Tries the refusals that stand next in the list, as long as their moment is now, and skips who passes without being asked. */
  private tryRefusals(): void {
    for (let line = this.lines[this.at]; line !== undefined; line = this.lines[++this.at]) {
      if (line.kind === 'refused' && this.isAboutNow(line)) this.tryRefusal(line);
      else if (line.kind !== 'command' || !this.isIdlePass(line.command)) return;
    }
  }

  private tryRefusal({ command, reason }: Refused): void {
    // The tile went by already: on its own turn now, the next seat would be taken at its word for what it drew.
    const isLate = command.do === 'win' && command.seat === this.hand.turn && this.isAboutSettled(command);
    const outcome = isLate
      ? ({ refusal: 'not-asked' } as const)
      : act(this.rules, this.source, this.match, command);
    if (!('refusal' in outcome)) this.fail('was not refused');
    else if (reason !== true && outcome.refusal !== reason) this.fail(`was refused as ${outcome.refusal}`);
  }

  private isAboutNow(line: Refused): boolean {
    const { hand } = this;
    const { command, tile } = line;
    const verb = command.do;
    if (this.isAboutSettled(command)) return true;
    if (this.match.phase !== 'hand') return false;
    if (hand.phase === 'choice') return !isPlayVerb(verb) || this.choicesFollow();
    if (hand.phase === 'window') {
      const { window } = hand;
      const lies = tile === null || kindOf(tile) === kindOf(window!.tile);
      return window!.from !== command.seat && (CLAIMS_ONLY.has(verb) || EITHER.has(verb)) && lies;
    }
    if (hand.turn !== command.seat || CLAIMS_ONLY.has(verb)) return false;
    const { drawn, concealed } = hand.seats[command.seat]!;
    if (tile === null || drawn === null) return verb !== 'win' || tile === null || drawn !== null;
    if (verb === 'win') return kindOf(drawn) === kindOf(tile);
    return verb !== 'kong' || concealed.some(held => kindOf(held) === kindOf(tile));
  }

  /** Whether another seat tries to take what went at once. With another tile named it is about something else. */
  private isAboutSettled({ seat, do: verb, tile }: Command): boolean {
    const { settled } = this;
    if (settled === null || seat === settled.seat || !settled.claims.has(verb)) return false;
    return tile === undefined || kindOf(tile) === kindOf(settled.tile);
  }

  /** Whether the list goes on with choices of the phases before play: then what stands before them is about these phases too. */
  private choicesFollow(): boolean {
    return this.lines.slice(this.at).some(line => 'command' in line && !isPlayVerb(line.command.do));
  }

  private carryOut(command: Command): void {
    const outcome = act(this.rules, this.source, this.match, command);
    if ('refusal' in outcome) this.fail(`was refused as ${outcome.refusal}`, this.at);
    else this.take(outcome);
  }

  private take(outcome: ReturnType<typeof act>): void {
    if ('refusal' in outcome) throw new InputError(`the hand could not be dealt: ${outcome.refusal}`);
    this.match = outcome.match;
    this.events.push(...outcome.events);
    this.settled =
      this.hand.phase === 'window' || this.hand.phase === 'choice' ? null : settledIn(outcome.events);
  }

  private fail(what: string, number = this.at + 1): never {
    throw new InputError(`command ${number} ${what}`);
  }
}

/** What lay open and went at once, of the events of one command. */
function settledIn(events: readonly GameEvent[]): Settled | null {
  const kong = events.find(event => event.type === 'kong-declared');
  if (kong !== undefined)
    return { seat: kong.seat, tile: (kong.own?.tile ?? kong.tile)!, claims: new Set(['win']) };
  const discarded = events.find(event => event.type === 'discarded');
  const isOpen = events.some(event => event.type === 'window-opened');
  return discarded === undefined || isOpen ? null : { ...discarded, claims: DISCARD_CLAIMS };
}

/** Verbs that wait through the phases before play. */
function isPlayVerb(verb: string): boolean {
  return CLAIMS_ONLY.has(verb) || EITHER.has(verb) || TURN_ONLY.has(verb);
}
