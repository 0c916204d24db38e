import type { Offer } from '../../game/offer.ts';
import type { Command, Seat } from '../../game/state.ts';
import type { View } from '../../game/view.ts';
import { mjaiName } from '../../records/mjai/tiles.ts';
import { isRedFive, kindOf, NORTH, type Tile } from '../../tiles/tile.ts';

/** A line to the host. */
export type MjaiAnswer = Readonly<Record<string, unknown>> & { readonly type: string };

export const NONE: MjaiAnswer = { type: 'none' };

/** A command of the view's seat in the host's words. */
export function answerOf(view: View, command: Command): MjaiAnswer {
  const actor = view.seat!;
  const own = view.seats[actor]!;
  const held = own.concealed!.tiles;
  switch (command.do) {
    case 'discard':
      return discardAnswer(actor, command.tile!, own.drawn);
    case 'riichi':
      return { type: 'reach', actor };
    case 'win':
      return { type: 'hora', actor, target: view.lying?.from ?? actor };
    case 'north':
      return { type: 'nukidora', actor, pai: mjaiName(NORTH) };
    case 'nine-kinds':
      return { type: 'ryukyoku', actor };
    case 'chow':
      return claimAnswer('chi', view, command.tiles!);
    case 'pung':
      return claimAnswer('pon', view, command.tiles ?? alike(held, view.lying!.tile).slice(0, 2));
    case 'kong':
      if (view.lying !== null)
        return claimAnswer('daiminkan', view, alike(held, view.lying.tile).slice(0, 3));
      return ownKongAnswer(view, command.tile!);
    default:
      return NONE;
  }
}

/** The discard of a tile; of the one just drawn where that is the same. */
export function discardAnswer(actor: Seat, tile: Tile, drawn: Tile | null): MjaiAnswer {
  return { type: 'dahai', actor, pai: mjaiName(tile), tsumogiri: tile === drawn };
}

function claimAnswer(type: string, view: View, own: readonly Tile[]): MjaiAnswer {
  const { tile, from } = view.lying!;
  return { type, actor: view.seat, target: from, pai: mjaiName(tile), consumed: own.map(mjaiName) };
}

function ownKongAnswer(view: View, tile: Tile): MjaiAnswer {
  const actor = view.seat!;
  const { concealed, melds } = view.seats[actor]!;
  const own = alike(concealed!.tiles, tile);
  if (own.length === 4) return { type: 'ankan', actor, consumed: own.map(mjaiName) };
  const pung = melds.find(meld => meld.kind === 'pung' && kindOf(meld.tiles![0]!) === kindOf(tile))!;
  return { type: 'kakan', actor, pai: mjaiName(own[0]!), consumed: pung.tiles!.map(mjaiName) };
}

/** Tiles of the same kind, red fives first: one that is laid down cannot be lost. */
function alike(held: readonly Tile[], tile: Tile): Tile[] {
  const same = held.filter(one => kindOf(one) === kindOf(tile));
  return same.sort((a, b) => Number(isRedFive(b)) - Number(isRedFive(a)));
}

/** Which answer of the host's an offer stands for, where it is none of a window's groups with more than one name. */
export function answerTypesOf(offer: Offer, isClaim: boolean): readonly string[] {
  if (offer.do === 'kong') return isClaim ? ['daiminkan'] : ['ankan', 'kakan'];
  return TYPES[offer.do] ?? [];
}

const TYPES: Readonly<Record<string, readonly string[]>> = {
  discard: ['dahai'],
  riichi: ['reach'],
  win: ['hora'],
  north: ['nukidora', 'kita'],
  'nine-kinds': ['ryukyoku'],
  chow: ['chi'],
  pung: ['pon'],
  pass: ['none'],
};
