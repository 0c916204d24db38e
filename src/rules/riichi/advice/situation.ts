import type { Seat, Wind } from '../../../game/state.ts';
import type { MeldView, View } from '../../../game/view.ts';
import { KINDS, type Kind, kindOf, NORTH, type Tile } from '../../../tiles/tile.ts';
import type { SeatOwn } from '../own-state.ts';
import { DEPOSIT } from '../settlement.ts';
import { type Table, tableOf } from '../table.ts';
import type { Variant } from '../variant.ts';
import { type Threat, threatsTo } from './threats.ts';

/** The tiles of a hand that waits for one, or has one to discard. */
export interface Holding {
  readonly concealed: readonly Tile[];
  readonly melds: readonly MeldView[];
}

/** What a seat knows of the table, as far as its judgement goes. */
export interface Situation {
  readonly variant: Variant;
  readonly table: Table;
  readonly seat: Seat;
  readonly wind: Wind;
  readonly round: Wind;
  readonly isDealer: boolean;
  readonly riichi: SeatOwn['riichi'];
  readonly indicators: readonly Tile[];
  /** How many dora a tile of each kind is. */
  readonly dora: Uint8Array;
  readonly norths: number;
  /** Copies out of sight, by kind, and all of them. */
  readonly unseen: Uint8Array;
  readonly hidden: number;
  /** Live tiles left, and draws of one's own among them. */
  readonly wall: number;
  readonly turns: number;
  /** Kinds in one's own row. */
  readonly discarded: ReadonlySet<Kind>;
  /** There are a stick to lay down and tiles enough. */
  readonly mayRiichi: boolean;
  readonly threats: readonly Threat[];
}

/** Reads a view. Only for one that has a seat. @param unseen copies out of the viewer's sight, by kind */
export function situationOf(variant: Variant, view: View, unseen: Uint8Array): Situation {
  const own = view.seats[view.seat!]!;
  const table = tableOf(view.options);
  const indicators = view.panels.find(panel => panel.id === 'dora')?.tiles ?? [];
  let hidden = 0;
  for (let kind = 0; kind < KINDS; kind++) hidden += unseen[kind]!;
  return {
    variant,
    table,
    seat: view.seat!,
    wind: own.wind,
    round: view.round,
    isDealer: view.dealer === view.seat,
    riichi: (view.own as SeatOwn).riichi,
    indicators,
    dora: doraCounts(variant, indicators),
    norths: own.bonus.length,
    unseen,
    hidden: Math.max(1, hidden),
    wall: view.wall,
    turns: view.wall / view.seats.length,
    discarded: new Set(own.discards.map(({ tile }) => kindOf(tile))),
    mayRiichi: own.score >= DEPOSIT && view.wall >= table.riichiTiles,
    threats: threatsTo(view),
  };
}

/** The viewer's own tiles. */
export function holdingOf(view: View): Holding {
  const own = view.seats[view.seat!]!;
  return { concealed: own.concealed?.tiles ?? [], melds: own.melds };
}

function doraCounts(variant: Variant, indicators: readonly Tile[]): Uint8Array {
  const dora = new Uint8Array(KINDS);
  for (const tile of indicators) {
    const kind = variant.doraOf[kindOf(tile)]!;
    dora[kind] = dora[kind]! + 1;
  }
  return dora;
}

/** How many han a pung of this kind brings by itself. */
export function pungValue({ variant, table, wind, round }: Situation, kind: Kind): number {
  if (kind < 27) return 0;
  if (kind > NORTH) return 1;
  if (kind === NORTH && variant.seats === 3) return table.northBonus === 'value' ? 1 : 0;
  return (kind - 27 === wind ? 1 : 0) + (kind - 27 === round ? 1 : 0);
}

/** Nothing but concealed kongs laid down. */
export function isClosed({ melds }: Holding): boolean {
  return melds.every(meld => meld.concealed);
}
