import type { RulesetWords } from '../../game/words.ts';
import { optionWords, presetWords } from './option-words.ts';
import { rulesPage } from './rules-page.ts';

/** Names of the answers to a discard: how large the group and how many jokers in it. */
const GROUPS: readonly (readonly [number, string])[] = [
  [3, 'pung'],
  [4, 'kong'],
  [5, 'quint'],
  [6, 'sextet'],
];
const JOKERS = ['', 'a joker', 'two jokers', 'three jokers', 'four jokers', 'five jokers'];

const claims = Object.fromEntries(
  GROUPS.flatMap(([size, name]) =>
    JOKERS.slice(0, size).map((jokers, count) => [
      `claim-${size}-${count}`,
      count === 0 ? name : `${name} with ${jokers}`,
    ]),
  ),
);

export const words: RulesetWords = {
  title: 'American',
  summary: 'Hands from a card, tiles passed in the Charleston, jokers',
  rules: rulesPage,
  actions: {
    charleston: { label: 'pass on' },
    vote: { label: 'second Charleston' },
    courtesy: { label: 'courtesy pass' },
    claim: { label: 'call' },
    joker: { label: 'take a joker' },
    pung: { label: 'pung', said: '{who} calls a pung of {tiles}' },
    kong: { label: 'kong', said: '{who} calls a kong of {tiles}' },
    quint: { label: 'quint', said: '{who} calls a quint of {tiles}' },
    sextet: { label: 'sextet', said: '{who} calls a sextet of {tiles}' },
    win: { label: 'mahjong' },
  },
  names: {
    charleston: 'Charleston',
    'charleston-0': 'Pass three tiles to the right',
    'charleston-1': 'Pass three tiles across',
    'charleston-2': 'Pass three tiles to the left, some unseen',
    'charleston-3': 'Second round: pass three tiles to the left',
    'charleston-4': 'Second round: pass three tiles across',
    'charleston-5': 'Second round: pass three to the right, some unseen',
    vote: 'Vote',
    'vote-2': 'A second Charleston? It takes all four',
    courtesy: 'Courtesy',
    'courtesy-0': 'Offer up to three tiles across',
    'vote-yes': 'yes, once more',
    'vote-no': 'no, play',
    'pass-right': 'pass right',
    'pass-across': 'pass across',
    'pass-left': 'pass left',
    goals: 'The card',
    aim: 'a line of the card',
    blind: 'unseen allowed',
    arrived: 'arrived',
    row: 'near',
    'dead-hand': 'The discards leave no row that goes with your exposures',
    'joker-own': 'from your own',
    'joker-theirs': 'from {from}',
    ...claims,
  },
  patterns: { jokerless: 'Without a joker, doubled' },
  reasons: { win: 'mahjong' },
  refusals: {
    'not-on-card': 'These tiles complete no row of the card.',
    'not-allowed': 'The card, or the moment, does not allow that.',
  },
  options: optionWords,
  presets: presetWords,
  tiles: {
    m: 'Crak',
    p: 'Dot',
    s: 'Bam',
    '5z': 'Soap',
    '1f': 'Flower',
    '1j': 'Joker',
  },
  events: {
    'joker-exchanged': '{who} gives a {tile} for a joker of {from}',
    'second-charleston': 'All agree: a second Charleston',
    'no-second-charleston': 'No second Charleston',
  },
};
