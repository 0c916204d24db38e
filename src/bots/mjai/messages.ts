import type { Seat } from '../../game/state.ts';
import { tileOfMjai } from '../../records/mjai/tiles.ts';
import { NORTH, type Tile } from '../../tiles/tile.ts';

/** What a host tells, read and checked as far as one event can be by itself. A tile that is not told is null. */
export type MjaiEvent =
  | { readonly type: 'start_game'; readonly id: Seat | null }
  | {
      readonly type: 'start_kyoku';
      readonly round: number;
      readonly dora: Tile;
      readonly honba: number;
      readonly deposits: number;
      readonly dealer: Seat;
      readonly scores: readonly number[];
      readonly hands: readonly (readonly (Tile | null)[])[];
    }
  | { readonly type: 'tsumo'; readonly actor: Seat; readonly tile: Tile | null }
  | { readonly type: 'dahai'; readonly actor: Seat; readonly tile: Tile; readonly drawn: boolean }
  | { readonly type: 'reach' | 'reach_accepted' | 'nukidora'; readonly actor: Seat }
  | {
      readonly type: 'chi' | 'pon' | 'daiminkan';
      readonly actor: Seat;
      readonly target: Seat;
      readonly tile: Tile;
      readonly own: readonly Tile[];
    }
  | { readonly type: 'kakan'; readonly actor: Seat; readonly tile: Tile }
  | { readonly type: 'ankan'; readonly actor: Seat; readonly own: readonly Tile[] }
  | { readonly type: 'dora'; readonly tile: Tile }
  | { readonly type: 'hora' | 'ryukyoku' | 'end_kyoku' | 'end_game' };

const WINDS = ['E', 'S', 'W', 'N'];
/** Tiles of one's own that a call takes. */
const CONSUMED = { chi: 2, pon: 2, daiminkan: 3, ankan: 4 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** An event of a known type that does not say what it should: something happened, but not what. */
export interface Garbled {
  readonly type: 'garbled';
  readonly actor: Seat | null;
}

/** Reads an event; null for one of a type that is not known. */
export function readEvent(value: unknown): MjaiEvent | Garbled | null {
  if (value === null || typeof value !== 'object') return null;
  const fields = value as Fields;
  if (!TYPES.has(fields.type)) return null;
  return readFields(fields) ?? { type: 'garbled', actor: seatOf(fields.actor) };
}

const TYPES = new Set<unknown>([
  'start_game',
  'start_kyoku',
  'tsumo',
  'dahai',
  'reach',
  'reach_accepted',
  'kita',
  'nukidora',
  'chi',
  'pon',
  'daiminkan',
  'ankan',
  'kakan',
  'dora',
  'hora',
  'ryukyoku',
  'end_kyoku',
  'end_game',
]);

function readFields(fields: Fields): MjaiEvent | null {
  const actor = seatOf(fields.actor);
  switch (fields.type) {
    case 'start_game':
      return { type: 'start_game', id: seatOf(fields.id) };
    case 'start_kyoku':
      return readDeal(fields);
    case 'tsumo':
      return actor === null ? null : { type: 'tsumo', actor, tile: tileOfMjai(fields.pai) };
    case 'dahai': {
      const tile = tileOfMjai(fields.pai);
      if (actor === null || tile === null) return null;
      return { type: 'dahai', actor, tile, drawn: fields.tsumogiri === true };
    }
    case 'reach':
    case 'reach_accepted':
      return actor === null ? null : { type: fields.type, actor };
    // Hosts of sanma call it by either name.
    case 'kita':
    case 'nukidora':
      // Not every host names the tile.
      if (actor === null || tileOfMjai(fields.pai ?? 'N') !== NORTH) return null;
      return { type: 'nukidora', actor };
    case 'chi':
    case 'pon':
    case 'daiminkan':
      return readClaim(fields.type, fields, actor);
    case 'ankan': {
      const own = tilesOf(fields.consumed, CONSUMED.ankan);
      return actor === null || own === null ? null : { type: 'ankan', actor, own };
    }
    case 'kakan': {
      const tile = tileOfMjai(fields.pai);
      return actor === null || tile === null ? null : { type: 'kakan', actor, tile };
    }
    case 'dora': {
      const tile = tileOfMjai(fields.dora_marker);
      return tile === null ? null : { type: 'dora', tile };
    }
    case 'hora':
    case 'ryukyoku':
    case 'end_kyoku':
    case 'end_game':
      return { type: fields.type };
    default:
      return null;
  }
}

function readClaim(type: 'chi' | 'pon' | 'daiminkan', fields: Fields, actor: Seat | null): MjaiEvent | null {
  const target = seatOf(fields.target);
  const tile = tileOfMjai(fields.pai);
  const own = tilesOf(fields.consumed, CONSUMED[type]);
  if (actor === null || target === null || target === actor || tile === null || own === null) return null;
  return { type, actor, target, tile, own };
}

function readDeal(fields: Fields): MjaiEvent | null {
  const round = WINDS.indexOf(fields.bakaze as string);
  const dora = tileOfMjai(fields.dora_marker);
  const dealer = seatOf(fields.oya);
  const { scores, tehais } = fields;
  if (round < 0 || dora === null || dealer === null || !Array.isArray(scores) || !Array.isArray(tehais))
    return null;
  return {
    type: 'start_kyoku',
    round,
    dora,
    honba: countOf(fields.honba),
    deposits: countOf(fields.kyotaku),
    dealer,
    scores: scores.map(Number),
    hands: tehais.map(hand => (Array.isArray(hand) ? hand.map(tileOfMjai) : [])),
  };
}

function seatOf(value: unknown): Seat | null {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 4 ? Number(value) : null;
}

function countOf(value: unknown): number {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}

function tilesOf(value: unknown, count: number): Tile[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  const tiles = value.map(tileOfMjai);
  return tiles.every(tile => tile !== null) ? tiles : null;
}
