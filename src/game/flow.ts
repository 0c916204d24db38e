import { kindOf, type Tile } from '../tiles/tile.ts';
import { claimRank, meldOf, ownKong } from './claims.ts';
import type { Offer } from './offer.ts';
import { keepClaims } from './offers.ts';
import type { Arrival, ClaimWindow, Command, Ended, Meld, Seat, Win, WinBy, WindowCause } from './state.ts';
import type { Step } from './step.ts';
import { nextSeat, othersInTurn } from './turns.ts';
import { nextReplacement, nextTile, tilesLeft } from './wall.ts';

/** Deals the next hand and plays up to its first decision. */
export function startHand<H, S>(step: Step<H, S>): void {
  const { match, rules, source } = step;
  const next = match.next!;
  const number = match.played + 1;
  const { hands, wall } = source.deal(number, next.dealer);
  step.emit({ type: 'hand-started', number, ...next, secret: { wall } });
  for (let i = 0; i < match.seats; i++) {
    const seat = (next.dealer + i) % match.seats;
    const tiles = hands[seat]!;
    step.emit({ type: 'dealt', seat, count: tiles.length, own: { tiles } });
  }
  draw(step, next.dealer, 'wall', 'deal');
  rules.opening?.(step);
}

/** Draws and nothing more. */
export function draw<H, S>(step: Step<H, S>, seat: Seat, source: 'wall' | 'tail', arrival: Arrival): void {
  const { wall } = step.hand;
  const tile = source === 'wall' ? nextTile(wall) : nextReplacement(wall);
  step.emit({ type: 'drew', seat, source, arrival, own: { tile } });
}

/** The seat's turn begins with a draw; where none is to be had, the wall ends the hand. */
export function drawFor<H, S>(step: Step<H, S>, seat: Seat): void {
  const may = step.rules.mayDraw?.(step.play) ?? tilesLeft(step.hand.wall) > 0;
  if (!may) {
    step.rules.exhausted?.(step);
    endHand(step, 'draw');
    return;
  }
  draw(step, seat, 'wall', 'draw');
  step.rules.drew?.(step, seat);
}

/** The seat takes a replacement tile and goes on with its turn. */
export function drawReplacement<H, S>(step: Step<H, S>, seat: Seat): void {
  takeReplacement(step, seat, 'replacement');
  step.rules.drew?.(step, seat);
}

/** The seat takes a replacement tile, and the dead wall is filled up, where it is. */
export function takeReplacement<H, S>(step: Step<H, S>, seat: Seat, arrival: Arrival): void {
  draw(step, seat, 'tail', arrival);
  const count = step.rules.refill?.(step.play) ?? 0;
  if (count > 0) step.emit({ type: 'dead-wall-filled', count });
}

/** Lays a tile into the seat's row and opens the window for it; one that nobody may ever take ends the turn. */
export function discard<H, S>(
  step: Step<H, S>,
  seat: Seat,
  tile: Tile,
  { older = false, mark = null }: { older?: boolean; mark?: string | null } = {},
): void {
  step.rules.discarding?.(step, seat);
  const state = step.hand.seats[seat]!;
  const isOlder = older && state.concealed.indexOf(tile) < state.concealed.length - 1;
  const drawn = state.drawn === tile && !isOlder;
  step.emit({ type: 'discarded', seat, tile, drawn, mark });
  if (step.rules.isDead?.(tile)) drawFor(step, nextSeat(step.hand, seat));
  else openWindow(step, seat, tile, 'discard');
}

/**
 * Opens the window for a tile that lies open. Every discard that is not dead to all opens one, also where nobody can claim it:
 * that is what keeps a quick pass from showing.
 */
export function openWindow<H, S>(step: Step<H, S>, from: Seat, tile: Tile, cause: WindowCause): void {
  const window: ClaimWindow = { tile, from, cause, asked: [], answers: [] };
  const { play, rules } = step;
  let first: readonly Offer[] | null = null;
  const asked = othersInTurn(play.hand, from).filter(seat => {
    const offers = rules.claimOffers(play, seat, window);
    if (offers.length > 0) first ??= offers;
    return offers.length > 0;
  });
  step.emit({ type: 'window-opened', from, tile, cause, secret: { asked } });
  if (first !== null) keepClaims(step.hand, asked[0]!, first);
}

/** Declares a kong of one's own tiles. It stands at once where nobody may rob it. */
export function declareKong<H, S>(step: Step<H, S>, seat: Seat, meld: Meld, tile: Tile): void {
  const kong = meld.added ? 'added' : 'concealed';
  if (isHidden(step, meld)) step.emit({ type: 'kong-declared', seat, tile: null, kong, own: { tile } });
  else step.emit({ type: 'kong-declared', seat, tile, kong });
  const robbable = step.rules.robbable?.(step.play, kong, tile) ?? kong === 'added';
  if (robbable) openWindow(step, seat, tile, kong === 'added' ? 'added-kong' : 'concealed-kong');
  else kongStands(step, seat, meld);
}

/** A kong that lies face down until the hand is over. */
function isHidden<H, S>(step: Step<H, S>, meld: Meld): boolean {
  return meld.concealed && step.rules.kongsHidden === true;
}

function kongStands<H, S>(step: Step<H, S>, seat: Seat, meld: Meld): void {
  if (isHidden(step, meld)) step.emit({ type: 'melded', seat, meld: { ...meld, tiles: [] }, own: { meld } });
  else step.emit({ type: 'melded', seat, meld });
  step.rules.kongStood?.(step, seat, meld);
  drawReplacement(step, seat);
}

/** Everybody who was asked has answered: wins before claims before nothing. */
export function closeWindow<H, S>(step: Step<H, S>): void {
  const window = step.hand.window!;
  const winners = window.asked.filter(seat => window.answers.some(a => a.seat === seat && a.do === 'win'));
  if (winners.length > 0) {
    const abort = step.rules.winsAbort?.(step.play, winners) ?? null;
    if (abort !== null) return endHand(step, `abort:${abort}`);
    step.emit({ type: 'window-closed' });
    if (window.cause !== 'discard') step.emit({ type: 'kong-robbed', seat: window.from, tile: window.tile });
    const most = step.rules.winnersOfOneTile(step.match.options);
    const by: WinBy = window.cause === 'discard' ? 'discard' : 'rob-kong';
    return win(step, winners.slice(0, most), window.from, window.tile, by);
  }
  step.rules.notWon?.(step, window);
  if (step.hand.phase === 'ended') return;
  step.emit({ type: 'window-closed' });
  if (window.cause === 'added-kong' || window.cause === 'concealed-kong')
    return kongAfterWindow(step, window);
  if (window.cause === 'extraction') return drawReplacement(step, window.from);
  const claim = bestClaim(window);
  if (claim === null) return drawFor(step, nextSeat(step.hand, window.from));
  claimed(step, window, claim);
}

function kongAfterWindow<H, S>(step: Step<H, S>, window: ClaimWindow): void {
  const seat = window.from;
  const { melds } = step.hand.seats[seat]!;
  kongStands(step, seat, ownKong(melds, step.hand.seats[seat]!.concealed, kindOf(window.tile)));
}

/** The claim that goes first: by rank, then by the turn after the discarder. */
function bestClaim(window: ClaimWindow): Command | null {
  let best: Command | null = null;
  for (const seat of window.asked) {
    const answer = window.answers.find(a => a.seat === seat)!;
    if (answer.do !== 'pass' && (best === null || claimRank(answer.do) > claimRank(best.do))) best = answer;
  }
  return best;
}

function claimed<H, S>(step: Step<H, S>, window: ClaimWindow, claim: Command): void {
  const seat = claim.seat!;
  const meld = step.rules.meldOf?.(step.play, claim, window) ?? meldOf(step.hand, claim, window);
  step.emit({ type: 'melded', seat, meld });
  step.rules.claimed?.(step, seat, meld);
  if (meld.kind === 'kong' && claim.do === 'kong') {
    step.rules.kongStood?.(step, seat, meld);
    drawReplacement(step, seat);
  } else step.emit({ type: 'turned', seat, arrival: 'claim' });
}

/** Records the wins of one tile, pays them, and ends the hand unless the ruleset goes on. */
export function win<H, S>(
  step: Step<H, S>,
  winners: readonly Seat[],
  from: Seat | null,
  tile: Tile,
  by: WinBy,
): void {
  const wins: Win[] = [];
  for (const seat of winners) {
    const score = step.rules.score(step.play, seat, tile, by);
    if (typeof score === 'string') throw new Error(`a win that was offered is none: ${score}`);
    wins.push({ seat, from, tile, by, score });
  }
  for (const one of wins) step.emit({ type: 'won', ...one });
  step.rules.pay(step, wins);
  if (step.rules.won) step.rules.won(step, wins);
  else endHand(step, 'win');
}

/** Ends the hand, and the match where no hand follows. */
export function endHand<H, S>(step: Step<H, S>, ended: Ended): void {
  const revealed = step.rules.reveals?.(step.play) ?? [...new Set(step.hand.wins.map(one => one.seat))];
  const next = step.rules.nextHand(step.play, ended);
  step.emit({ type: 'hand-ended', ended, revealed, next });
  if (next !== null) return;
  step.rules.matchOver?.(step);
  step.emit({ type: 'match-ended', scores: step.match.scores });
}
