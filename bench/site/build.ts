import { publishing, siteBuild } from "../../scripts/steps.mjs";
import { type CommandRun, runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { historyOf } from "./copy";

interface SiteBuild extends Pick<CommandRun, "ms" | "peakBytes"> {
  /** Until the site is there, as far as the peers build theirs. */
  siteMs: number;
}

/** One build of the copied site, as it is published: the steps of scripts/build.mjs. */
export async function buildSite(folder: string, { env }: NodeForBuilds): Promise<SiteBuild> {
  const options = { cwd: folder, env: { ...env, ...historyOf(folder) } };
  const site = await runMeasured("node", siteBuild, options);
  const published = await runMeasured("node", publishing, options);
  return {
    ms: site.ms + published.ms,
    siteMs: site.ms,
    peakBytes: Math.max(site.peakBytes ?? 0, published.peakBytes ?? 0) || undefined,
  };
}
