import type { RulesetWords } from '../../../game/words.ts';

type Page = RulesetWords['rules'];

const AIM: Page[number] = {
  heading: 'The aim',
  text: 'Complete four sets and a pair, seven different pairs, or thirteen orphans (each terminal and honor, one of them twice). A complete hand wins only with at least one yaku: a pattern or a circumstance from the list. Dora make a hand dearer but are no yaku.',
};

const OPEN: Page[number] = {
  heading: 'Open and closed',
  text: 'A claimed chow, pung or kong, or a tile added to a pung, opens your hand. An open hand cannot declare riichi, and some yaku are then worth less or nothing. A concealed kong leaves it closed. After a claim you may not at once discard a tile like the one you took, nor the one at the other end of the sequence.',
};

const RIICHI: Page[number] = {
  heading: 'Riichi',
  text: 'With a closed hand, 1,000 points and at least four tiles left in the wall you may declare riichi with a discard that leaves you ready. It costs a stick of 1,000, which the next winner takes, and is laid down once nobody has won with that discard. From then on you discard what you draw. A win within the next uninterrupted round of turns adds ippatsu; riichi winners also count the ura under the dora indicators.',
};

const DORA: Page[number] = {
  heading: 'Dora',
  text: 'An indicator shows the tile before the dora: 3 dots makes 4 dots dora, 9 leads to 1, winds go East South West North, dragons White Green Red. Each dora is one han, each red five another. Every kong turns up one more indicator before its replacement is drawn.',
};

const FURITEN: Page[number] = {
  heading: 'Furiten',
  text: 'You may not win with another’s discard while any tile you wait for lies among your own discards, even one that somebody claimed. Let a tile pass that would complete your hand, with a yaku or without, and you wait until your next draw; in riichi, for the rest of the hand. You may always win with what you draw yourself.',
};

const POINTS: Page[number] = {
  heading: 'Points',
  text: 'Han double the points and fu say how hard the sets were. A discard win is paid by the discarder alone, a self-draw by everybody, and the dealer pays and gets more. From 5 han on there are limits: mangan, haneman from 6, baiman from 8, sanbaiman from 11, yakuman from 13. Each honba adds 300 to a discard win or 100 to each payment of a self-draw.',
};

export const fourPlayerRules: Page = [
  AIM,
  OPEN,
  RIICHI,
  DORA,
  FURITEN,
  POINTS,
  {
    heading: 'When nobody wins',
    text: 'When the wall is used up, those who are not ready pay 3,000 in all to those who are. Whoever has discarded nothing but terminals and honors, none of them claimed, with a closed hand, is paid a mangan instead. The hand is broken off by nine kinds of terminals and honors on a first draw, four equal winds as first discards, four riichi, four kongs of more than one player, and three wins on one discard.',
  },
  {
    heading: 'The match',
    text: 'East and South rounds, 25,000 points each. The dealer deals again after winning, after a draw when ready, and after a hand that was broken off. The match ends after South 4, or at once when somebody has less than nothing.',
  },
];

export const threePlayerRules: Page = [
  AIM,
  {
    heading: 'Three players',
    text: 'The set lacks the characters from 2 to 8, and only dots and bamboo have a red five. Nobody may claim a chow; pungs and kongs are as usual. 1 and 9 characters are each other’s dora indicator.',
  },
  {
    heading: 'North',
    text: 'On your turn you may lay a North aside and draw a replacement, unless you have just claimed a pung or the wall is empty. Each is worth one han, and one more for every West among the indicators. It leaves your hand closed, but it ends everybody’s ippatsu and what belongs to first turns. Thirteen orphans may win with a North being laid aside. In riichi only a North just drawn may go. Nobody scores a set or pair of North as a value tile.',
  },
  OPEN,
  RIICHI,
  DORA,
  FURITEN,
  {
    ...POINTS,
    text: `${POINTS.text} On a self-draw only the two others pay; nobody makes up for the missing fourth.`,
  },
  {
    heading: 'When nobody wins',
    text: 'When the wall is used up, those who are not ready pay 3,000 in all to those who are. Whoever has discarded nothing but terminals and honors, none of them claimed, with a closed hand, is paid a mangan instead. Nine kinds of terminals and honors on a first draw, and four kongs of more than one player, break the hand off.',
  },
  {
    heading: 'The match',
    text: 'East and South rounds of three hands each, 35,000 points each. The dealer deals again after winning, after a draw when ready, and after a hand that was broken off. The match ends after South 3, or at once when somebody has less than nothing.',
  },
];
