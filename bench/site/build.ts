import { type CommandRun, runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { historyOf } from "./copy";

/** What scripts/finish.ts says before it describes the files for hosts and compresses them. */
const SITE_BUILT = /The site is built/;

interface SiteBuild extends CommandRun {
  /** Until the site is there, as far as the peers build theirs. */
  siteMs: number;
}

/** One build of the copied site, as it is published. */
export async function buildSite(folder: string, { env }: NodeForBuilds): Promise<SiteBuild> {
  const run = await runMeasured("node", ["scripts/build.mjs"], {
    cwd: folder,
    env: { ...env, ...historyOf(folder) },
    mark: SITE_BUILT,
  });
  if (run.markMs === undefined) {
    throw new Error(`scripts/finish.ts no longer says when the site is there (${SITE_BUILT})`);
  }
  return { ...run, siteMs: run.markMs };
}
