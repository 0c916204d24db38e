/** Runs tasks one after another, each to its end before the next begins. A task that fails stops none behind it. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    // Whoever asked for the task hears of its failure; the queue only waits.
    this.#last = done.catch(() => undefined);
    return done;
  }
}
