/** What a key does, as the legend (short) and the help (long) say it. */
export interface KeyWords {
  readonly short: string;
  readonly long: string;
}

/** By the name of a binding in the keymap. */
export const keys = {
  choose: { short: 'choose', long: 'move along the hand' },
  ends: { short: 'ends', long: 'to the first or the last tile' },
  confirm: { short: 'discard', long: 'discard the highlighted tile, or confirm' },
  label: {
    short: 'tile',
    long: 'point at a tile by its label; twice discards it; d is the drawn one',
  },
  arrange: { short: 'arrange', long: 'carry the highlighted tile along the hand' },
  win: { short: 'win', long: 'win with the tile you drew or the one that lies open' },
  kong: { short: 'kong', long: 'four alike' },
  pung: { short: 'pung', long: 'three alike with the tile that lies open' },
  chow: { short: 'chow', long: 'three in a row with the tile that lies open' },
  riichi: { short: 'riichi', long: 'declare riichi, where the game has it' },
  north: { short: 'north', long: 'set a North aside, where the game has it' },
  pass: { short: 'pass', long: 'let the tile that lies open go' },
  other: { short: 'more', long: "the game's other actions show their key in the bar" },
  again: { short: 'change', long: 'choose again, as long as others still choose' },
  sort: { short: 'sort', long: 'sort the hand, or leave it as arranged' },
  hint: { short: 'hint', long: 'ask the coach' },
  goals: {
    short: 'card',
    long: 'the hands to aim at, the nearest first, where the game has a card of them; and back',
  },
  chat: { short: 'chat', long: 'talk with the table; Esc closes' },
  help: { short: 'help', long: 'these keys and the rules, and back' },
  face: { short: 'face', long: 'draw the tiles with the next face' },
  nextTable: { short: 'next table', long: 'go to your next table' },
  menu: { short: 'menu', long: 'the menu; nothing in it acts at once' },
  quit: { short: 'quit', long: 'leave, after a question' },
  redraw: { short: 'redraw', long: 'draw the screen anew' },
  ready: { short: 'ready', long: 'ready for the next hand' },
  page: { short: 'page', long: 'the next page of a settlement that has several, or the one before' },
  implied: {
    short: 'not counted',
    long: 'on the settlement: what a hand has too and is not counted, and back',
  },
  look: { short: 'look at the table', long: 'put the settlement aside, and back' },
} as const satisfies Readonly<Record<string, KeyWords>>;

/** Names of keys that are no characters. */
export const keyNames = {
  space: 'space',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  upPlain: 'up',
  downPlain: 'down',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  leftPlain: 'left',
  rightPlain: 'right',
  home: 'Home',
  end: 'End',
  shift: (key: string): string => `Shift-${key}`,
  ctrl: (letter: string): string => `Ctrl-${letter}`,
};
