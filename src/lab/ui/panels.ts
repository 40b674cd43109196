/** What a visitor opens below an example: loaded then, for most are never opened. */
export { Activity } from "./Activity";
export { NetworkPanel } from "./NetworkPanel";
