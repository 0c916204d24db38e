import type { Tile } from '../tiles/tile.ts';
import type {
  Arrival,
  Command,
  Ended,
  Meld,
  NextHand,
  Payment,
  Seat,
  Wall,
  Win,
  Wind,
  WindowCause,
} from './state.ts';

/**
 * What every event may carry besides its public fields. Who may know what stands in the shape of the event itself, so
 * hiding (`redact`) is one rule for all rulesets.
 */
interface Hidden {
  /** The event does not exist for anybody but this seat. */
  readonly only?: Seat;
  /** What only the event's own seat may know. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** What nobody may know before the match is over. */
  readonly secret?: Readonly<Record<string, unknown>>;
}

/** Something that happened. State is folded from these and from nothing else. */
export type GameEvent = Hidden &
  (
    | {
        readonly type: 'hand-started';
        readonly number: number;
        readonly dealer: Seat;
        readonly round: Wind;
        readonly counters: Readonly<Record<string, number>>;
        readonly secret?: { readonly wall: Wall };
      }
    | {
        readonly type: 'dealt';
        readonly seat: Seat;
        readonly count: number;
        readonly own?: { readonly tiles: readonly Tile[] };
      }
    | {
        readonly type: 'drew';
        readonly seat: Seat;
        /** `wall` from the front, `tail` a replacement. */
        readonly source: 'wall' | 'tail';
        readonly arrival: Arrival;
        readonly own?: { readonly tile: Tile };
      }
    /** Live tiles went over to the dead wall. */
    | { readonly type: 'dead-wall-filled'; readonly count: number }
    | { readonly type: 'bonus-laid'; readonly seat: Seat; readonly tile: Tile }
    | {
        readonly type: 'discarded';
        readonly seat: Seat;
        readonly tile: Tile;
        readonly drawn: boolean;
        readonly mark: string | null;
      }
    | {
        readonly type: 'kong-declared';
        readonly seat: Seat;
        /** Null where nobody else may see it. */
        readonly tile: Tile | null;
        readonly kong: 'added' | 'concealed';
        readonly own?: { readonly tile: Tile };
      }
    | { readonly type: 'kong-robbed'; readonly seat: Seat; readonly tile: Tile }
    | {
        readonly type: 'window-opened';
        readonly from: Seat;
        readonly tile: Tile;
        readonly cause: WindowCause;
        readonly secret?: { readonly asked: readonly Seat[] };
      }
    | { readonly type: 'answered'; readonly only: Seat; readonly command: Command }
    | { readonly type: 'window-closed' }
    /** A group was laid down; an added kong takes the place of its pung. */
    | {
        readonly type: 'melded';
        readonly seat: Seat;
        /** Without its tiles where nobody else may see them. */
        readonly meld: Meld;
        readonly own?: { readonly meld: Meld };
      }
    | { readonly type: 'turned'; readonly seat: Seat; readonly arrival: Arrival }
    | {
        readonly type: 'choice-opened';
        readonly id: string;
        readonly round: number;
        readonly seats: readonly Seat[];
      }
    /** With `only` it takes the place of what the seat chose before: nobody else hears that it thought again. */
    | { readonly type: 'chose'; readonly seat: Seat; readonly own?: { readonly command: Command } }
    | { readonly type: 'choice-closed' }
    /** Tiles went from hand to hand or out of it, unseen by the others. */
    | {
        readonly type: 'exchanged';
        readonly seat: Seat;
        readonly count: number;
        readonly to: Seat | null;
        readonly from: Seat | null;
        readonly own?: {
          readonly gave: { readonly tiles: readonly Tile[] };
          readonly got: { readonly tiles: readonly Tile[] };
        };
      }
    | ({ readonly type: 'won' } & Win)
    | ({ readonly type: 'paid' } & Payment)
    | { readonly type: 'left'; readonly seat: Seat }
    | { readonly type: 'timed-out'; readonly seat: Seat }
    | {
        readonly type: 'hand-ended';
        readonly ended: Ended;
        readonly revealed: readonly Seat[];
        readonly next: NextHand | null;
      }
    | { readonly type: 'match-ended'; readonly scores: readonly number[] }
    /** What only one ruleset knows; it folds `name` itself. */
    | { readonly type: 'ruled'; readonly name: string; readonly seat: Seat | null; readonly data: unknown }
  );

/** The event as a seat may know it, or as a spectator (null) may; null where it must not even know that it happened. */
export function redact(event: GameEvent, viewer: Seat | null): GameEvent | null {
  if (event.only !== undefined && event.only !== viewer) return null;
  if (event.secret === undefined && event.own === undefined) return event;
  const { secret: _secret, own, ...known } = event;
  const mine = own !== undefined && viewer !== null && 'seat' in event && event.seat === viewer;
  return (mine ? { ...known, own } : known) as GameEvent;
}
