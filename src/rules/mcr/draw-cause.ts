import type { GameEvent } from '../../game/event.ts';
import type { HandState } from '../../game/state.ts';

/** MCR's own state of a hand: why the last tile was drawn. */
export interface McrHand {
  /** A replacement of a flower is an ordinary draw, also after a kong (seed 000). */
  readonly cause: 'wall' | 'kong' | 'flower';
  /** A flower was laid down and its replacement is to come. */
  readonly layingFlower: boolean;
}

export const NEW_HAND: McrHand = { cause: 'wall', layingFlower: false };

export function foldCause(hand: HandState<McrHand>, event: GameEvent): HandState<McrHand> {
  if (event.type === 'bonus-laid') return { ...hand, own: { ...hand.own, layingFlower: true } };
  if (event.type !== 'drew') return hand;
  const replaced = hand.own.layingFlower ? 'flower' : 'kong';
  const cause = event.source === 'wall' ? 'wall' : replaced;
  if (cause === hand.own.cause && !hand.own.layingFlower) return hand;
  return { ...hand, own: { cause, layingFlower: false } };
}
