import { less } from '../../../src/bots/own-hand.ts';
import { american } from '../../../src/rules/american/american.ts';
import { formatTiles, parseTiles } from '../../../src/tiles/notation.ts';
import { FLOWER } from '../../../src/tiles/tile.ts';
import { play, type ScriptAnswer, scriptError } from '../../helpers/script.ts';

export const RULES = 'american';

export type SeatName = 'east' | 'south' | 'west' | 'north';
export const SEATS: readonly SeatName[] = ['east', 'south', 'west', 'north'];

export type Line = Record<string, unknown>;

export const discard = (seat: SeatName, tile: string): Line => ({ seat, do: 'discard', tile });
export const claim = (seat: SeatName, size: number, jokers = 0): Line => ({
  seat,
  do: 'claim',
  size,
  jokers,
});
export const joker = (seat: SeatName, from: SeatName, tile: string): Line => ({
  seat,
  do: 'joker',
  from,
  tile,
});
export const win = (seat: SeatName): Line => ({ seat, do: 'win' });
export const pass = (seat: SeatName, tiles: string, blind?: number): Line => ({
  seat,
  do: 'charleston',
  tiles,
  ...(blind === undefined ? {} : { blind }),
});
export const vote = (seat: SeatName, yes: boolean): Line => ({ seat, do: 'vote', yes });
export const courtesy = (seat: SeatName, tiles: string): Line => ({
  seat,
  do: 'courtesy',
  count: parseTiles(tiles).length,
  tiles,
});
export const refused = (line: Line, reason: string | true = true): Line => ({ ...line, refused: reason });
export const stop: Line = { stop: true };

/** The last three tiles of each hand go round; after right, across and left they lie with the seat opposite. */
const GOES_ROUND = 3;

/** A hand of an arranged line; seats that do not matter are left out. */
export type Opened = Line & {
  readonly hands: Partial<Record<SeatName, string>>;
  /** The first tile is East's fourteenth. */
  readonly wall: string;
  readonly commands: readonly Line[];
};

/**
 * The line of a hand that play begins with as given: thirteen tiles a seat, none of the last three a joker. It is dealt so that
 * the three passes of the first Charleston lead there; then all vote no and offer nothing.
 */
export function opened(given: Opened): Line {
  const wished = SEATS.map(seat => parseTiles(given.hands[seat] ?? ''));
  const said = [...wished.flat(), ...parseTiles(given.wall), ...parseTiles(String(given.tail ?? ''))];
  const filler = less(american.deck({}), said.map(american.faceOf!)).filter(tile => tile < FLOWER);
  for (const hand of wished)
    while (hand.length < 13) hand.push(...filler.splice((hand.length * 7) % filler.length, 1));
  const packets = wished.map((_, seat) => wished[(seat + 2) % 4]!.slice(-GOES_ROUND));
  const hands = Object.fromEntries(
    SEATS.map((seat, i) => [seat, formatTiles([...wished[i]!.slice(0, -GOES_ROUND), ...packets[i]!])]),
  );
  const round = (steps: number): Line[] =>
    SEATS.map((seat, i) => pass(seat, formatTiles(packets[(i + 4 - steps) % 4]!)));
  return { ...given, hands, commands: [...round(0), ...round(1), ...round(3), ...given.commands] };
}

/** Plays a hand from its opening discard on. */
export function playOpened(given: Opened): ScriptAnswer {
  return play(RULES, opened(given));
}

export function openedError(given: Opened): string | undefined {
  return scriptError(RULES, opened(given));
}

/** The concealed tiles of the seat a script looks from, sorted into notation. */
export function concealedOf(answer: ScriptAnswer, seat: number): string[] {
  const seats = answer.view!.seats as { concealed: { tiles: string[] } | null }[];
  return [...seats[seat]!.concealed!.tiles].sort();
}

export function meldsOf(answer: ScriptAnswer, seat: number): { kind: string; tiles: string[] }[] {
  return (answer.view!.seats as { melds: { kind: string; tiles: string[] }[] }[])[seat]!.melds;
}
