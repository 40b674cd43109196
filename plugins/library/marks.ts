import type { Mark } from "./model";

/** Said wherever the types and the running code disagree about a name. */
export const MARK_TEXT: Record<Mark, string> = {
  missing: "typed, but undefined at run time",
  untyped: "exported, but not typed",
};
