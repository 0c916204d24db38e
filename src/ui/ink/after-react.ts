import { unstable_LowPriority, unstable_scheduleCallback } from 'scheduler';

/**
 * Resolves when React has done what it has to do. React schedules its commits, from a microtask, with the priority above
 * this one; to count turns of the event loop instead would miss a commit that a busy machine puts off.
 */
export async function afterReact(): Promise<void> {
  await Promise.resolve();
  await new Promise<void>(resolve => unstable_scheduleCallback(unstable_LowPriority, () => resolve()));
}
