import type { GameEvent } from '../../../game/event.ts';
import type { Tile } from '../../../tiles/tile.ts';
import { type PlayedHand, settlementOf } from '../played-hand.ts';
import { RIICHI_MARK, riichiNews } from '../riichi-events.ts';
import { claimText, kongText } from './calls.ts';
import { PLACES, resultOf } from './result.ts';
import { AS_DRAWN, tileNumber } from './tiles.ts';

/** What a seat took (draws and calls), and what it put down (discards and its own kongs), in order. */
interface Row {
  dealt: number[];
  readonly takes: (number | string)[];
  readonly puts: (number | string)[];
}

/** The discard that a discard kong stands in for. */
const NO_DISCARD = 0;

/** One hand as the seventeen entries of the format. */
export function kyokuOf(hand: PlayedHand): unknown[] {
  const { events, before } = hand;
  const rows = Array.from({ length: PLACES }, (): Row => ({ dealt: [], takes: [], puts: [] }));
  const indicators: number[] = [];
  let ura: readonly Tile[] = [];
  for (const event of events) {
    const news = riichiNews(event);
    if (news?.news === 'dora') indicators.push(tileNumber(news.tile));
    else if (news?.news === 'ura') ura = news.tiles;
    else note(rows, hand, event);
  }
  const { dealer, round, counters } = events[0] as Extract<GameEvent, { type: 'hand-started' }>;
  const { ended } = events.find(event => event.type === 'hand-ended')!;
  return [
    [PLACES * round + dealer, counters.honba, counters.deposits],
    rows.map((_, seat) => before[seat] ?? 0),
    indicators,
    ura.map(tileNumber),
    ...rows.flatMap(({ dealt, takes, puts }) => [dealt, takes, puts]),
    resultOf({ ...settlementOf(events), ended, seats: before.length, dealer, round }),
  ];
}

function note(rows: readonly Row[], hand: PlayedHand, event: GameEvent): void {
  switch (event.type) {
    case 'dealt':
      rows[event.seat]!.dealt = event.own!.tiles.map(tileNumber);
      return;
    case 'drew':
      rows[event.seat]!.takes.push(tileNumber(event.own!.tile));
      return;
    case 'discarded':
      rows[event.seat]!.puts.push(discardOf(event));
      return;
    case 'kong-declared':
      rows[event.seat]!.puts.push(kongText(event.seat, hand.kongs.get(event)!));
      return;
    case 'melded': {
      const { meld, seat } = event;
      if (meld.from === null || meld.added) return;
      rows[seat]!.takes.push(claimText(seat, meld));
      if (meld.kind === 'kong') rows[seat]!.puts.push(NO_DISCARD);
      return;
    }
    case 'window-opened':
      if (event.cause === 'extraction') rows[event.from]!.puts.push(`f${tileNumber(event.tile)}`);
  }
}

function discardOf({ tile, drawn, mark }: Extract<GameEvent, { type: 'discarded' }>): number | string {
  const number = drawn ? AS_DRAWN : tileNumber(tile);
  return mark === RIICHI_MARK ? `r${number}` : number;
}
