import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import type { NodeForBuilds } from "../peers/node";
import type { Machine } from "../results";
import { PEERS } from "../sites";
import { projectRoot, workspace } from "../workspace";

/** What the figures depend on; nothing that would name the machine. */
export function describeMachine(browser: Browser, node: NodeForBuilds): Machine {
  return {
    system: `${os.type()} ${os.arch()}`,
    processor: os.cpus()[0]?.model.trim() || "unknown processor",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    node: process.versions.node,
    buildNode: node.version,
    chromium: browser.version(),
  };
}

/** Versions that are installed, by the name of the site. */
export function installedVersions(): Record<string, Record<string, string>> {
  const ours = ["@docusaurus/core", "react"];
  const versions: Record<string, Record<string, string>> = {
    "This site": versionsIn(projectRoot, ours),
  };
  for (const { id, name, mainPackages } of PEERS) {
    versions[name] = versionsIn(path.join(workspace, "peers", id), mainPackages);
  }
  versions.Lighthouse = versionsIn(path.join(workspace, "tools"), ["lighthouse"]);
  return versions;
}

function versionsIn(folder: string, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    try {
      const file = path.join(folder, "node_modules", name, "package.json");
      found[name] = JSON.parse(readFileSync(file, "utf8")).version;
    } catch {
      // Not installed: its row of the results says why.
    }
  }
  return found;
}
