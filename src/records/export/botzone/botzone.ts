import type { ExportFormat } from '../format.ts';
import { playedHands } from '../played-hand.ts';
import { type Act, actsOf, requestOf, responseOf } from './acts.ts';
import { fanOf } from './fan-names.ts';
import { type Player, type Story, storyOf } from './story.ts';
import { botzoneName } from './tiles.ts';

/** The log of a Botzone match for each hand, one a line: what the judge said and what the players replied, in turn. */
export const botzoneFormat: ExportFormat = {
  id: 'botzone',
  help: 'Botzone match logs as JSON, a line a hand; mcr',
  rulesets: ['mcr'],
  write(rules, record) {
    return playedHands(rules, record)
      .map(hand => `${JSON.stringify(botzoneLog(storyOf(hand)))}\n`)
      .join('');
  },
};

/** What the judge says: something to each player, and the same for those who watch. */
interface Said {
  readonly output: {
    readonly command: 'request' | 'finish';
    readonly content: Readonly<Record<Player, string | number>>;
    readonly display: Readonly<Record<string, unknown>>;
  };
}

/** What the players reply. */
type Replies = Readonly<Record<Player, { readonly verdict: 'OK'; readonly response: string }>>;

/** One hand: the judge at even places, the replies to it at odd ones, the result at the end. */
function botzoneLog(story: Story): (Said | Replies)[] {
  const { round, dealt } = story;
  const log: (Said | Replies)[] = [];
  const ask = (display: Said['output']['display'], words: (player: Player) => string): unknown =>
    log.push({ output: { command: 'request', content: byPlayer(story, words), display } });
  const reply = (to: Act | undefined): unknown =>
    log.push(byPlayer(story, player => ({ verdict: 'OK' as const, response: responseOf(player, to) })));

  const hands = dealt.map(({ tiles }) => tiles.map(botzoneName));
  const counts = dealt.map(({ flowers }) => flowers.length);
  const flowers = dealt.flatMap(one => one.flowers.map(botzoneName));
  ask({ action: 'INIT', quan: round }, player => `0 ${player} ${round}`);
  reply(undefined);
  ask({ action: 'DEAL', hand: hands }, player => [1, ...counts, ...hands[player]!, ...flowers].join(' '));
  reply(undefined);
  actsOf(story.moves).forEach((act, at, acts) => {
    if (act.move.kind === 'win') return;
    const { display, words, own } = requestOf(act);
    ask(display, player => (player === act.move.player ? own : words));
    reply(acts[at + 1]);
  });
  log.push(resultOf(story));
  return log;
}

function byPlayer<T>({ dealt }: Story, of: (player: Player) => T): Record<Player, T> {
  return Object.fromEntries(dealt.map((_, player) => [player, of(player)]));
}

function resultOf(story: Story): Said {
  const { win, moves, scores } = story;
  const display =
    win === null
      ? { action: 'HUANG', score: scores }
      : {
          action: 'HU',
          player: moves.at(-1)!.player,
          fanCnt: win.score.value,
          fan: win.score.patterns.map(fanOf),
          score: scores,
        };
  return { output: { command: 'finish', content: byPlayer(story, player => scores[player]!), display } };
}
