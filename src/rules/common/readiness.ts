import type { Readiness } from '../../game/ruleset.ts';
import type { AnalyzeAnswer, HandInput } from '../../game/scoring.ts';
import { countKinds } from '../../shape/counts.ts';
import type { Forms } from '../../shape/forms.ts';
import { discardChoices, shantenByForm, usefulKinds, waitsOf } from '../../shape/useful.ts';

export function readinessBy(forms: Forms): (hand: HandInput) => Readiness {
  throw new Error(String(forms));
}
