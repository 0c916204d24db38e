import { readOptions } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import type { TableConfig } from '../../src/table/snapshot.ts';
import type { TableWish } from '../../src/ui/house.ts';

/** The longest time for a move that a table may have, in seconds. */
const LONGEST_MOVE = 600;

/**
 * What a table will be, of what was asked for. Screens offer nothing else than what is possible.
 * @throws RangeError on options that the ruleset does not have, or a level that is not offered
 */
export function tableOf(
  rules: Ruleset,
  levels: readonly string[],
  wish: TableWish,
): Omit<TableConfig, 'id' | 'code'> {
  const read = readOptions(rules.options, wish.options);
  if ('problem' in read) throw new RangeError(read.problem);
  if (!levels.includes(wish.bots)) throw new RangeError(`there are no bots of the level "${wish.bots}"`);
  const moveSeconds = Math.floor(Math.min(LONGEST_MOVE, Math.max(0, wish.moveSeconds || 0)));
  const { fixedPause, drawSeats, bots } = wish;
  return { ruleset: rules.id, options: read.options, bots, moveSeconds, fixedPause, drawSeats };
}

/** A match of one's own against bots: nobody is in a hurry, and whoever likes may watch. */
export function quickWish(ruleset: string, bots: string): TableWish {
  return { ruleset, options: {}, bots, isPrivate: false, moveSeconds: 0, fixedPause: false, drawSeats: true };
}
