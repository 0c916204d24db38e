import type { Room } from '../../src/table/room.ts';
import type { TableLine } from '../../src/ui/house.ts';

/** A table as a line of a person's lobby; `person` is null for somebody who sits nowhere. */
export function lineOf(room: Room, person: string | null): TableLine {
  const { config, rules } = room;
  return {
    config,
    ...room.line(),
    seats: rules.seats(config.options),
    mine: person !== null && room.hasPerson(person),
  };
}

/** Everybody may see it in the lobby. */
export function isPublic({ config, state }: TableLine): boolean {
  return config.code === null && state !== 'finished' && state !== 'broken';
}
