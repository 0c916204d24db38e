import type { Tile } from '../tiles/tile.ts';
import type { CardReport } from './card-report.ts';
import type { GameEvent } from './event.ts';
import type { Goal } from './goal.ts';
import type { Offer } from './offer.ts';
import type { OptionSpec, Options, Preset } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { AnalyzeAnswer, HandInput, ScoreAnswer, ScoreInput } from './scoring.ts';
import type {
  ClaimWindow,
  Command,
  Ended,
  HandState,
  Match,
  Meld,
  MeldKind,
  NextHand,
  Play,
  Score,
  Seat,
  Win,
  WinBy,
} from './state.ts';
import type { Step } from './step.ts';
import type { Mark, Panel, View } from './view.ts';
import type { Language, RulesetWords } from './words.ts';

/**
 * All that the match, the tables, the screens and the bots know of a ruleset. `H` and `S` are its own state of a hand and
 * of a seat: plain JSON, folded from its own events.
 *
 * The match owns the course of a hand: dealing, turns, claim windows, replacement draws, the order of events. A ruleset says
 * what is allowed and what follows from it. Hooks that get a `Step` may emit events and call the functions of `flow.ts`;
 * all others only look. What a ruleset leaves out happens as in a plain game (see each hook).
 */
export interface Ruleset<H = unknown, S = unknown> {
  readonly id: string;
  readonly words: Readonly<Record<Language, RulesetWords>>;
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset[];

  // The table.

  seats(options: Options): number;
  /** Every tile of the set. */
  deck(options: Options): readonly Tile[];
  /** The tile of the set that a tile of the notation stands for, where several faces are alike (flowers). */
  faceOf?(tile: Tile): Tile;
  startScore(options: Options): number;
  /** Tiles of the dead wall: `tail` replacements, then `fixed` that are never drawn. None where left out. */
  deadWall?(options: Options): { readonly tail: number; readonly fixed: number };
  /** The first hand; East 1 with no counters where left out. */
  firstHand?(options: Options): NextHand;
  /** Points that lie on the table by these counters; with them all scores make up the start. */
  onTable?(counters: Readonly<Record<string, number>>): number;
  /** Tiles that are laid aside one at a time and may be robbed then (sanma's North): unlike a kong's, one may hold others. */
  readonly extracted?: readonly Tile[];
  /** A concealed kong shows its tiles to nobody until the hand is over. */
  readonly kongsHidden?: boolean;

  /** Groups that may be laid down. */
  readonly meldKinds: readonly MeldKind[];
  /** Whether a meld takes as many of the thirteen as it has tiles (American), or three whatever its size. */
  readonly meldsCountTiles?: boolean;

  // Its own state.

  newHand?(match: Match<H, S>): H;
  /** A seat's own state is shown to that seat: what the seat itself may not know does not belong in it. */
  newSeat?(match: Match<H, S>, seat: Seat): S;
  /** Folds its own (`ruled`) events, and whatever else changes its own state, after the match has folded it. */
  fold?(hand: HandState<H, S>, event: GameEvent, match: Match<H, S>): HandState<H, S>;

  // Before play.

  /** After the deal, before the dealer's first turn: opens a choice, replaces flowers … */
  opening?(step: Step<H, S>): void;
  choiceOffers?(play: Play<H, S>, seat: Seat): readonly Offer[];
  /** Looks at a choice that its offer takes; a refusal where it still may not be. */
  choiceRefusal?(play: Play<H, S>, command: Command): Refusal | null;
  /** The table's clock stands still while this is decided. */
  untimed?(play: Play<H, S>): boolean;
  /** Everybody has chosen. Opens the next choice, or leaves none open: then play begins. */
  choiceMade?(step: Step<H, S>): void;

  // A turn.

  /** What the seat whose turn it is may do. */
  turnOffers(play: Play<H, S>, seat: Seat): readonly Offer[];
  /** Why a command that no offer takes is not possible, where there is more to say than that it is not allowed. */
  whyNot?(play: Play<H, S>, command: Command): Refusal | null;
  /** Does what the match does not know: every verb but discard, kong and win. */
  act?(step: Step<H, S>, command: Command): void;
  /** The seat is about to discard: indicators that have waited for it … */
  discarding?(step: Step<H, S>, seat: Seat): void;
  /** After a draw, before the seat is asked: lays down flowers and draws again … */
  drew?(step: Step<H, S>, seat: Seat): void;
  /** What a time-out does; the drawn tile or else the last allowed one is discarded where left out. */
  timeout?(play: Play<H, S>, seat: Seat): Command | null;
  /** Whether the seat may draw; otherwise the wall ends the hand. While live tiles are left, where left out. */
  mayDraw?(play: Play<H, S>): boolean;

  // Tiles that lie open.

  /** A discard of this tile is nobody's to take, as all know: no window opens for it. None where left out. */
  isDead?(tile: Tile): boolean;
  /** What a seat may do with the tile in the window, besides passing. */
  claimOffers(play: Play<H, S>, seat: Seat, window: ClaimWindow): readonly Offer[];
  /** The meld that a claim makes of the tile; chows, pungs and kongs where left out. Null: not this one. */
  meldOf?(play: Play<H, S>, command: Command, window: ClaimWindow): Meld | null;
  /** How many seats may win with one tile. */
  winnersOfOneTile(options: Options): number;
  /** Whether a declared kong lies open for robbing at all; added ones only, where left out. */
  robbable?(play: Play<H, S>, kong: 'added' | 'concealed', tile: Tile): boolean;
  /** So many want to win that the hand is broken off: the name of the abort. */
  winsAbort?(play: Play<H, S>, winners: readonly Seat[]): string | null;
  /** Nobody won with the tile: a riichi stands, furiten begins, a hand is broken off … */
  notWon?(step: Step<H, S>, window: ClaimWindow): void;
  /** A claim laid down its meld: fees … */
  claimed?(step: Step<H, S>, seat: Seat, meld: Meld): void;
  /** A kong stands; before its replacement is drawn: fees, indicators. */
  kongStood?(step: Step<H, S>, seat: Seat, meld: Meld): void;
  /** After a replacement was taken: how many live tiles go over to the dead wall. */
  refill?(play: Play<H, S>): number;

  // Wins and ends.

  /** What the seat's hand is worth with this tile, or why it is no win. On a self-draw the tile is in the hand. */
  score(play: Play<H, S>, seat: Seat, tile: Tile, by: WinBy): Score | Refusal;
  /** Who pays what for wins that were just recorded. */
  pay(step: Step<H, S>, wins: readonly Win[]): void;
  /** After the payments; the hand ends where left out. */
  won?(step: Step<H, S>, wins: readonly Win[]): void;
  /** The wall is at its end and the hand with it: payments between those who are left. */
  exhausted?(step: Step<H, S>): void;
  /** Whose tiles are shown after the hand; the winners' where left out. */
  reveals?(play: Play<H, S>): readonly Seat[];
  /** The hand after this one; null ends the match. */
  nextHand(play: Play<H, S>, ended: Ended): NextHand | null;
  /** The match is over: what is left on the table goes to somebody. */
  matchOver?(step: Step<H, S>): void;

  // For screens, bots and the command line.

  panels?(play: Play<H, S>, viewer: Seat | null): readonly Panel[];
  /** What is to be said of the waits that the viewer would have after this discard, beside them. */
  waitNotes?(view: View, discard: Tile, waits: readonly Tile[]): readonly Panel[];
  marks?(play: Play<H, S>, seat: Seat, viewer: Seat | null): readonly Mark[];
  /** How far a hand is, by its owner's tiles alone. */
  readiness(hand: HandInput<S>): Readiness;
  /**
   * What the viewer may do now and how good that is by the ruleset's own goals, where distance alone would mislead: for bots and
   * hints. It knows what the view tells and nothing else. Nothing is rated where the ruleset has no opinion.
   * @param unseen copies out of the viewer's sight, by kind
   */
  rate?(view: View, unseen: Uint8Array): readonly Rated[];
  /**
   * What the viewer's hand may be built towards, where the ruleset lists it (a card): the nearest first, all of it.
   * @param unseen copies out of the viewer's sight, by kind
   */
  goals?(view: View, unseen: Uint8Array): readonly Goal[];
  /** Reads a hand card that somebody wrote: how many hands its lines stand for, or what is wrong with it and where. */
  readCard?(text: string): CardReport;
  /** Answers a line of `score`. */
  scoreLine(input: ScoreInput): ScoreAnswer;
  /** Answers a line of `analyze`. */
  analyzeLine(input: HandInput<S>): AnalyzeAnswer;
}

/** A command with its worth; worths compare only with those of the same moment. */
export interface Rated {
  readonly command: Command;
  readonly worth: number;
}

/** Distance of a hand in tiles. */
export interface Readiness {
  /** Tiles away from ready: 0 is ready, -1 complete. */
  readonly shanten: number;
  /** Kinds that bring a hand that waits for a tile nearer; its waits where it is ready. */
  readonly useful: readonly Tile[];
  /** Of a ready hand, where the ruleset can say it: what a win on a discard of each useful tile would bring, in its unit. */
  readonly worth?: readonly number[];
  /** For a hand that has a tile to discard: what each kind leaves it with. */
  readonly discards?: readonly DiscardReadiness[];
}

export interface DiscardReadiness {
  readonly tile: Tile;
  readonly shanten: number;
  readonly useful: readonly Tile[];
}
