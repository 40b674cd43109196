/**
 * What is installed for comparison, in a folder of its own: nothing here is a dependency of the
 * site. Overrides name releases that exist for every system, where a range would take a newer one.
 */
export interface Packages {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

const react = { react: "19.3.1", "react-dom": "19.3.1" };

export const VERSIONS = {
  docusaurus: {
    dependencies: {
      "@docusaurus/core": "3.10.2",
      "@docusaurus/faster": "3.10.2",
      "@docusaurus/preset-classic": "3.10.2",
      "@easyops-cn/docusaurus-search-local": "0.55.3",
      "@mdx-js/react": "3.1.1",
      ...react,
    },
    overrides: {
      "@docsearch/css": "4.7.0",
      "@docsearch/react": "4.7.0",
      "@swc/core": "1.16.18",
      "@swc/html": "1.16.2",
    },
  },
  rspress: {
    dependencies: { "@rspress/core": "2.0.22" },
    overrides: {
      "mdast-util-to-markdown-cjk-friendly": "1.0.0",
      "mdast-util-to-markdown-cjk-friendly-gfm-strikethrough": "1.0.0",
    },
  },
  // Its 17.0.0 is older than 16.15 and its own MDX package refuses it.
  fumadocs: {
    dependencies: {
      "fumadocs-core": "16.15.13",
      "fumadocs-mdx": "15.4.3",
      "fumadocs-ui": "16.15.13",
      next: "16.4.6",
      ...react,
    },
    overrides: { sharp: "0.34.5" },
  },
  nextra: {
    dependencies: {
      next: "16.4.6",
      nextra: "4.6.1",
      "nextra-theme-docs": "4.6.1",
      pagefind: "1.6.0",
      ...react,
    },
    // Later releases of zod refuse what the theme passes as children.
    overrides: { sharp: "0.34.5", zod: "4.1.12" },
  },
  starlight: {
    dependencies: { "@astrojs/starlight": "0.42.4", astro: "7.3.5", sharp: "0.34.5" },
  },
  vitepress: { dependencies: { vitepress: "1.6.4" } },
} satisfies Record<string, Packages>;

export const LIGHTHOUSE: Packages = { dependencies: { lighthouse: "13.5.0" } };

/** The peers' builds need it; every site is built with the same one. */
export const LEAST_NODE = [22, 12] as const;
export const NODE_RELEASE = "24.21.0";
