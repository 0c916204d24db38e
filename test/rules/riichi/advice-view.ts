import { beginner } from '../../../src/bots/beginner.ts';
import type { Offer } from '../../../src/game/offer.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { Command, Meld } from '../../../src/game/state.ts';
import type { SeatView, View } from '../../../src/game/view.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { parseTile, parseTiles, tileName } from '../../../src/tiles/notation.ts';
import { optionsOf } from '../../helpers/random-play.ts';

/** What a seat sees, in short: seat 0 with these tiles, South of a hand that seat 3 deals. */
export interface Seen {
  readonly rules?: Ruleset;
  readonly hand: string;
  readonly melds?: readonly Meld[];
  readonly dora?: string;
  readonly wall?: number;
  /** Rows of the other seats from seat 1 on; `*` after a tile is the riichi it declares: `1z 9m* 3p`. */
  readonly rows?: readonly string[];
  /** The own row. */
  readonly own?: string;
  readonly offers?: readonly Offer[];
  /** A tile of seat 3, which discards before. */
  readonly lying?: string;
  readonly score?: number;
}

export function chow(tiles: string, claimed: string): Meld {
  return {
    kind: 'chow',
    tiles: parseTiles(tiles),
    concealed: false,
    added: false,
    from: 3,
    claimed: parseTile(claimed),
  };
}

export function pung(tiles: string): Meld {
  const all = parseTiles(tiles);
  return { kind: 'pung', tiles: all, concealed: false, added: false, from: 3, claimed: all[0]! };
}

function row(text: string): SeatView['discards'] {
  return text
    .split(' ')
    .filter(word => word !== '')
    .map(word => ({
      tile: parseTile(word.slice(0, 2)),
      drawn: false,
      claimedBy: null,
      mark: word.endsWith('*') ? 'riichi' : null,
    }));
}

export function viewOfSeen(seen: Seen): View {
  const { rules = riichi, hand, melds = [], dora = '2z', wall = 40, rows = [], score = 25_000 } = seen;
  const options = optionsOf(rules);
  const tiles = parseTiles(hand);
  const seats = rules.seats(options);
  const drawn = seen.lying === undefined ? tiles.at(-1)! : null;
  return {
    ruleset: rules.id,
    options,
    seat: 0,
    phase: seen.lying === undefined ? 'turn' : 'window',
    number: 1,
    dealer: seats - 1,
    round: 0,
    counters: { honba: 0, deposits: 0 },
    turn: seen.lying === undefined ? 0 : seats - 1,
    wall,
    lying:
      seen.lying === undefined ? null : { tile: parseTile(seen.lying), from: seats - 1, cause: 'discard' },
    choice: null,
    seats: Array.from({ length: seats }, (_, seat): SeatView => {
      const discards = row((seat === 0 ? seen.own : rows[seat - 1]) ?? '');
      return {
        seat,
        wind: (seat + 1) % seats,
        score,
        status: 'in',
        concealed: seat === 0 ? { tiles } : null,
        concealedCount: seat === 0 ? tiles.length : 13,
        drawn: seat === 0 ? drawn : null,
        hasDrawn: seat === 0 && drawn !== null,
        melds: seat === 0 ? melds.map(meld => ({ ...meld, size: meld.tiles.length })) : [],
        discards,
        bonus: [],
        marks: discards.some(({ mark }) => mark !== null) ? [{ id: 'riichi' }] : [],
      };
    }),
    offers:
      seen.lying === undefined
        ? [{ kind: 'tile', do: 'discard', tiles: [...new Set(tiles)] }, ...(seen.offers ?? [])]
        : [...(seen.offers ?? []), { kind: 'plain', do: 'pass' }],
    own: { riichi: false, ippatsu: false, passed: false },
    panels: [{ id: 'dora', tiles: parseTiles(dora) }],
    wins: [],
    payments: [],
    ended: null,
    next: null,
  };
}

/** What the beginner does there: its verb, and the tile or tiles. */
export function decision(seen: Seen): string {
  const command: Command = beginner.decide(viewOfSeen(seen), seen.rules ?? riichi, () => 0);
  const tiles = command.tile === undefined ? (command.tiles ?? []) : [command.tile];
  return [command.do, ...tiles.map(tileName)].join(' ');
}
