import path from "node:path";
import type { ParseFrontMatter } from "@docusaurus/types";
import { cardOf } from "./card";

/** Gives each page of docs/ and blog/ its own social card, unless its front matter names another. */
export function withCard(root: string): ParseFrontMatter {
  return async ({ defaultParseFrontMatter, ...file }) => {
    const parsed = await defaultParseFrontMatter(file);
    const source = path.relative(root, file.filePath);
    const { title, image } = parsed.frontMatter;
    if (typeof title === "string" && image === undefined && /^(docs|blog)[\\/]/.test(source)) {
      parsed.frontMatter.image = `/${cardOf(source, title).image}`;
    }
    return parsed;
  };
}
