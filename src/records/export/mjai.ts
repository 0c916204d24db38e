import type { GameEvent } from '../../game/event.ts';
import { without } from '../../game/fold.ts';
import type { Meld, Payment, Seat } from '../../game/state.ts';
import { isRedFive } from '../../tiles/tile.ts';
import { mjaiName } from '../mjai/tiles.ts';
import { type ExportFormat, namesBySeat } from './format.ts';
import { changes, type PlayedHand, paidFor, playedHands, settlementOf } from './played-hand.ts';
import { RIICHI_MARK, RIICHI_RULESETS, riichiNews } from './riichi-events.ts';

/** A line of an mjai log. */
export type MjaiLine = Readonly<Record<string, unknown>> & { readonly type: string };

/** An mjai log: one event a line, nothing masked. */
export const mjaiFormat: ExportFormat = {
  id: 'mjai',
  help: 'mjai log, one JSON event a line; riichi and sanma',
  rulesets: RIICHI_RULESETS,
  write(rules, record) {
    const names = namesBySeat(record);
    const eastOnly = record.options.length === 'east';
    const isRed = rules.deck(record.options).some(isRedFive);
    const lines: MjaiLine[] = [
      { type: 'start_game', names, kyoku_first: eastOnly ? 4 : 0, aka_flag: isRed },
      ...playedHands(rules, record).flatMap(mjaiHand),
      { type: 'end_game' },
    ];
    return lines.map(line => `${JSON.stringify(line)}\n`).join('');
  },
};

/** The lines of one hand, from `start_kyoku` to `end_kyoku`. */
function mjaiHand(hand: PlayedHand): MjaiLine[] {
  const dealt: string[][] = [];
  const lines: MjaiLine[] = [];
  for (const event of hand.events) {
    if (event.type === 'dealt') dealt[event.seat] = event.own!.tiles.map(mjaiName);
    else lines.push(...mjaiLines(event, hand.kongs.get(event)));
  }
  // The first indicator belongs to the deal, which stands before the dealer's first draw.
  const first = lines.findIndex(line => line.type === 'dora');
  const [dora] = lines.splice(first, 1);
  return [
    startLine(hand, dora!.dora_marker as string, dealt),
    ...lines,
    ...endOf(hand),
    { type: 'end_kyoku' },
  ];
}

/** The line of a deal. */
export function startLine(
  { events, before }: Pick<PlayedHand, 'events' | 'before'>,
  marker: string,
  tehais: readonly string[][],
): MjaiLine {
  const started = events[0] as Extract<GameEvent, { type: 'hand-started' }>;
  const { dealer, round, counters } = started;
  return {
    type: 'start_kyoku',
    bakaze: 'ESWN'[round]!,
    dora_marker: marker,
    kyoku: dealer + 1,
    honba: counters.honba,
    kyotaku: counters.deposits,
    oya: dealer,
    scores: before,
    tehais,
  };
}

/** The lines of one event within a hand. @param kong the one that a `kong-declared` is about */
export function mjaiLines(event: GameEvent, kong?: Meld): MjaiLine[] {
  const news = riichiNews(event);
  if (news?.news === 'dora') return [{ type: 'dora', dora_marker: mjaiName(news.tile) }];
  if (news?.news === 'riichi') return [{ type: 'reach_accepted', actor: news.seat }];
  switch (event.type) {
    case 'drew':
      return [{ type: 'tsumo', actor: event.seat, pai: mjaiName(event.own!.tile) }];
    case 'discarded':
      return discardLines(event);
    case 'kong-declared':
      return [kongLine(event.seat, kong!)];
    case 'melded':
      // Kongs of one's own tiles were told when they were declared.
      return event.meld.from === null || event.meld.added ? [] : [claimLine(event.seat, event.meld)];
    case 'window-opened':
      if (event.cause !== 'extraction') return [];
      return [{ type: 'nukidora', actor: event.from, pai: mjaiName(event.tile) }];
    default:
      return [];
  }
}

function discardLines({ seat, tile, drawn, mark }: Extract<GameEvent, { type: 'discarded' }>): MjaiLine[] {
  const dahai = { type: 'dahai', actor: seat, pai: mjaiName(tile), tsumogiri: drawn };
  return mark === RIICHI_MARK ? [{ type: 'reach', actor: seat }, dahai] : [dahai];
}

const CLAIMS: Readonly<Record<string, string>> = { chow: 'chi', pung: 'pon', kong: 'daiminkan' };

function claimLine(actor: Seat, { kind, tiles, from, claimed }: Meld): MjaiLine {
  const consumed = without(tiles, [claimed!]).map(mjaiName);
  return { type: CLAIMS[kind]!, actor, target: from, pai: mjaiName(claimed!), consumed };
}

function kongLine(actor: Seat, { tiles, added }: Meld): MjaiLine {
  const names = tiles.map(mjaiName);
  if (!added) return { type: 'ankan', actor, consumed: names };
  return { type: 'kakan', actor, pai: names.at(-1), consumed: names.slice(0, -1) };
}

/** How the hand ended: a line for each win, or one for a hand that nobody won. */
function endOf({ events, before }: PlayedHand): MjaiLine[] {
  const { wins, payments } = settlementOf(events);
  const ura = events.map(riichiNews).find(news => news?.news === 'ura');
  const markers = ura?.news === 'ura' ? ura.tiles.map(mjaiName) : [];
  const settled = payments.filter(({ to }) => to !== 'table');
  if (wins.length > 0)
    return wins.map(win => ({
      type: 'hora',
      actor: win.seat,
      target: win.from ?? win.seat,
      deltas: changes(paidFor(win, settled), before.length),
      ura_markers: markers,
    }));
  return [{ type: 'ryukyoku', reason: reasonOf(events, payments), deltas: changes(settled, before.length) }];
}

const ABORTS: Readonly<Record<string, string>> = {
  'abort:kyuushu-kyuuhai': 'kyushukyuhai',
  'abort:suufon-renda': 'sufonrenta',
  'abort:suucha-riichi': 'suchareach',
  'abort:suukaikan': 'sukaikan',
  'abort:sanchahou': 'sanchaho',
};

function reasonOf(events: readonly GameEvent[], payments: readonly Payment[]): string {
  const ended = events.find(event => event.type === 'hand-ended')!.ended;
  if (ended !== 'draw') return ABORTS[ended] ?? ended;
  return payments.some(({ reason }) => reason === 'nagashi-mangan') ? 'nagashimangan' : 'fanpai';
}
