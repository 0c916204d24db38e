import type { OptionWords } from '../../../game/words.ts';

/** Labels and help of the table options, by name; sanma's own are among them. */
export const options: Readonly<Record<string, OptionWords>> = {
  redFives: {
    label: 'Red fives',
    help: 'How many fives are red. Each is worth one han more, in anybody’s hand. Of four, two are dots.',
  },
  openTanyao: { label: 'Open all simples', help: 'All simples counts in a hand that has claimed tiles.' },
  length: {
    label: 'Length',
    help: 'Which rounds are played.',
    values: { east: 'East only', 'east-south': 'East and South' },
  },
  startPoints: { label: 'Starting points', help: 'What everybody begins with.' },
  targetPoints: {
    label: 'Target',
    help: 'If nobody has so many points after the last round, one more round is played, until somebody has. 0: there is none.',
  },
  extraRound: {
    label: 'The extra round',
    help: 'When the round that is played for want of the target ends: as soon as somebody has it, or only when the dealer does not deal again.',
    values: { 'at-once': 'at once', 'after-repeats': 'after repeats' },
  },
  endBelowZero: { label: 'Ends below zero', help: 'The match is over when somebody has less than nothing.' },
  agariYame: {
    label: 'Leading dealer ends it',
    help: 'Whether the last hand’s dealer, when in first place, ends the match in place of dealing again.',
    values: { off: 'no', win: 'by winning', 'win-or-ready': 'by winning or being ready' },
  },
  kiriageMangan: {
    label: 'Round up to mangan',
    help: '4 han 30 fu and 3 han 60 fu pay as a mangan.',
  },
  doubleWindFu: {
    label: 'Double-wind pair',
    help: 'Fu of a pair that is both seat wind and round wind.',
  },
  kuikae: {
    label: 'Swap calls',
    help: 'Whether a tile like the one just claimed may be discarded at once: the same, or the other end of the sequence.',
    values: { forbidden: 'neither', 'same-tile': 'only the other end', allowed: 'both' },
  },
  kongDora: {
    label: 'Kong dora',
    help: 'When a kong turns up another dora indicator.',
    values: {
      'at-once': 'at once',
      'open-later': 'open kongs with the next discard',
      none: 'never',
    },
  },
  multipleYakuman: { label: 'Yakuman add up', help: 'A hand with two yakuman is paid twice.' },
  doubleYakuman: {
    label: 'Double yakuman',
    help: 'Big four winds, four concealed triplets on a pair wait, thirteen orphans waiting for any of thirteen, and nine gates waiting for any of nine count twice.',
  },
  countedYakuman: {
    label: 'Counted yakuman',
    help: '13 han and more without a yakuman pay one; otherwise they pay as 12.',
  },
  pao: {
    label: 'Liability',
    help: 'Whoever gives the third dragon or fourth wind set that makes a yakuman certain pays for it: all of a self-draw, half of a discard win.',
  },
  paoCovers: {
    label: 'Liability covers',
    help: 'Whether who is liable answers for that yakuman alone or for the whole hand, where it holds another yakuman too.',
    values: { yakuman: 'that yakuman', hand: 'the whole hand' },
  },
  paoHonba: {
    label: 'Liability and honba',
    help: 'Who pays the honba when a liable seat and a discarder share a win. On a self-draw it is always the liable seat.',
    values: { discarder: 'the discarder', liable: 'the liable seat' },
  },
  nagashiMangan: {
    label: 'Draw mangan',
    help: 'At a drawn hand, a row of terminals and honors alone, none of it claimed, is paid as a mangan.',
    values: { off: 'no', closed: 'closed hands only', 'any-hand': 'any hand' },
  },
  riichiTiles: {
    label: 'Tiles for riichi',
    help: 'How many tiles of the wall must be left to declare riichi.',
  },
  nineKinds: {
    label: 'Abort: nine kinds',
    help: 'Nine different terminals and honors on an uninterrupted first draw may end the hand.',
  },
  fourWinds: {
    label: 'Abort: four winds',
    help: 'Four first discards of the same wind, with no call between, end the hand.',
  },
  fourRiichi: {
    label: 'Abort: four riichi',
    help: 'The fourth riichi ends the hand if its discard is not won.',
  },
  fourKongs: {
    label: 'Abort: four kongs',
    help: 'Four kongs of more than one player end the hand after the next discard, unless it is won.',
  },
  multipleRon: {
    label: 'Wins on one discard',
    help: 'How many may win with the same discard.',
    values: { one: 'the nearest', two: 'two; three abort the hand', three: 'all' },
  },
  honbaRon: { label: 'Honba, by discard', help: 'What each honba adds to a win by discard.' },
  honbaTsumo: { label: 'Honba, self-draw', help: 'What each honba adds to each payment for a self-draw.' },
  uma: {
    label: 'Uma',
    help: 'Points in thousands by place, shown in the ranking at the end. No score holds them.',
  },
  oka: {
    label: 'Oka',
    help: 'Points in thousands that all pay together and the first place gets, shown in the ranking at the end.',
  },
  tsumoLoss: {
    label: 'Self-draw loss',
    help: 'Nobody pays the share of the missing fourth player. Otherwise the two others split it.',
  },
  northBonus: {
    label: 'North',
    help: 'What North is for: laid aside for one han each, a value tile for everybody, or neither.',
    values: { extracted: 'laid aside', value: 'a value tile', none: 'an ordinary tile' },
  },
};
