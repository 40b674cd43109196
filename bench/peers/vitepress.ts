import { fileOf, frontMatter, type PeerPage } from "./content";
import type { Peer } from "./peer";
import { type SidebarItem, sidebarOf } from "./sidebar";
import { VERSIONS } from "./versions";

function entryOf(item: SidebarItem): object {
  return "items" in item
    ? { text: item.label, collapsed: false, items: item.items.map(entryOf) }
    : { text: item.label, link: `/${item.slug}` };
}

const configOf = (pages: readonly PeerPage[]) => `
import { defineConfig } from "vitepress";

export default defineConfig({
  title: "Documentation",
  cleanUrls: true,
  ignoreDeadLinks: true,
  // Braces in a line of code are not meant for Vue.
  markdown: { config(md) {
    const inline = md.renderer.rules.code_inline;
    md.renderer.rules.code_inline = (...args) => inline(...args).replace("<code", "<code v-pre");
  } },
  themeConfig: {
    search: { provider: "local" },
    sidebar: ${JSON.stringify(sidebarOf(pages).map(entryOf), null, 2)},
  },
});
`;

export const vitepress: Peer = {
  id: "vitepress",
  name: "VitePress",
  builtOn: "Vue",
  packages: VERSIONS.vitepress,
  mainPackages: ["vitepress"],
  files: (pages) => ({
    ".vitepress/config.mts": configOf(pages),
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        fileOf(slug, pages),
        `${frontMatter({ title, description })}# ${title}\n\n${body}\n`,
      ]),
    ),
  }),
  build: [["vitepress/bin/vitepress.js", "build"]],
  output: ".vitepress/dist",
  caches: [".vitepress/dist", ".vitepress/cache", ".vitepress/.temp"],
  address: (slug) => `/${slug}`,
  search: {
    open: async (page) => {
      await page.locator("#local-search button").click();
      await page.locator(".VPLocalSearchBox input").waitFor();
    },
    result: "#localsearch-list .result",
  },
};
