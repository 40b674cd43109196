export type Lock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks with the same key one after the other, tasks with different keys side by side. */
export function createLock(): Lock {
  const tails = new Map<string, Promise<unknown>>();

  return (key, task) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task);
    const tail = run
      .catch(() => {})
      .then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return run;
  };
}
