import type { SeatView } from '../../game/view.ts';
import { sortTiles } from '../../tiles/notation.ts';
import type { Texts } from './texts.ts';
import { type TileNames, tilesWords, tileWords } from './tile-words.ts';

/** A hand in words: what is concealed, sorted and without the tile just drawn; that tile; and the melds. */
export interface HandWords {
  readonly concealed: string;
  readonly drawn: string | null;
  readonly melds: readonly string[];
}

/** The hand of a seat whose tiles the viewer may see; null for any other. */
export function describeHand(texts: Texts, names: TileNames, seat: SeatView): HandWords | null {
  if (seat.concealed === null) return null;
  const all = seat.concealed.tiles;
  const resting = seat.drawn === null ? all : all.slice(0, -1);
  return {
    concealed: tilesWords(texts, names, sortTiles(resting)),
    drawn: seat.drawn === null ? null : tileWords(texts, names, seat.drawn),
    melds: seat.melds.map(meld =>
      meld.tiles === null ? texts.tiles.unseen : tilesWords(texts, names, meld.tiles),
    ),
  };
}
