import type { Meld } from '../../../game/state.ts';
import { countKinds } from '../../../shape/counts.ts';
import { EAST, KINDS, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import type { Circumstances, HandSet } from './hand.ts';
import { type ScoredElement, setOfMeld, settleElements } from './score-hand.ts';

/** What a hand that is not complete has of elements. */
export interface HeldElements {
  readonly points: number;
  readonly elements: readonly ScoredElement[];
}

/** Where and for what the seat plays; the rest of how a hand is won is not known before it is. */
export type Place = Pick<Circumstances, 'seat' | 'round' | 'flowers' | 'mixedKongsAreFive'>;

/**
 * The elements that the tiles in hand, the sets among them and the melds make already: those that would count if the rest of
 * the hand changed nothing. Elements of the pair, of waits and of the win itself are not among them.
 */
export function heldElements(concealed: readonly Tile[], melds: readonly Meld[], place: Place): HeldElements {
  const counts = countKinds([...concealed, ...melds.flatMap(meld => meld.tiles)]);
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 0) kinds.push(kind);
  const ways = [setsAmong(concealed, 'pung'), setsAmong(concealed, 'chow')].map(own => {
    const sets = [...melds.map(setOfMeld), ...own];
    return settleElements({
      ...place,
      win: kindOf(concealed[0]!),
      selfDraw: false,
      robsKong: false,
      replacesKong: false,
      lastTile: false,
      lastCopy: false,
      structure: 'sets',
      kinds,
      counts,
      sets,
      chows: sets.filter(set => set.kind === 'chow'),
      pungs: sets.filter(set => set.kind === 'pung'),
      pair: null,
      exposed: melds.filter(meld => !meld.concealed).length,
      wait: null,
    });
  });
  return ways.reduce((best, way) => (way.points > best.points ? way : best));
}

/** The sets that the tiles hold, one kind of set before the other, from the lowest tiles on. */
function setsAmong(concealed: readonly Tile[], first: 'pung' | 'chow'): HandSet[] {
  const left = countKinds(concealed);
  const found: HandSet[] = [];
  for (const kind of first === 'pung' ? (['pung', 'chow'] as const) : (['chow', 'pung'] as const))
    for (let low = 0; low < KINDS; low++) {
      const needed = kind === 'pung' ? [low, low, low] : [low, low + 1, low + 2];
      if (kind === 'chow' && (low >= EAST || low % 9 > 6)) continue;
      while (kind === 'pung' ? left[low]! >= 3 : needed.every(tile => left[tile]! > 0)) {
        for (const tile of needed) left[tile] = left[tile]! - 1;
        found.push({ kind, first: low, kong: false, concealed: true });
      }
    }
  return found;
}
