/** One happening told to the one who did it, and to everybody else. */
export interface Told<Slots> {
  readonly you: (slots: Slots) => string;
  readonly other: (slots: Slots & { readonly who: string }) => string;
}

const told = <Slots>(you: Told<Slots>['you'], other: Told<Slots>['other']): Told<Slots> => ({ you, other });

type Nothing = Readonly<Record<never, never>>;
interface OfTile {
  readonly tile: string;
}
interface OfTiles {
  readonly tiles: string;
}

/** What happened, in sentences without a full stop. */
export const events = {
  handStarted: (slots: { number: number; round: string; dealer: string }): string =>
    `Hand ${slots.number}, ${slots.round} round: ${slots.dealer} deals`,
  handStartedByYou: (slots: { number: number; round: string }): string =>
    `Hand ${slots.number}, ${slots.round} round: you deal`,
  dealt: (slots: OfTiles): string => `Your hand: ${slots.tiles}`,
  drew: (slots: OfTile): string => `You draw ${slots.tile}`,
  drewReplacement: told<OfTile>(
    ({ tile }) => `You draw a replacement, ${tile}`,
    ({ who }) => `${who} draws a replacement`,
  ),
  bonusLaid: told<OfTile>(
    ({ tile }) => `You lay down ${tile}`,
    ({ who, tile }) => `${who} lays down ${tile}`,
  ),
  discarded: told<OfTile>(
    ({ tile }) => `You discard ${tile}`,
    ({ who, tile }) => `${who} discards ${tile}`,
  ),
  drewAndDiscarded: told<OfTile>(
    ({ tile }) => `You draw and discard ${tile}`,
    ({ who, tile }) => `${who} draws and discards ${tile}`,
  ),
  discardedWith: told<OfTile & { readonly mark: string }>(
    ({ tile, mark }) => `You discard ${tile}, ${mark}`,
    ({ who, tile, mark }) => `${who} discards ${tile}, ${mark}`,
  ),
  kongRobbed: ({ tile }: OfTile): string => `The kong is robbed, ${tile}`,
  called: told<OfTiles & { readonly group: string }>(
    ({ group, tiles }) => `You call ${group}, ${tiles}`,
    ({ who, group, tiles }) => `${who} calls ${group}, ${tiles}`,
  ),
  concealedKong: told<OfTile>(
    ({ tile }) => `You lay down a concealed kong, ${tile}`,
    ({ who, tile }) => `${who} lays down a concealed kong, ${tile}`,
  ),
  hiddenKong: told<Nothing>(
    () => 'You lay down a concealed kong',
    ({ who }) => `${who} lays down a concealed kong`,
  ),
  addedKong: told<OfTile>(
    ({ tile }) => `You add ${tile} to a pung, for a kong`,
    ({ who, tile }) => `${who} adds ${tile} to a pung, for a kong`,
  ),
  /** Names of the groups that are called. */
  groups: {
    chow: 'chow',
    pung: 'pung',
    kong: 'kong',
    quint: 'quint',
    sextet: 'sextet',
  } as Readonly<Record<string, string>>,
  choiceOpened: ({ choice }: { choice: string }): string => `Everybody chooses: ${choice}`,
  chose: told<Nothing>(
    () => 'You have chosen',
    ({ who }) => `${who} has chosen`,
  ),
  choseAgain: told<Nothing>(
    () => 'You have chosen again',
    ({ who }) => `${who} has chosen again`,
  ),
  gave: told<{ readonly count: number; readonly to: string }>(
    ({ count, to }) => `You pass ${count} tiles to ${to}`,
    ({ who, count, to }) => `${who} passes ${count} tiles to ${to}`,
  ),
  exchanged: ({ gave, got }: { gave: string; got: string }): string => `You give ${gave} and get ${got}`,
  wonByDraw: told<OfTile>(
    ({ tile }) => `You win with your own draw, ${tile}`,
    ({ who, tile }) => `${who} wins with a drawn tile, ${tile}`,
  ),
  wonByDiscard: told<OfTile & { readonly from: string }>(
    ({ from, tile }) => `You win on ${tile} from ${from}`,
    ({ who, from, tile }) => `${who} wins on ${tile} from ${from}`,
  ),
  wonOnYours: ({ who, tile }: OfTile & { readonly who: string }): string => `${who} wins on your ${tile}`,
  wonByRobbing: told<OfTile & { readonly from: string }>(
    ({ from, tile }) => `You rob the kong of ${from} and win, ${tile}`,
    ({ who, from, tile }) => `${who} robs the kong of ${from} and wins, ${tile}`,
  ),
  paid: told<{ readonly to: string; readonly amount: string }>(
    ({ to, amount }) => `You pay ${to} ${amount}`,
    ({ who, to, amount }) => `${who} pays ${to} ${amount}`,
  ),
  paidToYou: ({ who, amount }: { readonly who: string; readonly amount: string }): string =>
    `${who} pays you ${amount}`,
  table: 'the table',
  you: 'you',
  left: told<Nothing>(
    () => 'You have left the hand; the others play on',
    ({ who }) => `${who} has left the hand; the others play on`,
  ),
  timedOut: told<Nothing>(
    () => 'Your time is over',
    ({ who }) => `${who} ran out of time`,
  ),
  drawnHand: 'The wall is at its end: nobody wins',
  wallEnded: 'The wall is at its end',
  abort: ({ reason }: { reason: string }): string => `The hand is broken off: ${reason}`,
  matchEnded: 'The match is over',
};
