const unfinished: Promise<unknown>[] = [];

/** For work of a plugin that nothing waits for but the end of the build: see scripts/site.mjs. */
export function goOn(work: Promise<unknown>): void {
  unfinished.push(work);
  // Whoever awaits it learns of a failure.
  work.catch(() => undefined);
}

export const untilAllIsDone = () => Promise.all(unfinished);
