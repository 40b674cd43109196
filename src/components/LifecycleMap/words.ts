import type { LifecycleStep } from "@site/plugins/library/views";

export type MachineName = "batch" | "item";

/** Where a row of the table, and with it a mark of the map, can be linked to. */
export const stepId = (machine: MachineName, index: number) => `life-cycle-${machine}-${index + 1}`;

export function stepName({ from, to }: LifecycleStep): string {
  if (from === null) return `new to ${to}`;
  return from === to ? `stays ${to}` : `${from} to ${to}`;
}
