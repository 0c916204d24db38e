import { useMemo, useState } from 'react';
import type { Goal } from '../../game/goal.ts';
import type { Size } from '../../terminal/port.ts';
import { usePresses } from '../components/use-presses.ts';
import { type GoalOrder, listGoals } from '../goals/goal-order.ts';
import { goalsOnPage, lastPage } from '../goals/paint-goals.ts';

/** What a pager of goals shows, and what is changed by keys that are no text. */
export interface GoalPager {
  /** Those found, in the order chosen. */
  readonly goals: readonly Goal[];
  /** The first one on the page. */
  readonly from: number;
  readonly isLong: boolean;
  readonly order: GoalOrder;
  readonly search: string;
  readonly isTyping: boolean;
  find(text: string): void;
  stopTyping(): void;
}

export interface PagerUse {
  /** Whether keys are for it. */
  readonly hears: boolean;
  /** Whether whoever reads it has a hand. */
  readonly hasHand: boolean;
  readonly close: () => void;
}

/**
 * The state of a pager of goals and its keys. @param all the nearest first @param room of the list
 */
export function useGoalPager(
  all: readonly Goal[],
  room: Size,
  { hears, hasHand, close }: PagerUse,
): GoalPager {
  const [chosen, setOrder] = useState<GoalOrder>('near');
  // Without a hand nothing is nearer to it.
  const order = hasHand ? chosen : 'printed';
  const [search, setSearch] = useState('');
  const [isTyping, setTyping] = useState(false);
  const [first, setFirst] = useState(0);
  const goals = useMemo(() => listGoals(all, order, search), [all, order, search]);
  const last = lastPage(goals, room);
  const from = Math.min(first, last);
  const go = (to: number): void => setFirst(Math.max(0, Math.min(last, to)));
  const find = (text: string): void => {
    setSearch(text);
    setFirst(0);
  };
  usePresses(key => {
    if (key.name === 'escape' && search !== '') find('');
    else if (key.name === 'escape' || key.ch === 'g' || key.ch === 'q') close();
    else if (key.name === 'up') go(from - 1);
    else if (key.name === 'down' || key.name === 'enter') go(from + 1);
    else if (key.name === 'pageup') go(lastPage(goals.slice(0, from), room));
    else if (key.name === 'pagedown' || key.name === 'space') go(from + goalsOnPage(goals, from, room));
    else if (key.name === 'home') go(0);
    else if (key.name === 'end') go(last);
    else if (key.ch === '/') setTyping(true);
    else if (key.ch === 's' && !key.ctrl && hasHand) {
      setOrder(order === 'near' ? 'printed' : 'near');
      setFirst(0);
    } else return false;
    return true;
  }, hears && !isTyping);
  return { goals, from, isLong: last > 0, order, search, isTyping, find, stopTyping: () => setTyping(false) };
}
