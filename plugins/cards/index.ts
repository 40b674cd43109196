import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { aliasedSitePathToRelativePath } from "@docusaurus/utils";
import { keptFolder } from "../kept";
import { type Card, cardOf, isDrawn } from "./card";
import { Pictures } from "./pictures";

/** Draws the social cards that the front matter refers to, into the build. */
export default function cards({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const cache = path.join(siteDir, "node_modules/.cache/cards");
  let painted: Promise<Map<string, string>> = Promise.resolve(new Map());

  /** One after the other: it goes on beside the rest of the build, which has the other threads. */
  async function paint(cards: Card[]): Promise<Map<string, string>> {
    await mkdir(cache, { recursive: true });
    const pictures = new Pictures(cache, keptFolder(generatedFilesDir));
    const files = new Map<string, string>();
    for (const card of cards) {
      files.set(card.image, await pictures.fileOf(card));
    }
    pictures.save();
    return files;
  }

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
        painted = paint(cards);
        // Whoever awaits it learns of a failure, unless the build has failed before.
        painted.catch(() => undefined);
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
