import type { Goal } from '../../game/goal.ts';

export type GoalOrder = 'near' | 'printed';

/**
 * The goals that have all words of a search (anywhere: id, category, name, pattern, note, guide; capitals are alike), in an order.
 * @param goals the nearest first, as the ruleset lists them
 */
export function listGoals(goals: readonly Goal[], order: GoalOrder, search: string): readonly Goal[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = goals.filter(goal => {
    const text = textOf(goal).toLowerCase();
    return words.every(word => text.includes(word));
  });
  return order === 'near' ? found : found.sort((a, b) => a.place - b.place);
}

function textOf({ id, category, name, printed, note, guide }: Goal): string {
  return [id, category, name, ...printed, note, guide].join('\n');
}
