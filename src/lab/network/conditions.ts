export type FailWith = 401 | 413 | 500 | "network";

export interface Conditions {
  /** Bytes per second, shared by all running requests; null is unlimited. */
  bandwidth: number | null;
  /** Round trip in milliseconds. */
  latency: number;
  /** Which request from now fails, once; 0 is none. */
  failNth: number;
  failWith: FailWith;
  /** Percent of the body after which the next upload loses its connection, once; 0 is never. */
  cutAt: number;
  offline: boolean;
}

export const DEFAULT_CONDITIONS: Conditions = {
  bandwidth: 2_000_000,
  latency: 100,
  failNth: 0,
  failWith: 500,
  cutAt: 0,
  offline: false,
};

export type Fault = { kind: "answer"; status: number } | { kind: "drop"; after: number };

/**
 * What goes wrong with the request that starts now, and the conditions that remain. Faults happen
 * once, so that a retry can succeed.
 */
export function planFault(
  conditions: Conditions,
  size: number,
): { fault?: Fault; next: Partial<Conditions> } {
  if (conditions.failNth > 0) {
    const failNth = conditions.failNth - 1;
    if (failNth > 0) return { next: { failNth } };
    const { failWith } = conditions;
    return {
      fault:
        failWith === "network" ? { kind: "drop", after: 0 } : { kind: "answer", status: failWith },
      next: { failNth },
    };
  }
  if (conditions.cutAt > 0 && size > 0) {
    const after = Math.floor((size * conditions.cutAt) / 100);
    return { fault: { kind: "drop", after }, next: { cutAt: 0 } };
  }
  return { next: {} };
}
