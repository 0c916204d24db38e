import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from '../../../../src/table/snapshot.ts';
import { PromptWatch } from '../../../../src/ui/screens/table/prompt-watch.ts';

interface Moment {
  readonly state?: TableSnapshot['state'];
  readonly event?: number;
  readonly asked?: boolean;
  readonly autoplay?: boolean;
}

/** As much of a snapshot as questions are told by. */
function at({ state = 'playing', event = 1, asked = true, autoplay = false }: Moment): TableSnapshot {
  const view = { number: 1, choice: null, offers: asked ? [{ kind: 'plain', do: 'pass' }] : [] };
  return {
    state,
    seat: 0,
    occupants: [{ autoplay }],
    view,
    events: [{ number: event }],
  } as unknown as TableSnapshot;
}

/** A watch that has seen these moments, each at its time. */
function watching(...moments: readonly (readonly [number, Moment])[]): PromptWatch {
  const watch = new PromptWatch();
  for (const [now, moment] of moments) watch.take(at(moment), now);
  return watch;
}

describe('a key that comes at once', () => {
  test('after the table was opened is not heard', () => {
    const watch = watching([1_000, {}]);
    expect(watch.hears(1_399)).toBe(false);
    expect(watch.hears(1_400)).toBe(true);
  });

  test('after the next hand was dealt is not heard: it was the second Enter on the settlement', () => {
    const watch = watching([0, {}], [5_000, { state: 'settled', asked: false }], [9_000, { event: 3 }]);
    expect(watch.hears(9_100)).toBe(false);
    expect(watch.hears(9_400)).toBe(true);
  });

  test.each<[string, Moment]>([
    ['a pause', { state: 'paused' }],
    ['a bot’s play for the person', { autoplay: true }],
  ])('after the end of %s is not heard', (_name, before) => {
    const watch = watching([0, {}], [5_000, before], [9_000, { event: 3 }]);
    expect(watch.hears(9_100)).toBe(false);
  });

  test('after a question that went away unanswered is not heard', () => {
    const watch = watching([0, {}], [5_000, { asked: false, event: 2 }], [5_100, { event: 3 }]);
    expect(watch.hears(5_200)).toBe(false);
    expect(watch.hears(5_400)).toBe(true);
  });

  test('after one’s own answer is heard as soon as something new is asked', () => {
    const watch = watching([0, {}]);
    watch.answered();
    expect(watch.hears(5_000)).toBe(false);
    watch.take(at({ event: 2, asked: false }), 5_000);
    watch.take(at({ event: 3 }), 5_010);
    expect(watch.hears(5_010)).toBe(true);
  });
});
