import type { Key, KeyPress } from '../terminal/key-events.ts';
import { DRAWN_LABEL, LABELS } from './table/hand-order.ts';
import type { Texts } from './texts/texts.ts';

/** What a key means at a table; nothing of it is done yet. */
export type Intent =
  | { readonly kind: 'move'; readonly to: 'left' | 'right' | 'first' | 'last' }
  /** Carries the highlighted tile along the hand. */
  | { readonly kind: 'carry'; readonly to: 'left' | 'right' }
  /** Highlights a tile of the hand, as an index into it. */
  | { readonly kind: 'point'; readonly slot: number }
  /** Discards the highlighted tile, or says yes to what is asked. */
  | { readonly kind: 'confirm' }
  /** Picks the highlighted tile among several, or lays it back. */
  | { readonly kind: 'pick'; readonly slot: number }
  /** A numbered choice, from 0. */
  | { readonly kind: 'choice'; readonly index: number }
  /** Turns the settlement's pages. */
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'act'; readonly do: string }
  | { readonly kind: PlainIntent };

export type PlainIntent =
  | 'cancel'
  | 'again'
  | 'sort'
  | 'hint'
  | 'goals'
  | 'chat'
  | 'help'
  | 'face'
  | 'next-table'
  | 'menu'
  | 'quit'
  | 'redraw'
  | 'ready'
  | 'look'
  | 'implied';

/** What the table asks at the moment, as far as keys go. */
export type Asking = 'nothing' | 'turn' | 'window' | 'choose' | 'aim' | 'pick' | 'ready';

export interface KeyContext {
  readonly asking: Asking;
  /** The keys of the actions that are offered, by verb: see `actionKeys`. */
  readonly actions: Readonly<Record<string, string>>;
  /** Labels of the hand's tiles from the left. */
  readonly labels: readonly string[];
  /** The highlighted tile. */
  readonly cursor: number | null;
  /** The tile whose label was the last key pressed; null after any other key. */
  readonly pressed: number | null;
  /** How many numbered choices are shown. */
  readonly choices: number;
}

/** A line of the key table: what is pressed, what it means, and its name in the catalogue's `keys`. */
export interface Binding {
  readonly name: keyof Texts['keys'];
  /** Names of keys, `shift-` and an arrow, characters, or `ctrl-` and a letter. */
  readonly keys: readonly string[];
  readonly intent: Intent | null;
  /** Where it means that; everywhere at a table where left out. */
  readonly when?: readonly Asking[];
}

const HAND: readonly Asking[] = ['nothing', 'turn', 'window', 'aim', 'pick'];

/** Every key of a table. The help prints it, the legend a part of it. */
export const KEYMAP: readonly Binding[] = [
  { name: 'choose', keys: ['left'], intent: { kind: 'move', to: 'left' } },
  { name: 'choose', keys: ['right'], intent: { kind: 'move', to: 'right' } },
  { name: 'ends', keys: ['home'], intent: { kind: 'move', to: 'first' } },
  { name: 'ends', keys: ['end'], intent: { kind: 'move', to: 'last' } },
  { name: 'ready', keys: ['enter', 'space'], intent: { kind: 'ready' }, when: ['ready'] },
  { name: 'confirm', keys: ['enter'], intent: { kind: 'confirm' } },
  { name: 'label', keys: [...LABELS, DRAWN_LABEL], intent: null, when: HAND },
  { name: 'win', keys: ['w'], intent: { kind: 'act', do: 'win' } },
  { name: 'kong', keys: ['k'], intent: { kind: 'act', do: 'kong' } },
  { name: 'pung', keys: ['p'], intent: { kind: 'act', do: 'pung' } },
  { name: 'chow', keys: ['c'], intent: { kind: 'act', do: 'chow' } },
  { name: 'riichi', keys: ['r'], intent: { kind: 'act', do: 'riichi' } },
  { name: 'north', keys: ['n'], intent: { kind: 'act', do: 'north' } },
  { name: 'pass', keys: ['space'], intent: { kind: 'act', do: 'pass' } },
  { name: 'other', keys: [], intent: null },
  { name: 'arrange', keys: ['shift-left', '<', ','], intent: { kind: 'carry', to: 'left' } },
  { name: 'arrange', keys: ['shift-right', '>', '.'], intent: { kind: 'carry', to: 'right' } },
  { name: 'again', keys: ['u'], intent: { kind: 'again' }, when: ['nothing'] },
  { name: 'sort', keys: ['s'], intent: { kind: 'sort' } },
  { name: 'look', keys: ['v'], intent: { kind: 'look' } },
  { name: 'implied', keys: ['i'], intent: { kind: 'implied' }, when: ['ready'] },
  { name: 'page', keys: ['down', 'pagedown'], intent: { kind: 'page', by: 1 }, when: ['ready'] },
  { name: 'page', keys: ['up', 'pageup'], intent: { kind: 'page', by: -1 }, when: ['ready'] },
  { name: 'hint', keys: ['h'], intent: { kind: 'hint' } },
  { name: 'goals', keys: ['g'], intent: { kind: 'goals' } },
  { name: 'chat', keys: ['t'], intent: { kind: 'chat' } },
  { name: 'face', keys: ['f'], intent: { kind: 'face' } },
  { name: 'nextTable', keys: ['tab'], intent: { kind: 'next-table' } },
  { name: 'help', keys: ['?'], intent: { kind: 'help' } },
  { name: 'menu', keys: ['q', 'escape'], intent: { kind: 'menu' } },
  { name: 'redraw', keys: ['ctrl-l'], intent: { kind: 'redraw' } },
  { name: 'quit', keys: ['ctrl-c'], intent: { kind: 'quit' } },
];

/** The verbs that have a key of their own in the table. */
const VERB_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  KEYMAP.flatMap(({ intent, keys }) => (intent?.kind === 'act' ? [[intent.do, keys[0]!]] : [])),
);

/** Characters that a ruleset's own verbs cannot have. */
const TAKEN: ReadonlySet<string> = new Set(KEYMAP.flatMap(binding => binding.keys));

/**
 * The key of each verb: that of the table, else the first free letter of its label, else the first free one at all.
 * The same verbs in the same order always get the same keys.
 */
export function actionKeys(
  verbs: readonly string[],
  label: (verb: string) => string,
): Readonly<Record<string, string>> {
  const keys: Record<string, string> = {};
  const taken = new Set(TAKEN);
  for (const verb of verbs) {
    const own = VERB_KEYS[verb];
    if (own !== undefined) {
      keys[verb] = own;
      continue;
    }
    const letters = [...label(verb).toLowerCase(), ...'abcdefghijklmnopqrstuvwxyz'];
    const free = letters.find(letter => /^[a-z]$/.test(letter) && !taken.has(letter));
    if (free === undefined) continue;
    taken.add(free);
    keys[verb] = free;
  }
  return keys;
}

/**
 * What a key means; null for nothing. What was pasted never acts: such keys come marked as a burst.
 */
export function resolve(key: Key, context: KeyContext): Intent | null {
  if (key.name === 'paste' || key.burst) return null;
  const name = keyText(key);
  if (key.alt || name === null) return null;
  const { asking } = context;
  if (asking === 'choose') {
    const index = choiceIndex(name, context.choices);
    if (index !== null) return { kind: 'choice', index };
  }
  if (name === 'escape' && (asking === 'choose' || asking === 'aim')) return { kind: 'cancel' };
  if (name === 'space' && asking === 'pick') {
    return context.cursor === null ? null : { kind: 'pick', slot: context.cursor };
  }
  const verb = Object.keys(context.actions).find(action => context.actions[action] === name);
  if (verb !== undefined && asking !== 'choose') return { kind: 'act', do: verb };
  if (HAND.includes(asking)) {
    const slot = context.labels.indexOf(name);
    if (slot >= 0) return labelIntent(slot, context);
  }
  const binding = KEYMAP.find(
    candidate =>
      candidate.keys.includes(name) && (candidate.when === undefined || candidate.when.includes(asking)),
  );
  return binding?.intent ?? null;
}

/**
 * A label points at its tile; pressed again on the tile that it highlighted, it confirms. Where no tile is asked for it only
 * points: what Enter means there (a paused table goes on) is not what a label is pressed for.
 */
function labelIntent(slot: number, context: KeyContext): Intent {
  const { asking } = context;
  if (asking === 'pick') return { kind: 'pick', slot };
  const isAsked = asking === 'turn' || asking === 'aim';
  const again = isAsked && context.pressed === slot && context.cursor === slot;
  return again ? { kind: 'confirm' } : { kind: 'point', slot };
}

/** Keys of numbered choices in their order: digits, then letters where there are more. */
const CHOICE_KEYS = '1234567890abcdefghijklmnop';

/** The key of a numbered choice, from 0. */
export function choiceKey(index: number): string {
  return CHOICE_KEYS[index] ?? '';
}

function choiceIndex(name: string, choices: number): number | null {
  const index = name.length === 1 ? CHOICE_KEYS.indexOf(name) : -1;
  return index >= 0 && index < choices ? index : null;
}

/** The name of a key in the table; null for one that the table cannot name. */
function keyText({ name, ch, ctrl, shift }: KeyPress): string | null {
  if (shift && (name === 'left' || name === 'right')) return `shift-${name}`;
  if (name !== 'char') return name;
  if (ch === undefined) return null;
  // Capitals mean the same: a forgotten caps lock is no reason to miss a win.
  return ctrl ? `ctrl-${ch}` : ch.toLowerCase();
}

/** A line of the help: the keys as people call them, and what they do. */
export interface KeyHelp {
  readonly keys: string;
  readonly text: string;
}

/** The whole table for the help screen, one line for each thing that keys do. */
export function keyHelp(texts: Texts, ascii = false): KeyHelp[] {
  const lines = new Map<keyof Texts['keys'], string[]>();
  for (const { name, keys } of KEYMAP) {
    const said =
      name === 'label' ? [`${LABELS[0]}-${LABELS[8]} ${LABELS.slice(9).join(' ')} ${DRAWN_LABEL}`] : keys;
    lines.set(name, [...(lines.get(name) ?? []), ...said.map(key => keyLabel(texts, key, ascii))]);
  }
  return [...lines].map(([name, keys]) => ({ keys: keys.join(' '), text: texts.keys[name].long }));
}

/** A key as a legend names it. */
export function keyLabel(texts: Texts, key: string, ascii = false): string {
  const names = texts.keyNames;
  if (key === 'left') return ascii ? names.leftPlain : names.left;
  if (key === 'right') return ascii ? names.rightPlain : names.right;
  if (key === 'up') return ascii ? names.upPlain : names.up;
  if (key === 'down') return ascii ? names.downPlain : names.down;
  if (key.startsWith('shift-')) return names.shift(keyLabel(texts, key.slice(6), ascii));
  if (
    key === 'space' ||
    key === 'enter' ||
    key === 'escape' ||
    key === 'tab' ||
    key === 'pageup' ||
    key === 'pagedown' ||
    key === 'home' ||
    key === 'end'
  )
    return names[key];
  return key.startsWith('ctrl-') ? names.ctrl(key.slice(5).toUpperCase()) : key;
}
