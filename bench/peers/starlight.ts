import { fileOf, frontMatter, type PeerPage } from "./content";
import type { Peer } from "./peer";
import { type SidebarItem, sidebarOf } from "./sidebar";
import { VERSIONS } from "./versions";

const configOf = (pages: readonly PeerPage[]) => `
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://example.org",
  telemetry: false,
  integrations: [starlight({
    title: "Documentation",
    sidebar: ${JSON.stringify(sidebarOf(pages).map(entryOf), null, 2)},
  })],
});
`;

const collections = `
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function entryOf(item: SidebarItem): object {
  return "items" in item
    ? { label: item.label, items: item.items.map(entryOf) }
    : { label: item.label, slug: item.slug };
}

export const starlight: Peer = {
  id: "starlight",
  name: "Starlight",
  builtOn: "no framework",
  packages: VERSIONS.starlight,
  mainPackages: ["@astrojs/starlight", "astro"],
  files: (pages) => ({
    "astro.config.mjs": configOf(pages),
    "src/content.config.ts": collections,
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        `src/content/docs/${fileOf(slug, pages)}`,
        `${frontMatter({ title, description })}${body}\n`,
      ]),
    ),
  }),
  build: [["astro/bin/astro.mjs", "build"]],
  output: "dist",
  caches: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  address: (slug) => `/${slug}/`,
  search: {
    open: async (page) => {
      await page.locator("button[data-open-modal]").click();
      await page.locator("dialog input").waitFor();
    },
    result: "dialog .pagefind-ui__result-link",
  },
};
