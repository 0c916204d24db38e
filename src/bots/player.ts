import type { Ruleset } from '../game/ruleset.ts';
import type { Command } from '../game/state.ts';
import type { View } from '../game/view.ts';

/** Somebody who plays a seat knowing what the seat may know, and nothing else. */
export interface Player {
  /**
   * What the seat does now. Only asked where `view.offers` holds something.
   * @param random numbers from 0 up to 1, repeatable
   */
  decide(view: View, rules: Ruleset, random: () => number): Command;
}
