import { fileOf, frontMatter, type PeerPage } from "./content";
import type { Peer } from "./peer";
import { type SidebarItem, sidebarOf } from "./sidebar";
import { VERSIONS } from "./versions";

function entryOf(item: SidebarItem): object {
  return "items" in item
    ? { text: item.label, items: item.items.map(entryOf) }
    : { text: item.label, link: `/${item.slug}` };
}

const configOf = (pages: readonly PeerPage[]) => `
import { defineConfig } from "@rspress/core";

export default defineConfig({
  root: "content",
  title: "Documentation",
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: {
    sidebar: { "/": ${JSON.stringify(sidebarOf(pages).map(entryOf), null, 2)} },
  },
});
`;

export const rspress: Peer = {
  id: "rspress",
  name: "Rspress",
  builtOn: "React",
  packages: VERSIONS.rspress,
  mainPackages: ["@rspress/core", "react"],
  files: (pages) => ({
    "rspress.config.ts": configOf(pages),
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        `content/${fileOf(slug, pages)}`,
        `${frontMatter({ title, description })}# ${title}\n\n${body}\n`,
      ]),
    ),
  }),
  build: [["@rspress/core/bin/rspress.js", "build"]],
  output: "doc_build",
  caches: ["doc_build", "node_modules/.cache", "node_modules/.rspress"],
  address: (slug) => `/${slug}`,
  search: {
    open: async (page) => {
      await page.locator(".rp-search-button").first().click();
      await page.locator(".rp-search-panel__input").waitFor();
    },
    result: ".rp-search-panel__results a",
    loadedByEveryVisit: /search_index/,
  },
};
