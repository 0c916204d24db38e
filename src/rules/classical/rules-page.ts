import type { RulesetWords } from '../../game/words.ts';

/** The rules page of Chinese Classical. */
export const rulesPage: RulesetWords['rules'] = [
  {
    heading: 'The aim',
    text: 'Be the first to hold four sets and a pair. A set is three in a row of one suit (a chow), three alike (a pung) or four alike that you have declared (a kong). The winner is paid by everybody for what the hand is worth. But everybody else is paid for what they hold, too: those who did not win settle among themselves. A losing hand full of pungs may earn more than a poor winning one.',
  },
  {
    heading: 'Your turn',
    text: 'You draw a tile and discard one. Four alike from your own hand may be declared as a concealed kong, and the fourth tile may be added to a pung you laid down; then you take a loose tile from the dead wall and go on. Not in the turn in which you claimed a tile.',
  },
  {
    heading: 'Flowers and seasons',
    text: 'These eight tiles make no sets. Whoever draws one lays it down and takes a loose tile in its place; those in the deal are replaced before the first discard, East first. Each is worth 4 points. Number 1 is East’s, 2 South’s, 3 West’s and 4 North’s: your own flower doubles your hand, and so does your own season.',
  },
  {
    heading: 'Taking a discard',
    text: 'For a chow you may take the discard of the player before you alone; for a pung, a kong, or to win, anybody’s. A win goes before a pung or kong, and those before a chow; of two who could win, the one who sits nearest after the discarder does. A tile that is being added to a pung may be taken to win, and thirteen orphans may even take a tile of a concealed kong.',
  },
  {
    heading: 'Points for every hand',
    text: 'A pung of 2 to 8 is 2 points, of terminals or honors 4; twice that if it is concealed, and four times that for a kong. A pair of dragons, of your own wind or of the round’s wind is 2. Chows are worth nothing. A set finished with somebody’s tile is not concealed.',
  },
  {
    heading: 'Doubles for every hand',
    text: 'Each pung or kong of dragons doubles the points, and so does one of your own wind and one of the round’s wind. So do three concealed pungs, all four flowers, all four seasons, two sets of dragons with a pair of the third, and three sets of winds with a pair of the fourth; all three sets of dragons or all four of winds double twice more. Doubles multiply: three of them are times eight.',
  },
  {
    heading: 'The winner’s points',
    text: 'Going out is 20 points. Drawing the last tile oneself is 2, and 2 if no other kind of tile would have done. Where the last tile makes the pair, that is 2 more, or 4 for a terminal or an honor.',
  },
  {
    heading: 'The winner’s doubles',
    text: 'One double each: four chows and a pair without points; no chows; nothing claimed, the last tile included; one suit and honors; terminals and honors only; a loose tile; the last tile of the wall or the discard after it; a robbed kong; an original call. All of one suit without honors is three.',
  },
  {
    heading: 'The original call',
    text: 'If your first discard leaves you ready and you have laid down nothing but bonus tiles, you may call it. From then on you discard what you draw, claim nothing but the winning tile and declare no kong; a win is doubled.',
  },
  {
    heading: 'The limit and the hands that reach it',
    text: 'No hand is worth more than the limit, whatever its doubles. Some hands are worth just that: thirteen orphans, nine gates, four kongs, only honors, only terminals, four concealed pungs drawn to the end, one suit without a claim, all green, three sets of dragons, four sets of winds, the wriggling snake, seven pairs of one suit; East’s dealt hand, a win on East’s first discard, two kongs in a row; and some last tiles: 1 dots as the last of the wall, 5 dots as a loose tile, a robbed 2 bamboo.',
  },
  {
    heading: 'Settling',
    text: 'Everybody pays the winner the worth of the winning hand; who discarded makes no difference. Then, in turn, each of the others is paid the worth of their own hand by every other loser. If the wall runs out, nobody pays anything.',
  },
  {
    heading: 'The wall',
    text: 'Fourteen tiles are the dead wall, where loose tiles come from; it is filled up from the wall’s end so that at least thirteen lie there. When the last tile of the wall was drawn no kong may be declared, and the discard may only be won with.',
  },
  {
    heading: 'The match',
    text: 'In an express game everybody is East once, and the seats rotate after every hand. In a game of many hands East stays after winning and after a hand nobody won; when everybody has been East the next wind’s round begins. East’s ninth win in a row is worth the limit and ends the run.',
  },
];
