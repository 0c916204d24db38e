import { afterAll, beforeAll } from 'vitest';
import type { Ruleset } from '../../src/game/ruleset.ts';
import { register } from '../../src/rules/registry.ts';
import { magpie } from './magpie/magpie.ts';

/** Adds the odd ruleset for the tests of a file, as its folder beside the others and one line of the registry would. */
export function registerMagpie(): void {
  let takeAway: (() => void) | undefined;
  beforeAll(() => {
    takeAway = register(magpie as Ruleset);
  });
  afterAll(() => takeAway?.());
}
