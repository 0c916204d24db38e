import seedrandom from 'seedrandom';
import { readOptions } from '../src/game/options.ts';
import type { ScoreInput } from '../src/game/scoring.ts';
import type { Meld } from '../src/game/state.ts';
import { riichi } from '../src/rules/riichi/riichi.ts';
import { EAST, KINDS, type Kind, kindOf, type Tile } from '../src/tiles/tile.ts';

/** Complete hands out of one set of tiles each: sets and a pair, now and then pairs; open and closed, drawn and discarded. */
export function winningHands(seed: string, count: number): ScoreInput[] {
  const random = seedrandom(seed);
  const hands: ScoreInput[] = [];
  while (hands.length < count) {
    const hand = tryHand(random);
    if (hand !== null) hands.push(hand);
  }
  return hands;
}

const read = readOptions(riichi.options);
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

function tryHand(random: () => number): ScoreInput | null {
  const pool = shuffledKinds(random);
  const below = (bound: number): number => Math.floor(random() * bound);
  const melds: Meld[] = [];
  const concealed: Tile[] = [];
  const take = (kinds: readonly Kind[]): Tile[] => kinds.map(kind => pool[kind]!.pop()!);
  if (random() < 0.05) {
    for (let pair = 0; pair < 7; pair++) concealed.push(...take(twice(below(KINDS))));
  } else {
    for (let set = 0; set < 4; set++) {
      const kind = below(KINDS);
      const isChow = kind < EAST && kind % 9 <= 6 && random() < 0.7;
      const isLaid = random() < 0.25;
      const isKong = isLaid && !isChow && random() < 0.4;
      const tiles = take(
        isChow ? [kind, kind + 1, kind + 2] : [...twice(kind), ...twice(kind)].slice(0, isKong ? 4 : 3),
      );
      if (!isLaid) concealed.push(...tiles);
      else melds.push(meldOf(tiles, isChow ? 'chow' : isKong ? 'kong' : 'pung', isKong && random() < 0.5));
    }
    concealed.push(...take(twice(below(KINDS))));
  }
  const [win] = concealed.splice(below(concealed.length), 1);
  const isClosed = melds.every(meld => meld.concealed);
  const isRiichi = isClosed && random() < 0.5;
  const dora = take([below(KINDS)]);
  const ura = isRiichi ? take([below(KINDS)]) : [];
  const all = [...concealed, ...melds.flatMap(meld => meld.tiles), win, ...dora, ...ura];
  // Some kind was not there any more.
  if (win === undefined || all.includes(undefined as never)) return null;
  const seat = below(4);
  return {
    concealed,
    melds,
    options,
    win,
    by: random() < 0.5 ? 'self-draw' : 'discard',
    seat,
    round: below(2),
    dealer: seat === 0,
    seats: 4,
    replacement: null,
    lastTile: false,
    lastCopy: false,
    first: null,
    riichi: isRiichi,
    ippatsu: false,
    dora,
    ura,
    norths: 0,
    flowers: [],
    honba: 0,
    deposits: 0,
    originalCall: false,
    kongChain: 1,
    eastWins: 1,
    limit: 500,
  };
}

function twice(kind: Kind): Kind[] {
  return [kind, kind];
}

function meldOf(tiles: readonly Tile[], kind: Meld['kind'], concealed: boolean): Meld {
  return {
    kind,
    tiles,
    concealed,
    added: false,
    from: concealed ? null : 1,
    claimed: concealed ? null : tiles[0]!,
  };
}

/** The tiles of a set by kind, the red fives anywhere among the fives. */
function shuffledKinds(random: () => number): Tile[][] {
  const kinds: Tile[][] = Array.from({ length: KINDS }, () => []);
  for (const tile of riichi.deck(options)) {
    const alike = kinds[kindOf(tile)]!;
    alike.splice(Math.floor(random() * (alike.length + 1)), 0, tile);
  }
  return kinds;
}
