import type { OptionWords } from '../../game/words.ts';

export const optionWords: Readonly<Record<string, OptionWords>> = {
  card: {
    label: 'Card',
    help: 'Which hands win. A card you own can be typed into a file and given by its path.',
    values: { house: 'House Card, 61 lines', training: 'Training Card, 12 lines' },
  },
  secondCharleston: {
    label: 'Second Charleston',
    help: 'After the first three passes all four vote in secret on three more. One no is enough to go on to the courtesy pass.',
  },
  minOwnTiles: {
    label: 'Own tiles in a blind pass',
    help: 'How many of the three must come from your own hand when the rest goes on unseen.',
    values: { '0': 'none', '1': 'at least one' },
  },
  payments: {
    label: 'Payments',
    help: 'Off, hands are played for the win alone and nobody pays.',
  },
  untimedCharleston: {
    label: 'Untimed Charleston',
    help: 'The clock waits while tiles are passed.',
  },
  training: {
    label: 'Training table',
    help: 'Everybody sees the rows nearest to their own hand.',
  },
  hands: { label: 'Hands', help: 'How many hands make a match. East passes after every one.' },
};

export const presetWords: Readonly<Record<string, string>> = {
  house: 'House Card',
  training: 'Training Card, with help',
  room: 'Without payments',
};
