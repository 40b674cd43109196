import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { aliasedSitePathToRelativePath } from "@docusaurus/utils";
import { keptFolder } from "../kept";
import { Thread } from "../thread";
import { cardOf, isDrawn } from "./card";

/** Draws the social cards that the front matter refers to, into the build. */
export default function cards({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const thread = new Thread<typeof import("./paint")>(path.join(__dirname, "paint.ts"), {
    isNeededLast: true,
  });
  let painted: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());

  return {
    name: "cards",
    async allContentLoaded({ allContent }) {
      const docs = allContent["docusaurus-plugin-content-docs"]?.default as DocsContent | undefined;
      const blog = allContent["docusaurus-plugin-content-blog"]?.default as BlogContent | undefined;
      const pages = [
        ...(docs?.loadedVersions.flatMap((version) => version.docs) ?? []),
        ...(blog?.blogPosts.map((post) => post.metadata) ?? []),
      ];
      const cards = pages
        .filter(({ frontMatter }) => isDrawn(frontMatter.image))
        .map(({ source, title }) => cardOf(aliasedSitePathToRelativePath(source), title));
      if (process.env.NODE_ENV !== "development") {
        painted = thread.call("paint", cards, {
          pictures: path.join(siteDir, "node_modules/.cache/cards"),
          names: keptFolder(generatedFilesDir),
        });
        // Whoever awaits it learns of a failure, unless the build has failed before.
        painted.catch(() => undefined).finally(() => thread.end());
      }
    },

    async postBuild({ outDir }) {
      for (const [image, file] of await painted) {
        const target = path.join(outDir, image);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(file, target);
      }
    },
  };
}
