import type { RulesetWords } from '../../game/words.ts';

export const rulesPage: RulesetWords['rules'] = [
  {
    heading: 'The aim',
    text: "Fourteen tiles that match one line of the table's card, exactly: these numbers, these suits, groups of these sizes. Four sets and a pair mean nothing here unless the card has them. The first to match a line wins the hand.",
  },
  {
    heading: 'The tiles',
    text: 'There are 152: Craks, Dots and Bams from 1 to 9, winds, red and green dragons and Soap, four of each; eight Flowers, which are all alike; eight Jokers. Red goes with Craks, Green with Bams, Soap with Dots. Soap is also the zero of a year.',
  },
  {
    heading: 'Reading the card',
    text: 'Each word of a line is a group: xxx is three alike, NEWS are four single winds, 2026 four single tiles. The letters a, b and c behind numbers are three different suits, whichever you like; a star is any suit for that group alone. x, y and z are numbers, with what they may be beside them. D with a suit is the dragon of that suit, F a Flower.',
  },
  {
    heading: 'X and C',
    text: "A line marked X may be built in the open, by calling discards. A line marked C stays in your hand until it wins; only the very last tile may be somebody's discard. Your first call gives up every C line.",
  },
  {
    heading: 'The Charleston',
    text: 'Before play everybody passes on three tiles to the right, then three across, then three to the left. Jokers are never passed. Until all four have chosen you may choose again. In the last pass of a round you may keep some of your own and pass on unseen what is coming to you. Then all vote in secret; if nobody says no, three more passes follow: left, across, right. At the end you may offer the player across from you up to three tiles: as many go over as the lower of the two offers, in the order you chose them.',
  },
  {
    heading: 'A turn',
    text: "East begins by discarding. After that a turn is a draw and a discard. If East's dealt tiles match a line already, East may say so before the first pass.",
  },
  {
    heading: 'Calling',
    text: 'The newest discard completes a pung, kong, quint or sextet that some X line wants in exactly that size, together with everything you have laid open before. You say the size and how many of your jokers go in. The group lies open and never changes its size; then you discard without drawing. Singles, pairs and mixed groups cannot be called, but the tile that wins can be taken for any place. A win goes before a call; of two alike the next in turn goes first.',
  },
  {
    heading: 'Jokers',
    text: "A Joker stands for any tile in a group of three or more, never for a single, in a pair or in NEWS. On your turn, once you have drawn or called, you may put the natural tile into anybody's open group and take the Joker out of it, as often as you can. A discarded Joker is dead.",
  },
  {
    heading: 'Payments',
    text: "The line's value counts, and twice that if no Joker is left in the hand though the line has a group that could have held one. Whoever discarded the winning tile pays double, the others single. After a self-draw all three pay double. If the wall runs out nobody pays.",
  },
  {
    heading: 'The match',
    text: 'Eight hands. East passes on after every one of them, whoever won.',
  },
];
