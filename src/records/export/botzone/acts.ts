import type { Move, Player } from './story.ts';
import { botzoneName } from './tiles.ts';

/** A move as the judge announces it: a chow and a pung together with the discard that follows them. */
export interface Act {
  readonly move: Move;
  /** What is discarded in the same breath; null for all but a chow and a pung. */
  readonly discard: Move | null;
}

export function actsOf(moves: readonly Move[]): Act[] {
  const acts: Act[] = [];
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!;
    const discard = move.kind === 'chow' || move.kind === 'pung' ? moves[++at]! : null;
    acts.push({ move, discard });
  }
  return acts;
}

/** What the judge announces of an act: to its player, to the others, and to those who watch. */
export interface Request {
  readonly own: string;
  readonly words: string;
  readonly display: Readonly<Record<string, unknown>>;
}

export function requestOf({ move, discard }: Act): Request {
  const { kind, player, tile } = move;
  const name = botzoneName((discard ?? move).tile);
  const action = ACTIONS[kind];
  const said = (...rest: string[]): string => ['3', player, action, ...rest].join(' ');
  const display = { action, player, tile: name };
  switch (kind) {
    case 'draw':
      return { own: `2 ${name}`, words: said(), display };
    case 'chow': {
      const middle = botzoneName(tile);
      const words = said(middle, name);
      return { own: words, words, display: { ...display, tileCHI: middle } };
    }
    case 'kong':
    case 'concealed-kong':
      return { own: said(), words: said(), display };
    default:
      return { own: said(name), words: said(name), display };
  }
}

const ACTIONS: Readonly<Record<Move['kind'], string>> = {
  draw: 'DRAW',
  flower: 'BUHUA',
  play: 'PLAY',
  chow: 'CHI',
  pung: 'PENG',
  kong: 'GANG',
  'concealed-kong': 'GANG',
  'added-kong': 'BUGANG',
  win: 'HU',
};

/**
 * What a player replied to a request that this act came after. A chow or pung that another claim went before is not told: it
 * would have to name a discard that nobody chose.
 */
export function responseOf(player: Player, next: Act | undefined): string {
  if (next === undefined) return PASS;
  const { move, discard } = next;
  if (move.player !== player) {
    const lost = move.ignored.find(claim => claim.player === player);
    return lost?.kind === 'win' || lost?.kind === 'kong' ? ACTIONS[lost.kind] : PASS;
  }
  const action = ACTIONS[move.kind];
  switch (move.kind) {
    case 'draw':
    case 'flower':
      return PASS;
    case 'chow':
      return `${action} ${botzoneName(move.tile)} ${botzoneName(discard!.tile)}`;
    case 'pung':
      return `${action} ${botzoneName(discard!.tile)}`;
    case 'kong':
    case 'win':
      return action;
    default:
      return `${action} ${botzoneName(move.tile)}`;
  }
}

const PASS = 'PASS';
