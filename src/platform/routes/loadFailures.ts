const known = new WeakSet<Promise<unknown>>();
let shownIsOld = false;

/**
 * A route's files are asked for once and the answer is kept, also a failure. One that stems from an
 * earlier hover or visit says nothing about now: the loading view tries again before it shows it.
 */
export function beginPageView(loads: Promise<unknown>[]): void {
  shownIsOld = loads.some((load) => known.has(load));
}

export function rememberFailures(loads: Promise<unknown>[]): void {
  for (const load of loads) {
    known.add(load);
  }
}

/** The visitor asks for another attempt: it is one for every level of the route. */
export function beginRetry(): void {
  shownIsOld = true;
}

/** Whether the failure of this page's route happened before this page view. */
export function isFailureOld(): boolean {
  return shownIsOld;
}
