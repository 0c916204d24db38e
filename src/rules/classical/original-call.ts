import { discard } from '../../game/flow.ts';
import type { Command } from '../../game/state.ts';
import type { Step } from '../../game/step.ts';
import { type ClassicalHand, type ClassicalSeat, ORIGINAL_CALL } from './own-state.ts';

/** Says with the first discard that the hand is ready; from then on it is locked (A5.4). */
export function callOriginally(step: Step<ClassicalHand, ClassicalSeat>, command: Command): void {
  const seat = command.seat!;
  step.emit({ type: 'ruled', name: ORIGINAL_CALL, seat, data: null });
  discard(step, seat, command.tile!, { older: command.older ?? false, mark: ORIGINAL_CALL });
}
