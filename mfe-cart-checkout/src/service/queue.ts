/** Runs tasks one after another, in order of arrival; a failed task does not stop the next one. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined); // the caller of the task receives the failure
    return run;
  };
}
