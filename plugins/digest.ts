import { createHash } from "node:crypto";

/** Stands for these texts: others, or the same in another order, give another one. */
export function digest(...texts: string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) {
    hash.update(text).update("\0");
  }
  return hash.digest("hex");
}
