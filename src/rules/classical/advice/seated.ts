import { ownKong } from '../../../game/claims.ts';
import type { Meld } from '../../../game/state.ts';
import type { View } from '../../../game/view.ts';
import { kindOf, type Tile } from '../../../tiles/tile.ts';
import type { ClassicalSeat } from '../own-state.ts';
import type { Place } from '../scoring/hand.ts';
import { type TableRules, tableRules } from '../scoring/table-rules.ts';

/** A seat's tiles, and what else the worth of its hand depends on. */
export interface Seated {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly place: Place;
  readonly table: TableRules;
  /** Copies out of sight, by kind, and all of them. */
  readonly unseen: Uint8Array;
  readonly unseenTiles: number;
  /** Live tiles left. */
  readonly wall: number;
  readonly players: number;
  readonly called: boolean;
}

/** The viewer's own seat. Only for one who has one. */
export function seatedOf(view: View, unseen: Uint8Array): Seated {
  const own = view.seats[view.seat!]!;
  const { called, wind, round } = view.own as ClassicalSeat;
  return {
    concealed: own.concealed?.tiles ?? [],
    melds: own.melds.map((meld): Meld => ({ ...meld, tiles: meld.tiles ?? [] })),
    place: { wind, round, bonus: own.bonus },
    table: tableRules(view.options),
    unseen,
    unseenTiles: unseen.reduce((sum, count) => sum + count, 0),
    wall: view.wall,
    players: view.seats.length,
    called,
  };
}

export function withoutTiles(seated: Seated, taken: readonly Tile[]): Seated {
  const concealed = [...seated.concealed];
  for (const tile of taken) concealed.splice(concealed.indexOf(tile), 1);
  return { ...seated, concealed };
}

/** After a claim: its meld lies there, the tiles that it took are gone. */
export function withClaim(seated: Seated, taken: readonly Tile[], meld: Meld): Seated {
  return { ...withoutTiles(seated, taken), melds: [...seated.melds, meld] };
}

/** After a kong of own tiles, before its loose tile. */
export function withOwnKong(seated: Seated, tile: Tile): Seated {
  const kong = ownKong(seated.melds, seated.concealed, kindOf(tile));
  if (kong.concealed) return withClaim(seated, kong.tiles, kong);
  const isPung = (meld: Meld): boolean => meld.kind === 'pung' && kindOf(meld.tiles[0]!) === kindOf(tile);
  const melds = seated.melds.map(meld => (isPung(meld) ? kong : meld));
  return { ...withoutTiles(seated, [tile]), melds };
}
