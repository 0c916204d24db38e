import type { Tile } from '../tiles/tile.ts';
import type { Refusal } from './refusal.ts';
import type { Command, Seat } from './state.ts';

/**
 * A thing a seat may do now, as data: what screens show, bots choose from and commands are held against.
 * `do` is the command's verb; a ruleset's words give its label, its keys come from the keymap or `key`.
 */
export type Offer =
  /** Nothing to say beyond the verb. */
  | { readonly kind: 'plain'; readonly do: string }
  /** One tile out of these, each named once. `drawn`: only the one just drawn, no older tile of the same face. */
  | {
      readonly kind: 'tile';
      readonly do: string;
      readonly tiles: readonly Tile[];
      readonly drawn?: true;
      /** Why others of one's tiles are not among them, where there is more to say than that. */
      readonly why?: Refusal;
    }
  /** Some of one's own tiles, one of these groups (a chow's two). `optional`: where none is named, it is the first. */
  | {
      readonly kind: 'group';
      readonly do: string;
      readonly groups: readonly (readonly Tile[])[];
      readonly optional?: true;
    }
  /** One of a few named answers; `fields` go into the command as they are. */
  | { readonly kind: 'answer'; readonly do: string; readonly answers: readonly Answer[] }
  /** A number of one's own tiles. The ruleset checks the selection. */
  | { readonly kind: 'pick'; readonly do: string; readonly pick: Pick };

export interface Answer {
  /** Name of the answer in the ruleset's words. */
  readonly id: string;
  readonly fields: Readonly<Omit<Command, 'seat' | 'do'>>;
}

export interface Pick {
  readonly least: number;
  readonly most: number;
  /** Tiles that may be picked, as often as they are held. */
  readonly tiles: readonly Tile[];
  /** All of one suit. */
  readonly sameSuit: boolean;
  /** Tiles short of `most` are taken unseen (the command's `blind`), or the number picked is the `count` offered. */
  readonly rest: 'none' | 'blind' | 'count';
  /** The seat that gets them, where that is known before. */
  readonly to?: Seat;
}

/** Whether a command is what an offer offers. For picks the numbers and tiles are checked, and `sameSuit`. */
export function offerTakes(offer: Offer, command: Command): boolean {
  if (offer.do !== command.do) return false;
  switch (offer.kind) {
    case 'plain':
      return true;
    case 'tile':
      if (offer.drawn && command.older) return false;
      return command.tile !== undefined && offer.tiles.includes(command.tile);
    case 'group':
      return (
        (command.tiles === undefined && (offer.groups.length === 1 || offer.optional === true)) ||
        (command.tiles !== undefined && offer.groups.some(group => sameTiles(group, command.tiles!)))
      );
    case 'answer':
      return offer.answers.some(answer =>
        Object.entries(answer.fields).every(([name, value]) => command[name as keyof Command] === value),
      );
    case 'pick':
      return pickTakes(offer.pick, command);
  }
}

function pickTakes(pick: Pick, command: Command): boolean {
  const tiles = command.tiles ?? [];
  if (tiles.length < pick.least || tiles.length > pick.most || !isPartOf(tiles, pick.tiles)) return false;
  if (pick.sameSuit && new Set(tiles.map(tile => Math.floor(tile / 9))).size > 1) return false;
  if (pick.rest === 'blind') return tiles.length + (command.blind ?? 0) === pick.most;
  if (pick.rest === 'count') return isCountOf(command.count ?? tiles.length, tiles, pick);
  return true;
}

/** So many of these, the first ones: an order of preference may be longer. */
function isCountOf(count: number, tiles: readonly Tile[], { least }: Pick): boolean {
  return Number.isInteger(count) && count >= least && count <= tiles.length;
}

/** The same tiles as often, in any order. */
function sameTiles(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.length === b.length && isPartOf(a, b);
}

/** Every tile of `part` is in `whole`, as often as it is named. */
export function isPartOf(part: readonly Tile[], whole: readonly Tile[]): boolean {
  if (part.length > whole.length) return false;
  const left = [...whole];
  return part.every(tile => {
    const at = left.indexOf(tile);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
