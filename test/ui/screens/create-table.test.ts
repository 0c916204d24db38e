import { expect, test } from 'vitest';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import { basic13 } from '../../../src/rules/basic13/basic13.ts';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

test('a table is opened with what the form shows', async () => {
  const house = new FakeHouse();
  const { press, text } = await openSessionScreen({ house });
  await press('o');
  expect(text()).toMatch(/Hands +8/);
  await press('down', 'left', 'left');
  expect(text()).toMatch(/Hands +‹ 6 ›/);
  expect(text()).toContain('How many hands make a match.');
  await press('down', 'down', 'right'); // who may join
  await press('down', 'right'); // time
  await press('down', 'right', 'down', 'right'); // pause, seats
  await press('down', 'enter');
  expect(house.opened).toEqual([
    {
      ruleset: 'basic13',
      options: { hands: 6 },
      bots: 'beginner',
      isPrivate: true,
      moveSeconds: 30,
      fixedPause: true,
      drawSeats: false,
    },
  ]);
  expect(text()).toContain('Waiting for players');
});

test('the form follows the options of the ruleset that is chosen in it', async () => {
  const other: Ruleset = {
    ...basic13,
    id: 'other',
    words: {
      en: {
        ...basic13.words.en,
        title: 'Other rules',
        options: { open: { label: 'Open hands', help: 'Everybody sees everything.' } },
        presets: { calm: 'calm', wild: 'wild' },
      },
    },
    options: [{ name: 'open', type: 'switch', default: false }],
    presets: [
      { id: 'calm', values: {} },
      { id: 'wild', values: { open: true } },
    ],
  };
  const house = new FakeHouse({}, [basic13, other]);
  const { press, text } = await openSessionScreen({ house });
  await press('o', 'right');
  expect(text()).toContain('Other rules');
  expect(text()).toMatch(/Open hands +off/);
  expect(text()).not.toContain('Hands  ');
  await press('down', 'right');
  expect(text()).toMatch(/Variant +‹ wild ›/);
  expect(text()).toMatch(/Open hands +on/);
});

test('Escape goes back without a table', async () => {
  const house = new FakeHouse();
  const { press, text } = await openSessionScreen({ house });
  await press('o', 'escape');
  expect(text()).toContain('Play now against bots');
  expect(house.opened).toEqual([]);
});
