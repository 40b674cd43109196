import path from "node:path";
import { Thread } from "../thread";

type Highlighting = typeof import("./highlight");

const thread = new Thread<Highlighting>(path.join(__dirname, "highlight.ts"));

/** The grammars take their time: highlighting goes on beside the rest of the build. */
export const highlightMarked: Highlighting["highlightMarked"] = (...given) =>
  thread.call("highlightMarked", ...given);
