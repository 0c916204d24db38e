import type { Options } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import type { TableConfig, TableHandle, TableState } from '../table/snapshot.ts';

/** The person at the keyboard, as the house knows it. */
export interface Guest {
  readonly id: string;
  readonly nickname: string;
  /** SHA-256 fingerprint of the key that was verified; null for somebody without one, who is not remembered. */
  readonly fingerprint: string | null;
  readonly settings: Settings;
  /** It has never been here before: the first-visit card is shown. */
  readonly isNew: boolean;
}

/** What a person has chosen for its screens; remembered with its key. */
export interface Settings {
  readonly face: 'text' | 'cjk' | 'glyph' | null;
  readonly theme: string;
  /** A bell when it is one's turn. */
  readonly bell: boolean;
  /** One line of coaching above the hand. */
  readonly coach: boolean;
  readonly sorted: boolean;
}

/** A table as a line of the lobby. */
export interface TableLine {
  readonly config: TableConfig;
  readonly state: TableState;
  /** Names of the people at it, in the order they sat down. */
  readonly people: readonly string[];
  readonly seats: number;
  readonly spectators: number;
  /** Hands that were settled, for how far a match is. */
  readonly played: number;
  /** The person has a seat here. */
  readonly mine: boolean;
}

/** What a person asks for who opens a table. */
export interface TableWish {
  readonly ruleset: string;
  readonly options: Options;
  readonly bots: string;
  readonly isPrivate: boolean;
  readonly moveSeconds: number;
  readonly fixedPause: boolean;
  readonly drawSeats: boolean;
}

/** Why the house could not do it. */
export type HouseRefusal =
  | 'no-such-table'
  | 'table-full'
  | 'match-over'
  | 'already-seated'
  | 'too-many-tables'
  | 'name-taken'
  | 'name-empty'
  | 'going-down'
  | 'store-failed';

export type Asked<T> = { readonly ok: T } | { readonly refused: HouseRefusal };

/** All that the screens of one session need of the world: a server's lobby, or this process alone (`play`). */
export interface House {
  guest(): Guest;
  readonly rulesets: readonly Ruleset[];
  /** Levels of bots, the weakest first. */
  readonly botLevels: readonly string[];
  /** Public tables and the person's own, the newest first. */
  tables(): readonly TableLine[];
  /** People who are connected now. */
  online(): number;
  /** Calls back when tables, people or the person itself changed. Returns how to stop. */
  onChange(listener: () => void): () => void;
  open(wish: TableWish): Promise<Asked<TableHandle>>;
  /** A table of one's own against bots that begins at once. */
  quickMatch(ruleset: string, bots: string): Promise<Asked<TableHandle>>;
  /** By id, or by a private table's code. A person who has a seat there comes back to it. */
  join(table: string): Promise<Asked<TableHandle>>;
  watch(table: string): Promise<Asked<TableHandle>>;
  rename(nickname: string): Promise<Asked<string>>;
  saveSettings(change: Partial<Settings>): void;
  /** Where a fault of this session's screens is reported. */
  fault(error: unknown): void;
}
