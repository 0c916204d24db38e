import { createRequire } from 'node:module';
import type { GameEvent } from '../../../src/game/event.ts';
import type { Meld, Win } from '../../../src/game/state.ts';
import type { PlayedHand } from '../../../src/records/export/played-hand.ts';
import { isRedFive, kindOf, SUITS, type Tile } from '../../../src/tiles/tile.ts';

/** The parts of @kobalab/majiang-core that are used here. */
interface MajiangCore {
  readonly Shoupai: { fromString(text: string): Shoupai };
  readonly Util: {
    hule(hand: Shoupai, tile: string | null, param: unknown): Hule;
    hule_param(param: Record<string, unknown>): unknown;
  };
  rule(change: Record<string, unknown>): unknown;
}

interface Shoupai {
  zimo(tile: string): Shoupai;
  dapai(tile: string): Shoupai;
  fulou(meld: string): Shoupai;
  gang(meld: string): Shoupai;
  get_chi_mianzi(tile: string): string[];
  get_peng_mianzi(tile: string): string[];
  get_gang_mianzi(tile?: string): string[];
  clone(): Shoupai;
  toString(): string;
}

interface Hule {
  readonly hupai: readonly { readonly name: string; readonly fanshu: number | string }[];
  readonly fu?: number;
  readonly fanshu?: number;
  readonly damanguan?: number;
  readonly defen: number;
  readonly fenpei: readonly number[];
}

const Majiang = createRequire(import.meta.url)('@kobalab/majiang-core') as MajiangCore;

/** Majiang's rules as our default table plays them, as far as a hand's worth goes. */
const RULE = Majiang.rule({
  連風牌は2符: false,
  ダブル役満あり: false,
  役満パオあり: false,
  切り上げ満貫あり: false,
});

/** A tile as Majiang writes it: `m5`, `p0` red, `z7`. */
function name(tile: Tile): string {
  const kind = kindOf(tile);
  const suit = kind < 27 ? SUITS[Math.floor(kind / 9)]! : 'z';
  return `${suit}${isRedFive(tile) ? 0 : (kind % 9) + 1}`;
}

function handText(tiles: readonly Tile[]): string {
  return ['m', 'p', 's', 'z']
    .map(suit => tiles.map(name).filter(text => text[0] === suit))
    .map(texts => (texts.length > 0 ? texts[0]![0] + texts.map(text => text[1]).join('') : ''))
    .join('');
}

/**
 * A hand of four as a Majiang record of it: its tiles are moved by Majiang's own hands, which refuse what cannot be done, and
 * its wins are scored by Majiang. `win` picks the win that is told, as the format's other writer knows one alone.
 */
export function majiangLog({ events, before, kongs }: PlayedHand, win = 0): unknown[] {
  const { dealer, round, counters } = events[0] as Extract<GameEvent, { type: 'hand-started' }>;
  const l = (seat: number): number => (seat - dealer + 4) % 4;
  const direction = (seat: number, from: number): string => ['', '+', '=', '-'][(from - seat + 4) % 4]!;
  const hands: Shoupai[] = [];
  const log: unknown[] = [];
  const indicators: string[] = [];
  const wins = events.filter(event => event.type === 'won');
  let dealt: string[] = [];
  const changbang = counters.honba!;
  let lizhibang = counters.deposits!;
  const ura = uraOf(events);
  const put = (entry: unknown): number => log.push(entry);
  for (const event of events) {
    if (event.type === 'dealt') {
      hands[event.seat] = Majiang.Shoupai.fromString(handText(event.own!.tiles));
      dealt[l(event.seat)] = hands[event.seat]!.toString();
    } else if (event.type === 'ruled' && event.name === 'dora-shown') {
      const baopai = name((event.data as { tile: Tile }).tile);
      indicators.push(baopai);
      if (indicators.length > 1) put({ kaigang: { baopai } });
      else {
        const defen = before.map((_, i) => before[(dealer + i) % 4]);
        const deal = {
          zhuangfeng: round,
          jushu: dealer,
          changbang,
          lizhibang,
          defen,
          baopai,
          shoupai: dealt,
        };
        log.unshift({ qipai: deal });
        dealt = [];
      }
    } else if (event.type === 'ruled' && event.name === 'riichi-accepted') lizhibang++;
    else if (event.type === 'drew') {
      const p = name(event.own!.tile);
      hands[event.seat]!.zimo(p);
      put(
        event.source === 'tail' ? { gangzimo: { l: l(event.seat), p } } : { zimo: { l: l(event.seat), p } },
      );
    } else if (event.type === 'discarded') {
      const p = `${name(event.tile)}${event.drawn ? '_' : ''}${event.mark === 'riichi' ? '*' : ''}`;
      hands[event.seat]!.dapai(p);
      put({ dapai: { l: l(event.seat), p } });
    } else if (event.type === 'kong-declared') {
      const m = kongAmong(hands[event.seat]!.get_gang_mianzi(), kongs.get(event)!);
      hands[event.seat]!.gang(m);
      put({ gang: { l: l(event.seat), m } });
    } else if (event.type === 'melded' && event.meld.from !== null && !event.meld.added) {
      const m = claimAmong(hands[event.seat]!, event.meld, direction(event.seat, event.meld.from));
      hands[event.seat]!.fulou(m);
      put({ fulou: { l: l(event.seat), m } });
    } else if (event.type === 'won' && event === wins[win]) {
      const isRiichi = event.score.patterns.some(({ id }) => id.endsWith('riichi'));
      const jicun = win === 0 ? { changbang, lizhibang } : { changbang: 0, lizhibang: 0 };
      const given = {
        ...jicun,
        zhuangfeng: round,
        menfeng: l(event.seat),
        baopai: indicators,
        fubaopai: isRiichi ? ura : null,
      };
      const param = Majiang.Util.hule_param({ rule: RULE, ...circumstances(event), ...given });
      const rob = event.from === null ? null : `${name(event.tile)}${direction(event.seat, event.from)}`;
      const hule = Majiang.Util.hule(hands[event.seat]!.clone(), rob, param);
      const baojia = event.from === null ? null : l(event.from);
      put({ hule: { l: l(event.seat), baojia, fubaopai: ura, ...hule } });
    } else if (event.type === 'hand-ended' && wins.length === 0)
      put({ pingju: { name: pingju(event.ended, events), fenpei: notReady(events, dealer) } });
    else if (event.type === 'hand-ended') break;
  }
  return log;
}

function uraOf(events: readonly GameEvent[]): string[] | null {
  for (const event of events)
    if (event.type === 'ruled' && event.name === 'ura-shown')
      return (event.data as { tiles: Tile[] }).tiles.map(name);
  return null;
}

function circumstances(win: Win): Record<string, unknown> {
  const has = (id: string): boolean => win.score.patterns.some(pattern => pattern.id === id);
  return {
    lizhi: has('double-riichi') ? 2 : has('riichi') ? 1 : 0,
    yifa: has('ippatsu'),
    qianggang: has('chankan'),
    lingshang: has('rinshan-kaihou'),
    haidi: has('haitei') ? 1 : has('houtei') ? 2 : 0,
    tianhu: has('tenhou') ? 1 : has('chiihou') ? 2 : 0,
  };
}

const digits = (meld: string): string => [...meld.replace(/\D/g, '')].sort().join('');

function kongAmong(choices: readonly string[], kong: Meld): string {
  const wanted = kong.tiles
    .map(tile => name(tile)[1]!)
    .sort()
    .join('');
  const suit = name(kong.tiles[0]!)[0]!;
  return choices.find(choice => choice[0] === suit && digits(choice) === wanted)!;
}

function claimAmong(hand: Shoupai, meld: Meld, direction: string): string {
  const called = `${name(meld.claimed!)}${direction}`;
  const choices = {
    chow: () => hand.get_chi_mianzi(called),
    pung: () => hand.get_peng_mianzi(called),
    kong: () => hand.get_gang_mianzi(called),
  }[meld.kind as 'chow' | 'pung' | 'kong']();
  const wanted = meld.tiles
    .map(tile => name(tile)[1]!)
    .sort()
    .join('');
  return choices.find(choice => digits(choice) === wanted)!;
}

const ABORTS: Readonly<Record<string, string>> = {
  draw: '荒牌平局',
  'abort:kyuushu-kyuuhai': '九種九牌',
  'abort:suufon-renda': '四風連打',
  'abort:suucha-riichi': '四家立直',
  'abort:sanchahou': '三家和',
  'abort:suukaikan': '四開槓',
};

function pingju(ended: string, events: readonly GameEvent[]): string {
  const isMangan = events.some(event => event.type === 'paid' && event.reason === 'nagashi-mangan');
  return isMangan ? '流し満貫' : ABORTS[ended]!;
}

function notReady(events: readonly GameEvent[], dealer: number): number[] {
  const fenpei = [0, 0, 0, 0];
  for (const event of events) {
    if (event.type === 'hand-ended') break;
    if (event.type !== 'paid' || event.from === 'table' || event.to === 'table') continue;
    fenpei[(event.from - dealer + 4) % 4]! -= event.amount;
    fenpei[(event.to - dealer + 4) % 4]! += event.amount;
  }
  return fenpei;
}
