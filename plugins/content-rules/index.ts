import { readFileSync } from "node:fs";
import path from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from "@docusaurus/utils";
import { parseYaml } from "../yaml";
import { docSchema, frontMatterProblems, postSchema } from "./frontMatter";
import { navbarProblems, sidebarProblems } from "./references";

const TAGS_REQUIRED = /^docs\/(api|guides|packages)\//;

/**
 * Checks front matter, sidebars and navbar while the plugin is created, before any content plugin
 * runs: every mistake is reported at once, one line each, instead of the first one met.
 */
export default async function contentRules(context: LoadContext): Promise<Plugin> {
  const problems = await findProblems(context);
  if (problems.length > 0) {
    throw new Error(`The content has ${problems.length} mistake(s):\n${problems.join("\n")}`);
  }
  return { name: "content-rules" };
}

async function findProblems({ siteDir, siteConfig }: LoadContext): Promise<string[]> {
  const docs = await filesOf(siteDir, "docs/**/*.{md,mdx}");
  const posts = await filesOf(siteDir, "blog/**/*.{md,mdx}");
  const docTags = vocabularyOf(siteDir, "docs/tags.yml");
  const schemas = {
    doc: docSchema(docTags, false),
    taggedDoc: docSchema(docTags, true),
    post: postSchema(vocabularyOf(siteDir, "blog/tags.yml")),
  };
  const docIds = docs.map((file) => file.replace(/^docs\//, "").replace(/\.mdx?$/, ""));
  const { default: sidebars } = (await import("../../sidebars")) as { default: SidebarsConfig };
  const navbar = siteConfig.themeConfig.navbar as { items?: Array<Record<string, unknown>> };

  const contentProblems = await Promise.all([
    ...docs.map(async (file) =>
      frontMatterProblems(
        file,
        await frontMatterOf(siteDir, file),
        TAGS_REQUIRED.test(file) ? schemas.taggedDoc : schemas.doc,
      ),
    ),
    ...posts.map(async (file) =>
      frontMatterProblems(file, await frontMatterOf(siteDir, file), schemas.post),
    ),
  ]);
  return [
    ...contentProblems.flat(),
    ...sidebarProblems(sidebars, docIds),
    ...navbarProblems(navbar.items ?? [], docIds, Object.keys(sidebars)),
  ];
}

async function filesOf(siteDir: string, pattern: string): Promise<string[]> {
  const files = await Globby(pattern, { cwd: siteDir });
  return files.filter((file) => !path.basename(file).startsWith("_")).sort();
}

async function frontMatterOf(siteDir: string, file: string): Promise<unknown> {
  const filePath = path.join(siteDir, file);
  const fileContent = readFileSync(filePath, "utf8");
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    return frontMatter;
  } catch (error) {
    throw new Error(
      `${file}: the front matter is not valid YAML; quote values that hold a colon (${(error as Error).message.split("\n")[0]})`,
    );
  }
}

function vocabularyOf(siteDir: string, file: string): string[] {
  return Object.keys(parseYaml(readFileSync(path.join(siteDir, file), "utf8")) ?? {});
}
