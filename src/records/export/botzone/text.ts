import type { ExportFormat } from '../format.ts';
import { playedHands } from '../played-hand.ts';
import { fanOf } from './fan-names.ts';
import { type Move, type Story, storyOf } from './story.ts';
import { botzoneName } from './tiles.ts';

/** The text in which the data sets of Botzone's MCR games are kept, one game a hand. */
export const textFormat: ExportFormat = {
  id: 'text',
  help: 'the text of the public data sets, a game a hand; mcr',
  rulesets: ['mcr'],
  write(rules, record) {
    return playedHands(rules, record)
      .map(storyOf)
      .flatMap((story, at) => [`Match ${record.id}-${at + 1}`, ...textOf(story)])
      .map(line => `${line}\n`)
      .join('');
  },
};

const VERBS: Readonly<Record<Move['kind'], string>> = {
  draw: 'Draw',
  // The data sets have no flowers; this is how Botzone calls laying one down.
  flower: 'BuHua',
  play: 'Play',
  chow: 'Chi',
  pung: 'Peng',
  kong: 'Gang',
  'concealed-kong': 'AnGang',
  'added-kong': 'BuGang',
  win: 'Hu',
};

/** The lines of one hand. Flowers that were dealt are told right after the tiles that remained once they were replaced. */
export function textOf({ round, dealt, moves, win, scores }: Story): string[] {
  const end = win === null ? 'Huang' : `Fan ${win.score.value} ${win.score.patterns.map(fanText).join(' ')}`;
  return [
    `Wind ${round}`,
    ...dealt.map(({ tiles }, player) => `Player ${player} Deal ${tiles.map(botzoneName).join(' ')}`),
    ...dealt.flatMap(({ flowers }, player) =>
      flowers.map(tile => moveText({ kind: 'flower', player, tile, ignored: [] })),
    ),
    ...moves.map(moveText),
    end,
    `Score ${scores.join(' ')}`,
  ];
}

function moveText({ kind, player, tile, ignored }: Move): string {
  const own = `Player ${player} ${VERBS[kind]} ${botzoneName(tile)}`;
  return [own, ...ignored.map(moveText)].join(' Ignore ');
}

function fanText(pattern: Parameters<typeof fanOf>[0]): string {
  const { name, cnt } = fanOf(pattern);
  return `${name}*${cnt}`;
}
