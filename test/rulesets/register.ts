import type { Ruleset } from '../../src/game/ruleset.ts';
import { register } from '../../src/rules/registry.ts';
import { magpie } from './magpie/magpie.ts';

register(magpie as Ruleset);
