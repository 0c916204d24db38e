import type { Key } from '../../terminal/key-events.ts';
import type { FaceName } from '../faces/face.ts';
import { nextFace } from '../faces/faces.ts';

/** Where somebody is in a recorded match, and how it is looked at. */
export interface ReplayState {
  /** Index of the moment. */
  readonly at: number;
  readonly seat: number;
  /** All hands lie open. */
  readonly open: boolean;
  readonly face: FaceName;
}

export interface ReplayLength {
  readonly moments: number;
  readonly seats: number;
  /** The first moment of each hand. */
  readonly starts: readonly number[];
}

/** The state after a key; `quit` where it ends the replay. */
export function afterKey(state: ReplayState, key: Key, length: ReplayLength): ReplayState | 'quit' {
  if (key.name === 'paste') return state;
  const to = (at: number): ReplayState => ({ ...state, at: Math.max(0, Math.min(length.moments - 1, at)) });
  switch (key.name) {
    case 'right':
    case 'space':
    case 'enter':
      return to(state.at + 1);
    case 'left':
    case 'backspace':
      return to(state.at - 1);
    case 'down':
    case 'pagedown':
      return to(length.starts.find(start => start > state.at) ?? length.moments - 1);
    case 'up':
    case 'pageup':
      return to(length.starts.findLast(start => start < state.at) ?? 0);
    case 'home':
      return to(0);
    case 'end':
      return to(length.moments - 1);
    case 'tab':
      return { ...state, seat: (state.seat + (key.shift ? length.seats - 1 : 1)) % length.seats };
    case 'escape':
      return 'quit';
    case 'char':
      return afterLetter(state, key.ch ?? '');
    default:
      return state;
  }
}

function afterLetter(state: ReplayState, letter: string): ReplayState | 'quit' {
  if (letter === 'q' || letter === 'c') return 'quit';
  if (letter === 'o') return { ...state, open: !state.open };
  return letter === 'f' ? { ...state, face: nextFace(state.face) } : state;
}
