/** Runs tasks one after another in the order in which they came; a failed one does not stop those behind it. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined); // the failure is told to the one who asked for the task
    return run;
  };
}
