import { execFileSync } from "node:child_process";
import type { VcsConfig } from "@docusaurus/types";
import { getVcsPreset } from "@docusaurus/utils";

/**
 * Last-update times come from git. A tarball has no history and a shallow clone has a false one
 * (every page would carry the date of the newest commit), so both show no time at all.
 */
export function lastUpdateSource(siteDir: string): VcsConfig {
  return getVcsPreset(hasFullHistory(siteDir) ? "git-eager" : "disabled");
}

export function hasFullHistory(siteDir: string): boolean {
  try {
    const shallow = execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
      cwd: siteDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const head = execFileSync("git", ["rev-parse", "--verify", "HEAD"], {
      cwd: siteDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return shallow.trim() === "false" && head.trim() !== "";
  } catch {
    return false;
  }
}
