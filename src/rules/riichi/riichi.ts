import { presetsOf } from './presets.ts';
import { riichiRules } from './ruleset.ts';
import { FOUR } from './variant.ts';
import { words } from './words/words.ts';

/** Riichi for four players (seed 000, "Four-player riichi"; rulings D2). */
export const riichi = riichiRules(FOUR, words(FOUR), presetsOf(FOUR));
