import { createHash } from "node:crypto";
import { copyFile, mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { aliasedSitePathToRelativePath } from "@docusaurus/utils";
import sharp from "sharp";
import { type Card, cardOf, isDrawn } from "./card";
import { drawCard } from "./draw";

/** Draws the social cards that the front matter refers to, into the build. */
export default function cards({ siteDir }: LoadContext): Plugin {
  const cache = path.join(siteDir, "node_modules/.cache/cards");
  let wanted: Card[] = [];
  return {
    name: "cards",
    async allContentLoaded({ allContent }) {
      const docs = allContent["docusaurus-plugin-content-docs"]?.default as DocsContent | undefined;
      const blog = allContent["docusaurus-plugin-content-blog"]?.default as BlogContent | undefined;
      const pages = [
        ...(docs?.loadedVersions.flatMap((version) => version.docs) ?? []),
        ...(blog?.blogPosts.map((post) => post.metadata) ?? []),
      ];
      wanted = pages
        .filter(({ frontMatter }) => isDrawn(frontMatter.image))
        .map(({ source, title }) => cardOf(aliasedSitePathToRelativePath(source), title));
    },
    async postBuild({ outDir }) {
      await mkdir(cache, { recursive: true });
      await Promise.all(wanted.map((card) => write(card, cache, outDir)));
    },
  };
}

async function write(card: Card, cache: string, outDir: string): Promise<void> {
  const drawing = drawCard(card);
  const cached = path.join(cache, `${createHash("sha256").update(drawing).digest("hex")}.png`);
  if (!(await stat(cached).catch(() => undefined))) {
    const picture = sharp(Buffer.from(drawing)).png({ palette: true, colors: 64, effort: 4 });
    await writeFile(cached, await picture.toBuffer());
  }
  const target = path.join(outDir, card.image);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(cached, target);
}
