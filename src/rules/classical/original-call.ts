import { discard } from '../../game/flow.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Command } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { type ClassicalHand, type ClassicalPlay, type ClassicalSeat, ORIGINAL_CALL } from './own-state.ts';

/** Says with the first discard that the hand is ready; from then on it is locked (A5.4). */
export function callOriginally(step: Step<ClassicalHand, ClassicalSeat>, command: Command): void {
  const seat = command.seat!;
  step.emit({ type: 'ruled', name: ORIGINAL_CALL, seat, data: null });
  discard(step, seat, command.tile!, { older: command.older ?? false, mark: ORIGINAL_CALL });
}

/** What a locked hand does not do any more, when it is asked or on its turn. */
const LOCKED = new Set(['discard', 'kong', 'chow', 'pung']);

/** Tells who called that the call is why. */
export function whyNot({ hand }: ClassicalPlay, { seat, do: verb }: Command): Refusal | null {
  const isMoment =
    hand.phase === 'turn' ? hand.turn === seat : hand.window !== null && hand.window.from !== seat;
  return isMoment && hand.seats[seat!]?.own.called === true && LOCKED.has(verb) ? 'locked' : null;
}
