import { finishing, frameworkBuild } from "../../scripts/frameworkBuild.mjs";
import { type CommandRun, runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { historyOf } from "./copy";

/** What scripts/finish.ts says before it describes the files for hosts and compresses them. */
const SITE_BUILT = /The site is built/;

interface SiteBuild extends Pick<CommandRun, "ms" | "peakBytes"> {
  /** Until the site is there, as far as the peers build theirs. */
  siteMs: number;
}

/** One build of the copied site, as it is published: the steps of scripts/build.mjs. */
export async function buildSite(folder: string, { env }: NodeForBuilds): Promise<SiteBuild> {
  const options = { cwd: folder, env: { ...env, ...historyOf(folder) } };
  const framework = await runMeasured("node", frameworkBuild, options);
  const finish = await runMeasured("node", finishing, { ...options, mark: SITE_BUILT });
  if (finish.markMs === undefined) {
    throw new Error(`scripts/finish.ts no longer says when the site is there (${SITE_BUILT})`);
  }
  return {
    ms: framework.ms + finish.ms,
    siteMs: framework.ms + finish.markMs,
    peakBytes: Math.max(framework.peakBytes ?? 0, finish.peakBytes ?? 0) || undefined,
  };
}
