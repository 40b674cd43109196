import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { keptFolder } from "../kept";
import type { LibraryContent } from "../library";
import { Thread } from "../thread";
import { sitePages } from "./sitePages";

/** Writes every page also as Markdown, and the lists of them. */
export default function twins({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const thread = new Thread<typeof import("./make")>(path.join(__dirname, "make.ts"), {
    isNeededLast: true,
  });
  let making: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

  return {
    name: "twins",

    allContentLoaded: async ({ allContent }) => {
      // While writing, all of it would be made anew with every change.
      if (process.env.NODE_ENV === "development") return;
      making = thread.call("makeTwins", {
        siteDir,
        ...(allContent.library?.default as LibraryContent),
        keptDir: keptFolder(generatedFilesDir),
        title: siteConfig.title,
        url: siteConfig.url,
        summary: `${siteConfig.tagline}.`,
        ...sitePages(siteDir, allContent),
      });
      // Whoever awaits it learns of a failure, unless the build has failed before.
      making.catch(() => undefined).finally(() => thread.end());
    },

    async postBuild({ outDir }) {
      write(outDir, await making);
    },
  };
}

function write(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
