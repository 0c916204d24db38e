import type { Meld } from '../../../game/state.ts';
import { isThirteenOrphans } from '../../../shape/complete.ts';
import { type Counts, countKinds } from '../../../shape/counts.ts';
import { type Group, readings } from '../../../shape/readings.ts';
import { KINDS, type Kind, kindOf, type Tile } from '../../../tiles/tile.ts';
import { type Circumstances, type HandSet, setOfMeld, type WonHand } from './hand.ts';
import { isSevenTwins } from './shapes.ts';
import type { TableRules } from './table-rules.ts';

/** The tiles of a complete hand, the winning one among the concealed. */
export interface CompleteTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Pick<Meld, 'kind' | 'tiles' | 'concealed'>[];
}

/**
 * Every way to see a complete hand: how its tiles make sets and a pair, and which of these the winning tile came to last
 * (A3.2). In a fixed order, so that of equal readings always the same is chosen. Empty where it is not complete.
 */
export function readingsOf(tiles: CompleteTiles, circumstances: Circumstances, table: TableRules): WonHand[] {
  const concealed = countKinds(tiles.concealed);
  const melds = tiles.melds.map(setOfMeld);
  const common = {
    ...circumstances,
    kinds: kindsIn(concealed, tiles.melds),
    concealed,
    melds: melds.length,
    ownTilesOnly: circumstances.selfDraw && melds.every(meld => meld.concealed),
  };
  const found: WonHand[] = [];
  const whole = { ...common, sets: [], pair: null, finishesPair: false };
  if (melds.length === 0) {
    if (table.sevenTwins && isSevenTwins(concealed)) found.push({ ...whole, shape: 'seven-twins' });
    if (table.thirteenOrphans && isThirteenOrphans(concealed))
      found.push({ ...whole, shape: 'thirteen-orphans' });
  }
  for (const { pair, groups } of readings(concealed, melds.length)) {
    const base = { ...common, shape: 'sets' as const, pair };
    if (pair === circumstances.win)
      found.push({ ...base, finishesPair: true, sets: [...melds, ...groups.map(concealedSet)] });
    for (const last of placesOf(groups, circumstances.win)) {
      const sets = groups.map((group, i) =>
        i === last && !circumstances.selfDraw
          ? { ...concealedSet(group), concealed: false }
          : concealedSet(group),
      );
      found.push({ ...base, finishesPair: false, sets: [...melds, ...sets] });
    }
  }
  return found;
}

function concealedSet({ kind, first }: Group): HandSet {
  return { kind, first, kong: false, concealed: true };
}

/** The groups that hold the winning tile; of equal ones the first. */
function placesOf(groups: readonly Group[], win: Kind): number[] {
  const places: number[] = [];
  groups.forEach((group, i) => {
    const holds = group.kind === 'pung' ? group.first === win : win >= group.first && win <= group.first + 2;
    if (holds && groups.findIndex(one => isSame(one, group)) === i) places.push(i);
  });
  return places;
}

function isSame(a: Group, b: Group): boolean {
  return a.kind === b.kind && a.first === b.first;
}

function kindsIn(concealed: Counts, melds: CompleteTiles['melds']): Kind[] {
  const held = concealed.slice();
  for (const meld of melds) for (const tile of meld.tiles) held[kindOf(tile)] = 1;
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (held[kind]! > 0) kinds.push(kind);
  return kinds;
}
