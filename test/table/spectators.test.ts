import { expect, it } from 'vitest';
import type { TableHandle, TableSnapshot } from '../../src/table/snapshot.ts';
import { tileName } from '../../src/tiles/notation.ts';
import { anna, bob, cleo, playAlong } from '../helpers/person.ts';
import { openTable, SEED } from '../helpers/table.ts';

/**
 * The tiles that a snapshot names outside of what lies open. A hand may be shown as its owner's, or after it was revealed.
 */
function hiddenTilesIn({ view, events, seat }: TableSnapshot): string[] {
  const found: string[] = [];
  view.seats.forEach(({ concealed, drawn }, i) => {
    const isOpen =
      i === seat ||
      ((view.phase === 'ended' || view.phase === 'over') && view.wins.some(win => win.seat === i));
    if (!isOpen && (concealed !== null || drawn !== null)) found.push(`hand of ${i}`);
  });
  for (const { event } of events) {
    if (event.secret !== undefined) found.push(`secret of ${event.type}`);
    if (event.own !== undefined && (!('seat' in event) || event.seat !== seat))
      found.push(`own of ${event.type}`);
    if (event.only !== undefined && event.only !== seat) found.push(`${event.type} of ${event.only}`);
  }
  return found;
}

it('shows nobody a tile that is hidden from them, all through a match', async () => {
  const { room, clock } = await openTable({ options: { hands: 4 } });
  await room.sit(anna);
  await room.sit(bob);
  const handles: TableHandle[] = [room.enter(anna), room.enter(bob), room.watch(cleo)];
  let looks = 0;
  for (const handle of handles)
    handle.onChange(() => {
      looks++;
      const snapshot = handle.snapshot();
      expect(hiddenTilesIn(snapshot)).toEqual([]);
      if (snapshot.seed === null) expect(JSON.stringify(snapshot)).not.toContain(SEED);
    });
  playAlong(handles[0]!, clock);
  playAlong(handles[1]!, clock);
  await clock.until(() => room.state === 'finished');
  expect(looks).toBeGreaterThan(500);
  expect(handles[2]!.snapshot().seed).toBe(SEED);
});

it('shows a spectator the same whatever lies hidden: two deals with the same course look alike', async () => {
  // The dealer's discard is the only tile that a spectator has seen of the first turn.
  const pictures = await Promise.all(
    ['5a', '6b'].map(async byte => {
      const { room } = await openTable({
        seed: byte.repeat(32),
        config: { drawSeats: false, bots: 'drawn' },
      });
      await room.sit(anna);
      await room.begin();
      const { commitment: _commitment, occupants: _occupants, ...rest } = room.watch(cleo).snapshot();
      return JSON.stringify(rest);
    }),
  );
  expect(pictures[0]).toBe(pictures[1]);
});

it('numbers the events of each viewer without gaps, so that none tells of what one may not know', async () => {
  const { room, clock } = await openTable({ options: { hands: 2 } });
  await room.sit(anna);
  const handles = [room.enter(anna), room.watch(cleo)];
  const seen = handles.map(() => new Map<number, string>());
  handles.forEach((handle, i) => {
    handle.onChange(() => {
      for (const { number, event } of handle.snapshot().events) seen[i]!.set(number, event.type);
    });
  });
  playAlong(handles[0]!, clock);
  await clock.until(() => room.state === 'finished');
  for (const numbers of seen)
    expect([...numbers.keys()].sort((a, b) => a - b)).toEqual([...numbers.keys()].map((_, i) => i));
  const types = seen.map(numbers => [...numbers.values()]);
  expect(types[0]).toContain('answered');
  expect(types[1]).not.toContain('answered');
});

it('shows the tiles of a hand to their owner', async () => {
  const { room } = await openTable();
  await room.sit(anna);
  const a = room.enter(anna);
  await room.begin();
  const { view, seat } = a.snapshot();
  expect(view.seats[seat!]!.concealed!.tiles.map(tileName)).toHaveLength(view.turn === seat ? 14 : 13);
});
