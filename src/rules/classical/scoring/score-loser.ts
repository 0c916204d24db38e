import type { Meld } from '../../../game/state.ts';
import { countKinds } from '../../../shape/counts.ts';
import { KINDS, type Kind, type Tile } from '../../../tiles/tile.ts';
import { sharedDoubles } from './doubles.ts';
import { type HandSet, type Place, setOfMeld } from './hand.ts';
import { basicPoints } from './points.ts';
import type { TableRules } from './table-rules.ts';
import { type HandWorth, worthOf } from './worth.ts';

/**
 * What the hand of a player who did not win is worth: basic points and the doubles that everybody has, of sets laid down and
 * of the best arrangement of the concealed tiles (A2.4).
 *
 * Of the concealed tiles three alike are always best as a pung: it is worth more than a pair, and a chow is worth nothing.
 * What is left makes pairs. A fourth tile that was not declared is loose (A2.5).
 */
export function scoreLoser(
  concealed: readonly Tile[],
  melds: readonly Pick<Meld, 'kind' | 'tiles' | 'concealed'>[],
  place: Place,
  table: Pick<TableRules, 'limit' | 'bonusDouble'>,
): HandWorth {
  const counts = countKinds(concealed);
  const sets: HandSet[] = melds.map(setOfMeld);
  const pairs: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! >= 3) sets.push({ kind: 'pung', first: kind, kong: false, concealed: true });
    else if (counts[kind] === 2) pairs.push(kind);
  }
  const lines = [...basicPoints(sets, pairs, place), ...sharedDoubles(sets, pairs, place, table)];
  return worthOf(lines, table.limit);
}
