import { parseTile, parseTiles, tileName } from '../tiles/notation.ts';
import type { Command } from './state.ts';

/**
 * Plain JSON in which tiles are notation. Everywhere in commands, events and views a field named `tile` is one tile,
 * and one named `tiles` a list of tiles; no other field holds a tile. So one rule writes them all.
 */
export function toJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'tile' && typeof inner === 'number') return [name, tileName(inner)];
      if (isTileList(name, inner)) return [name, inner.map(tileName)];
      return [name, toJson(inner)];
    }),
  );
}

function isTileList(name: string, value: unknown): value is number[] {
  return TILE_LISTS.has(name) && Array.isArray(value) && value.every(item => typeof item === 'number');
}

/** The wall's parts are lists of tiles too; they are written only into events that nobody may see before the end. */
const TILE_LISTS = new Set(['tiles', 'live', 'tail', 'fixed', 'bonus']);

/** A command as its line in a record. */
export function commandToJson(command: Command): unknown {
  return toJson(command);
}

/**
 * A command of its JSON. `tiles` may be a list of names or one notation (`46p`).
 * @throws NotationError on a text that is no tile; TypeError on a value that is no command
 */
export function commandFromJson(value: unknown): Command {
  if (value === null || typeof value !== 'object') throw new TypeError('a command is an object');
  const { tile, tiles, ...rest } = value as Record<string, unknown>;
  if (typeof rest['do'] !== 'string') throw new TypeError('a command has a "do"');
  return {
    ...(rest as unknown as Command),
    ...(tile === undefined ? {} : { tile: parseTile(String(tile)) }),
    ...(tiles === undefined
      ? {}
      : { tiles: Array.isArray(tiles) ? tiles.map(name => parseTile(String(name))) : parseTiles(String(tiles)) }),
  };
}
