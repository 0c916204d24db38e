/** Names of keys that are not characters. */
export type KeyName =
  | 'char' // a printable character in `ch`, or with `ctrl` the letter that was held with it
  | 'space'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'insert'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageup'
  | 'pagedown'
  | `f${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** One key press. */
export interface KeyPress {
  readonly name: KeyName;
  /** The character that it types, ' ' for space; absent for keys that type nothing. */
  readonly ch?: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /**
   * True where the key came in one burst behind another one that types something: pasted, not pressed. Text fields
   * take such keys, anything that acts (a discard, a claim, Enter on a menu) leaves them alone.
   */
  readonly burst: boolean;
}

/** Text that the client's terminal marked as pasted: line breaks are '\n', no other control characters, bounded. */
export interface Paste {
  readonly name: 'paste';
  readonly text: string;
}

export type Key = KeyPress | Paste;

/** Whether a letter was pressed with the control key. */
export function isControl(key: Key, letter: string): boolean {
  return key.name === 'char' && key.ctrl && key.ch === letter;
}

/** An answer of the terminal to a question of ours; never a key. */
export type Reply =
  | { readonly kind: 'attributes' } // DA1: the fence behind which no earlier answer can come
  | { readonly kind: 'cursor'; readonly row: number; readonly column: number } // CPR, counted from 1
  | { readonly kind: 'mode'; readonly mode: number; readonly state: number } // DECRPM
  | { readonly kind: 'string'; readonly text: string }; // the body of a DCS or OSC answer
