import type { OptionWords, RulesetWords } from '../../game/words.ts';

const options: Readonly<Record<string, OptionWords>> = {
  exchange: {
    label: 'Exchange of three',
    help: 'Everybody passes on three tiles of one suit before play. The direction is drawn for every hand, or always the same.',
    values: {
      true: 'drawn direction',
      false: 'none',
      next: 'to the next seat',
      opposite: 'across',
      previous: 'to the seat before',
    },
  },
  cap: {
    label: 'Fan cap',
    help: 'Fan beyond this add nothing: 3 make a hand worth 8 at most, 4 make it 16, 5 make it 32.',
    values: { '3': '3 fan', '4': '4 fan', '5': '5 fan', none: 'no cap' },
  },
  selfDraw: {
    label: 'Self-draw adds',
    help: 'What drawing the winning tile oneself brings: a point from each payer after the cap, a fan before it, or nothing.',
    values: { point: 'a point', fan: 'a fan', nothing: 'nothing' },
  },
  firstTurn: {
    label: 'Heavenly and earthly hands',
    help: "Four fan for a dealer's hand that is complete before its first discard, and for a win with the first tile another seat draws while no group lies on the table.",
  },
  terminals: {
    label: 'Terminals',
    help: 'Two fan for a hand in which every set and the pair hold a 1 or a 9.',
  },
  twoFiveEight: {
    label: '2-5-8',
    help: 'Two fan more for all pungs or seven pairs of nothing but 2, 5 and 8.',
  },
  kongTransfer: {
    label: 'Kong transfer',
    help: 'Whoever discards a winning tile right after replacing a kong hands the kong fees of that turn to the winner, with several winners to the one who plays first.',
  },
  start: { label: 'Start points', help: 'What everybody begins with. Scores may fall below zero.' },
  hands: { label: 'Hands', help: 'How many hands make a match.' },
};

/** What both forms say alike. */
export const commonWords: Omit<RulesetWords, 'title' | 'summary' | 'rules'> = {
  actions: {
    exchange: { label: 'pass on' },
    missing: { label: 'missing suit' },
  },
  names: {
    exchange: 'Pass on three tiles of one suit',
    missing: 'Which suit will you do without?',
    'suit-m': 'characters',
    'suit-p': 'dots',
    'suit-s': 'bamboo',
    'exchange-next': 'three tiles to the next seat',
    'exchange-opposite': 'three tiles across',
    'exchange-previous': 'three tiles to the seat before',
    arrived: 'arrived',
    'missing-m': 'no characters',
    'missing-p': 'no dots',
    'missing-s': 'no bamboo',
    won: 'won',
    locked: 'locked',
  },
  patterns: {
    'seven-pairs': 'Seven pairs',
    'all-pungs': 'All pungs',
    'full-flush': 'Full flush',
    'golden-hook': 'Golden hook',
    root: 'Root',
    'kong-replacement': 'Kong replacement',
    'robbing-the-kong': 'Robbing the kong',
    'wall-exhaustion': 'End of the wall',
    'self-draw': 'Self-draw',
    terminals: 'Terminals everywhere',
    'two-five-eight': 'Only 2, 5 and 8',
    'heavenly-hand': 'Heavenly hand',
    'earthly-hand': 'Earthly hand',
  },
  reasons: {
    win: 'win',
    'kong-fee': 'kong',
    'kong-transfer': 'kong handed over',
    'kong-refund': 'kong refunded',
    'flower-pig': 'flower pig',
    'not-ready': 'not ready',
  },
  refusals: {
    incomplete: 'This is neither four sets and a pair nor seven pairs yet.',
    'missing-suit': 'Your missing suit has to go first.',
    locked: 'Your hand is locked: win, or give back the tile you drew.',
  },
  options,
  presets: {
    'four-fan-cap': 'Four-fan cap',
    'more-patterns': 'More patterns, five-fan cap',
    'no-exchange': 'Without the exchange',
    'high-stakes': 'No cap, kong transfer',
  },
  tiles: {},
  events: {
    'exchange-next': 'Three tiles go to the next seat',
    'exchange-opposite': 'Three tiles go across the table',
    'exchange-previous': 'Three tiles go to the seat before',
    'missing-m': '{who} does without characters',
    'missing-p': '{who} does without dots',
    'missing-s': '{who} does without bamboo',
  },
};
