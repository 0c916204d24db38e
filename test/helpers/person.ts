import seedrandom from 'seedrandom';
import { beginner } from '../../src/bots/beginner.ts';
import type { Player } from '../../src/bots/player.ts';
import type { View } from '../../src/game/view.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import type { TableHandle, TableSnapshot, Wish } from '../../src/table/snapshot.ts';
import type { FakeClock } from './clock.ts';

export const anna = { id: 'p-anna', name: 'Anna' };
export const bob = { id: 'p-bob', name: 'Bob' };
export const cleo = { id: 'p-cleo', name: 'Cleo' };
export const dan = { id: 'p-dan', name: 'Dan' };

/** What somebody with this view would do who plays like a bot. */
export function sensible(view: View, player: Player = beginner): Wish {
  const { seat: _seat, ...wish } = player.decide(view, rulesetOf(view.ruleset)!, seedrandom('person'));
  return wish;
}

/** Somebody at a table who answers everything by itself, so many ms after it is asked, and is ready at once. */
export function playAlong(
  handle: TableHandle,
  clock: FakeClock,
  after = 100,
  choose: (snapshot: TableSnapshot) => Wish | null = ({ view }) => sensible(view),
): void {
  let answered: View | null = null;
  const look = (): void => {
    const { view, state } = handle.snapshot();
    if (state === 'settled' || state === 'gathering') handle.ready();
    if (state !== 'playing' || view.offers.length === 0 || view === answered) return;
    answered = view;
    clock.setTimeout(() => {
      const now = handle.snapshot();
      const wish = now.view === view && now.state === 'playing' ? choose(now) : null;
      if (wish !== null) void handle.send(wish);
    }, after);
  };
  handle.onChange(look);
  look();
}
