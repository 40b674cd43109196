import { readFileSync } from "node:fs";
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";
import { aliasedSitePathToRelativePath } from "@docusaurus/utils";
import type { TwinPage } from "./twin";

/** A group of pages that belong together, as readers find them in the sidebar. */
export interface TwinSection {
  title: string;
  pages: TwinPage[];
}

export interface SitePages {
  sections: TwinSection[];
  /** Addresses of all content files. */
  permalinks: Map<string, string>;
}

type SidebarItem = LoadedVersion["sidebars"][string][number];
type Category = Extract<SidebarItem, { type: "category" }>;

/** What a reader in a hurry may leave out; the convention of llms.txt knows the name. */
const LEFT_OUT_FIRST = "Optional";
const BEFORE_CATEGORIES = "Overview";
/** Pages that stand below the categories of a sidebar, in no category of their own. */
const AFTER_CATEGORIES: Readonly<Record<string, string>> = {
  docs: LEFT_OUT_FIRST,
  api: "Uploader, events and types",
};

/** The site's addresses end with a slash; its content does not know that yet. */
const withSlash = (permalink: string) => permalink.replace(/\/?$/, "/");

/** Every page that gets a twin, in reading order: docs, their category pages, posts of the blog. */
export function sitePages(siteDir: string, allContent: AllContent): SitePages {
  const docs = allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined;
  const blog = allContent["docusaurus-plugin-content-blog"]?.default as BlogContent | undefined;
  const permalinks = new Map<string, string>();
  const sections = new Map<string, TwinPage[]>();
  const add = (section: string, page: TwinPage) =>
    sections.set(section, [...(sections.get(section) ?? []), page]);

  for (const version of docs?.loadedVersions ?? []) addVersion(version);
  for (const { metadata } of blog?.blogPosts ?? []) {
    add(LEFT_OUT_FIRST, {
      permalink: withSlash(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
      dated: metadata.date.toISOString().slice(0, 10),
      body: fileAt(metadata.source, metadata.permalink),
    });
  }
  const skippable = sections.get(LEFT_OUT_FIRST);
  if (skippable) {
    sections.delete(LEFT_OUT_FIRST);
    sections.set(LEFT_OUT_FIRST, skippable);
  }
  return {
    sections: [...sections].map(([title, pages]) => ({ title, pages })),
    permalinks,
  };

  function fileAt(source: string, permalink: string) {
    const file = aliasedSitePathToRelativePath(source).split(path.sep).join("/");
    permalinks.set(file, withSlash(permalink));
    return { file, text: readFileSync(path.join(siteDir, file), "utf8") };
  }

  function addVersion(version: LoadedVersion): void {
    const pages = new Map(
      version.docs.map(({ id, permalink, title, description, source }) => [
        id,
        {
          permalink: withSlash(permalink),
          title,
          description,
          body: fileAt(source, permalink),
        } satisfies TwinPage,
      ]),
    );
    const listed = new Set<string>();
    const addDoc = (section: string, id: string) => {
      const page = pages.get(id);
      if (!page || listed.has(id)) return;
      listed.add(id);
      add(section, page);
    };
    const addCategory = (section: string, category: Category) => {
      const { link, items } = category;
      if (link?.type === "generated-index") {
        const { title = category.label, description = "" } = link;
        add(section, {
          permalink: withSlash(link.permalink),
          title,
          description,
          body: { list: listOf(items, pages) },
        });
      } else if (link?.type === "doc") {
        addDoc(section, link.id);
      }
      for (const item of items) addItem(section, item);
    };
    const addItem = (section: string, item: SidebarItem) => {
      if (item.type === "category") addCategory(section, item);
      else if (item.type === "doc" || item.type === "ref") addDoc(section, item.id);
    };
    for (const [name, items] of Object.entries(version.sidebars)) {
      let loose = BEFORE_CATEGORIES;
      for (const item of items) {
        if (item.type === "category") {
          addCategory(item.label, item);
          loose = AFTER_CATEGORIES[name] ?? loose;
        } else {
          addItem(loose, item);
        }
      }
    }
    for (const id of pages.keys()) addDoc(LEFT_OUT_FIRST, id);
  }
}

function listOf(items: readonly SidebarItem[], pages: ReadonlyMap<string, TwinPage>) {
  return items.flatMap((item) => {
    if (item.type === "doc" || item.type === "ref") {
      const page = pages.get(item.id);
      return page ? [page] : [];
    }
    return item.type === "category" && item.link?.type === "generated-index"
      ? [{ permalink: withSlash(item.link.permalink), title: item.label }]
      : [];
  });
}
