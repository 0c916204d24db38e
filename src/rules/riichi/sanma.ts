import { presetsOf } from './presets.ts';
import { riichiRules } from './ruleset.ts';
import { THREE } from './variant.ts';
import { words } from './words/words.ts';

/** Riichi for three players (seed 000, "Three-player riichi"; rulings D3). */
export const sanma = riichiRules(THREE, words(THREE), presetsOf(THREE));
