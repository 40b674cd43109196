import path from "node:path";
import { type CommandRun, runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { historyOf } from "./copy";

/** What ends the framework's own build; then the files are described for hosts and compressed. */
const PAGES_WRITTEN = /Generated static files/;

/** One build of the copied site, as it is published. */
export async function buildSite(folder: string, { env }: NodeForBuilds): Promise<CommandRun> {
  return runMeasured(
    "node",
    [path.join("node_modules", "tsx", "dist", "cli.mjs"), "scripts/build.ts"],
    {
      cwd: folder,
      env: { ...env, ...historyOf(folder) },
      mark: PAGES_WRITTEN,
    },
  );
}
