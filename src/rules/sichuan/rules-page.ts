import type { RulesetWords } from '../../game/words.ts';

type Page = RulesetWords['rules'];

/** The rules of both forms, up to what becomes of a winner. */
const before: Page = [
  {
    heading: 'The tiles',
    text: 'Only the three suits are used: characters, dots and bamboo, 108 tiles. The dealer begins with fourteen tiles, the others with thirteen. The deal passes on after every hand.',
  },
  {
    heading: 'Exchange three',
    text: 'Before play everybody chooses three tiles of one suit, at the same time and in secret, and passes them on. Whether they go to the next seat, across or to the seat before is drawn for each hand and shown first. Until all have chosen you may choose again. What you receive is marked until you discard. If your time runs out, the three highest tiles of your shortest suit go.',
  },
  {
    heading: 'Your missing suit',
    text: 'Then everybody declares a suit to do without. As long as you hold any of it, your discards must be of it and you may neither pung nor kong, also when you draw one late in the hand. No winning hand has a tile of it.',
  },
  {
    heading: 'Claims',
    text: 'There are no chows, though runs that you draw yourself are sets like any other. You may take a discard for a pung or a kong, and any number of players may win with it at once. The last discard of the wall may only be won with. A fourth tile added to a pung may be robbed by whoever can win with it; a concealed kong cannot.',
  },
  {
    heading: 'Winning hands',
    text: 'Four sets and a pair, or seven pairs, where four alike count as two pairs. A plain hand is worth 1, and each fan doubles that, up to four fan and 16 points.',
  },
  {
    heading: 'Fan',
    text: 'Seven pairs 2. All pungs 1. Full flush, one suit alone, 2. Golden hook, four groups laid down and only the pair in hand, 1. Each root, four alike anywhere in the hand, 1. Winning with the tile that replaced a kong 1, by robbing a kong 1, with the last tile of the wall or the discard after it 1.',
  },
  {
    heading: 'Who pays',
    text: 'A discard, or the tile of a robbed kong, is paid by whoever it came from, to every winner. A tile you draw yourself is paid by each of the others still in the hand, who add 1 point each.',
  },
];

/** What both forms do when the wall ends. */
const kongs = (others: string): Page => [
  {
    heading: 'Kongs',
    text: `Kongs are paid at once: 2 from the discarder for a kong of a discard, 2 from ${others} for a concealed kong, 1 from ${others} for an added one that nobody robbed.`,
  },
];

const atTheEnd: Page = [
  {
    heading: 'When the wall ends',
    text: 'Those who never won are looked at. Whoever is not ready, or still holds the missing suit, gives back what kongs brought. Whoever still holds the missing suit is a flower pig and pays 16 to everybody who is not. Whoever is not ready pays each ready player who never won the most that player could have won with. A wait for a tile of which you hold all four yourself is none.',
  },
  { heading: 'The match', text: 'Eight hands. Scores may fall below zero.' },
];

export const battleRules: Page = [
  ...before,
  {
    heading: 'Winners leave',
    text: 'After your win you are out of the hand: you draw, pay and receive no more, and your tiles are shown when it ends. The others play on after you, until three have won or the wall is empty. The third win ends the hand with nothing further to pay.',
  },
  ...kongs('each other player in the hand'),
  ...atTheEnd,
];

export const flowRules: Page = [
  ...before,
  {
    heading: 'Winners stay, locked',
    text: 'After your first win your hand is locked. The winning tile is not part of it: one you drew is laid beside it. From then on you may win again and again, but otherwise discard what you draw. You claim nothing but wins. The one kong left to you is a concealed one, with the tile just drawn, that leaves your waits as they were. You still pay: for others who draw their tile, for kongs, and for discards you cannot avoid. If your time runs out, a win is taken for you.',
  },
  ...kongs('each of the others'),
  ...atTheEnd,
];
