import { expect, test } from 'vitest';
import { textsFor } from '../../../src/ui/texts/texts.ts';
import { openSessionScreen } from '../../helpers/session-screen.ts';

const { create, lobby, settings } = textsFor('en');

test.each([
  ['the lobby', [], lobby.quickMatch, lobby.byCode],
  ['the form of a new table', ['o'], create.ruleset, create.open],
  ['the settings', [','], settings.face, settings.sorted],
])('in %s End goes to the last line and Home to the first', async (_where, keys, first, last) => {
  const { press, text } = await openSessionScreen();
  await press(...keys, 'end');
  expect(text()).toContain(` > ${last}`);
  expect(text()).not.toContain(` > ${first}`);
  await press('home');
  expect(text()).toContain(` > ${first}`);
});
