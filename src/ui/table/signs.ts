/** The signs that frames, arrows and legends are made of. */
export interface Signs {
  /** One concealed tile of somebody else, one cell. */
  readonly back: string;
  /** The shadow below a large tile. */
  readonly edge: string;
  readonly rule: string;
  readonly track: string;
  readonly dot: string;
  readonly dash: string;
  readonly times: string;
  readonly minus: string;
  readonly ellipsis: string;
  /** Around a discard that the ruleset marks. */
  readonly open: string;
  readonly close: string;
  /** Before the newest discard. */
  readonly fresh: string;
  readonly pointer: string;
  readonly check: string;
  readonly slot: string;
  /** In place of a tile that nobody has seen. */
  readonly unseen: string;
  /** Towards the seats at the bottom, right, top, left. */
  readonly towards: readonly [string, string, string, string];
  readonly arrow: string;
  readonly leftRight: string;
  readonly upDown: string;
  /** Corners from the upper left clockwise, then the horizontal and the vertical line. */
  readonly frame: readonly [string, string, string, string, string, string];
  readonly box: readonly [string, string, string, string, string, string];
}

const UNICODE: Signs = {
  back: '▊',
  edge: '▀',
  rule: '━',
  track: '─',
  dot: '·',
  dash: '─',
  times: '×',
  minus: '−',
  ellipsis: '…',
  open: '‹',
  close: '›',
  fresh: '▸',
  pointer: '▲',
  check: '✓',
  slot: '░',
  unseen: '?',
  towards: ['↓', '→', '↑', '←'],
  arrow: '→',
  leftRight: '←→',
  upDown: '↑↓',
  frame: ['╭', '╮', '╯', '╰', '─', '│'],
  box: ['┌', '┐', '┘', '└', '─', '│'],
};

const ASCII: Signs = {
  back: '#',
  edge: ' ',
  rule: '=',
  track: '-',
  dot: '-',
  dash: '-',
  times: 'x',
  minus: '-',
  ellipsis: '~',
  open: '<',
  close: '>',
  fresh: '>',
  pointer: '^',
  check: '*',
  slot: '_',
  unseen: '?',
  towards: ['v', '>', '^', '<'],
  arrow: '->',
  leftRight: 'left right',
  upDown: 'up down',
  frame: ['+', '+', '+', '+', '-', '|'],
  box: ['+', '+', '+', '+', '-', '|'],
};

export function signsFor(ascii: boolean): Signs {
  return ascii ? ASCII : UNICODE;
}

/** A text for a client that shows ASCII alone: common signs by their like, whatever else as a question mark. */
export function plainText(text: string): string {
  return text
    .replace(/[·•]/g, '-')
    .replace(/[–—−]/g, '-')
    .replace(/×/g, 'x')
    .replace(/→/g, '->')
    .replace(/←/g, '<-')
    .replace(/…/g, '...')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');
}
