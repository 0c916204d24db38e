import { unseenKinds } from '../../../bots/unseen.ts';
import type { Goal } from '../../../game/goal.ts';
import type { Ruleset } from '../../../game/ruleset.ts';
import type { View } from '../../../game/view.ts';

/** What one table's hand may be built towards: worked out when somebody looks, and kept until the view is another. */
export class GoalList {
  private readonly rules: Ruleset;
  private seen: View | null = null;
  private goals: readonly Goal[] = [];

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  /** Whether the ruleset lists any. */
  exists(): boolean {
    return this.rules.goals !== undefined;
  }

  /** The nearest first. Empty where the ruleset lists none. */
  of(view: View): readonly Goal[] {
    if (view !== this.seen) {
      this.goals = this.rules.goals?.(view, unseenKinds(view, this.rules)) ?? [];
      this.seen = view;
    }
    return this.goals;
  }
}
