import { describe, expect, it } from 'vitest';
import type { TableHandle, TableSnapshot } from '../../src/table/snapshot.ts';
import type { FakeClock } from '../helpers/clock.ts';
import { anna, bob, cleo, dan, playAlong, sensible } from '../helpers/person.ts';
import { openTable } from '../helpers/table.ts';

/** Four people play a hand, answering claims after `after` ms; a spectator notes each change with its time. */
async function watched(after: number, config: { fixedPause?: boolean } = {}) {
  const table = await openTable({ options: { hands: 4 }, config });
  const { room, clock } = table;
  const handles: TableHandle[] = [];
  for (const person of [anna, bob, cleo, dan]) {
    await room.sit(person);
    const handle = room.enter(person);
    handles.push(handle);
    playAlong(handle, clock, after, ({ view }) =>
      view.phase === 'window' ? { do: 'pass' } : sensible(view),
    );
  }
  const spectator = room.watch({ id: 'p-eve', name: 'Eve' });
  const changes: { readonly at: number; readonly snapshot: TableSnapshot }[] = [];
  spectator.onChange(() => changes.push({ at: clock.now(), snapshot: spectator.snapshot() }));
  let asked = 0;
  for (const handle of handles)
    handle.onChange(() => {
      const { view } = handle.snapshot();
      if (view.phase === 'window' && view.offers.length > 0) asked++;
    });
  await clock.until(() => room.state === 'finished');
  return { changes, asked, clock };
}

/** How long each window was open before the spectator's eyes, in ms. */
function windowLengths(
  changes: readonly { readonly at: number; readonly snapshot: TableSnapshot }[],
): number[] {
  return changes.flatMap(({ at, snapshot }, i) =>
    snapshot.view.phase === 'window' && changes[i + 1] !== undefined ? [changes[i + 1]!.at - at] : [],
  );
}

describe('a claim window', () => {
  it('lasts the least pause, whether nobody was asked or somebody passed quickly', async () => {
    const { changes, asked } = await watched(100);
    expect(asked).toBeGreaterThan(5);
    expect(new Set(windowLengths(changes))).toEqual(new Set([700]));
  });

  it('goes on at once when the last answer comes after the least pause', async () => {
    const { changes, asked } = await watched(3_000);
    expect(asked).toBeGreaterThan(5);
    expect(new Set(windowLengths(changes))).toEqual(new Set([700, 3_000]));
  });

  it('always lasts its full length where the table fixes the pause, also when an answer is missing', async () => {
    for (const after of [100, 6_000]) {
      const { changes } = await watched(after, { fixedPause: true });
      expect(new Set(windowLengths(changes))).toEqual(new Set([5_000]));
    }
  });

  it('shows everybody else the very same picture while somebody answers, and no redraw', async () => {
    const { room, clock } = await openTable();
    const handles: TableHandle[] = [];
    for (const person of [anna, bob, cleo, dan]) {
      await room.sit(person);
      handles.push(room.enter(person));
    }
    for (const handle of handles) handle.ready();
    const spectator = room.watch({ id: 'p-eve', name: 'Eve' });
    let answers = 0;
    await playUntil(
      clock,
      () => room.state === 'finished' || answers === 20,
      async () => {
        for (const handle of handles) {
          const { view } = handle.snapshot();
          if (view.offers.length === 0) continue;
          const others = [...handles, spectator].filter(other => other !== handle);
          const before = others.map(other => other.snapshot());
          let redraws = 0;
          const stops = others.map(other => other.onChange(() => redraws++));
          const isWindow = view.phase === 'window';
          expect(await handle.send(isWindow ? { do: 'pass' } : sensible(view))).toBeNull();
          if (isWindow) {
            answers++;
            expect(redraws).toBe(0);
            expect(others.every((other, i) => other.snapshot() === before[i])).toBe(true);
          }
          for (const stop of stops) stop();
        }
      },
    );
    expect(answers).toBe(20);
  });

  it('takes no command while it waits for its pause alone', async () => {
    const { room, clock } = await openTable();
    await room.sit(anna);
    const handle = room.enter(anna);
    await room.begin();
    await clock.until(() => handle.snapshot().view.offers.some(offer => offer.do === 'discard'));
    const { view } = handle.snapshot();
    expect(await handle.send(sensible(view))).toBeNull();
    expect(handle.snapshot().view.phase).toBe('window');
    for (const wish of [sensible(view), { do: 'pass' }, { do: 'win' }, { do: 'timeout' }])
      expect(await handle.send(wish)).toMatch(/not-|incomplete/);
  });
});

/** Alternates between what a test does and the next thing that falls due. */
async function playUntil(clock: FakeClock, isDone: () => boolean, act: () => Promise<void>): Promise<void> {
  while (!isDone()) {
    await act();
    await clock.advance(100);
  }
}
