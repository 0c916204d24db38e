import { parseTile, parseTiles, tileName } from '../tiles/notation.ts';
import type { Command } from './state.ts';

/** Fields that hold one tile, and fields that hold a list of tiles, wherever they stand in commands, events and views. */
const ONE = new Set(['tile', 'drawn', 'claimed']);
const SOME = new Set(['tiles', 'live', 'tail', 'fixed', 'bonus']);

/** Plain JSON in which tiles are notation. No other field than those named above holds a tile, so one rule writes all. */
export function toJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (ONE.has(name) && typeof inner === 'number') return [name, tileName(inner)];
      if (isTileList(name, inner)) return [name, inner.map(tileName)];
      return [name, toJson(inner)];
    }),
  );
}

function isTileList(name: string, value: unknown): value is number[] {
  return SOME.has(name) && Array.isArray(value) && value.every(item => typeof item === 'number');
}

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
  if (typeof rest.do !== 'string') throw new TypeError('a command has a "do"');
  const { seat } = rest;
  if (seat !== undefined && seat !== null && !(Number.isInteger(seat) && (seat as number) >= 0))
    throw new TypeError("a command's seat is a number from 0, or null");
  return {
    ...(rest as unknown as Command),
    ...(tile === undefined ? {} : { tile: parseTile(String(tile)) }),
    ...(tiles === undefined
      ? {}
      : {
          tiles: Array.isArray(tiles)
            ? tiles.map(name => parseTile(String(name)))
            : parseTiles(String(tiles)),
        }),
  };
}
