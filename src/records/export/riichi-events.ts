import type { GameEvent } from '../../game/event.ts';
import type { Seat } from '../../game/state.ts';
import type { Tile } from '../../tiles/tile.ts';

/** What riichi and sanma announce in words of their own, as far as their formats need it. */
export type RiichiNews =
  | { readonly news: 'dora'; readonly tile: Tile }
  | { readonly news: 'ura'; readonly tiles: readonly Tile[] }
  | { readonly news: 'riichi'; readonly seat: Seat };

/** The rulesets whose matches the formats of riichi can tell. */
export const RIICHI_RULESETS: readonly string[] = ['riichi', 'sanma'];

/** The mark of the discard that declares riichi. */
export const RIICHI_MARK = 'riichi';

/** Reads one of riichi's own events; null for every other. */
export function riichiNews(event: GameEvent): RiichiNews | null {
  if (event.type !== 'ruled') return null;
  const data = event.data as { readonly tile: Tile; readonly tiles: readonly Tile[] };
  switch (event.name) {
    case 'dora-shown':
      return { news: 'dora', tile: data.tile };
    case 'ura-shown':
      return { news: 'ura', tiles: data.tiles };
    case 'riichi-accepted':
      return { news: 'riichi', seat: event.seat! };
    default:
      return null;
  }
}
