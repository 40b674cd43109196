import type { Options as BlogOptions } from "@docusaurus/plugin-content-blog";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { PluginOptions as IdealImageOptions } from "@docusaurus/plugin-ideal-image";
import type { Options as SitemapOptions } from "@docusaurus/plugin-sitemap";
import type { Options as ClassicThemeOptions } from "@docusaurus/theme-classic";
import type { UserThemeConfig } from "@docusaurus/theme-common";
import type { Config } from "@docusaurus/types";
import { withCard } from "./plugins/cards/frontMatter";
import remarkExamples from "./plugins/examples/remark";
import remarkHighlight from "./plugins/highlight/remark";
import remarkInstall from "./plugins/install/remark";
import remarkLibrary from "./plugins/library/remark";
import recmaLeanPages from "./plugins/mdx/recma";
import type { OfflineOptions } from "./plugins/offline";
import type { SearchPluginOptions } from "./plugins/search/options";
import remarkServerFiles from "./plugins/server-files/remark";
import remarkTroubleshooting from "./plugins/troubleshooting/remark";
import { lastUpdateSource } from "./plugins/vcs";
import { BLOG_POSTS_PER_PAGE, IMAGE_SIZES, SITEMAP, TOC_HEADING_LEVELS } from "./src/constants";
import { links } from "./src/links";

/** Without an id no analytics at all. */
const analyticsId = process.env.ANALYTICS_ID;

const remarkPlugins = [
  remarkLibrary,
  [remarkExamples, { root: __dirname }],
  [remarkServerFiles, { root: __dirname }],
  [remarkInstall, { root: __dirname }],
  remarkTroubleshooting,
  remarkHighlight,
];

/** Code is highlighted at build time (plugins/highlight); the theme's own colours would be dead weight. */
const noPrismTheme = { plain: {}, styles: [] };

const themeConfig: UserThemeConfig = {
  image: "img/social-card.png",
  metadata: [{ name: "twitter:card", content: "summary_large_image" }],
  announcementBar: {
    id: "star-react-uploady",
    content: `Uploads working? <a href="${links.repository}">Star React-Uploady on GitHub</a>.`,
    backgroundColor: "var(--announcement-bg)",
    textColor: "var(--announcement-text)",
    isCloseable: true,
  },
  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {
    versionPersistence: "localStorage",
    sidebar: { hideable: false, autoCollapseCategories: false },
  },
  tableOfContents: TOC_HEADING_LEVELS,
  prism: { theme: noPrismTheme, darkTheme: noPrismTheme },
  navbar: {
    // The mark beside it is drawn by src/theme/Logo.
    title: "React-Uploady",
    hideOnScroll: true,
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs", position: "left" },
      { type: "docSidebar", sidebarId: "api", label: "API", position: "left" },
      { to: "/blog/", label: "Blog", position: "left" },
      { href: links.repository, label: "GitHub", position: "right", className: "navbar-icon-link" },
      { type: "custom-registryLink", href: links.registry, position: "right" },
      { href: links.donate, label: "Donate", position: "right", className: "navbar-icon-link" },
      { type: "search", position: "right" },
    ],
  },
  footer: {
    style: "light",
    logo: {
      alt: "React-Uploady",
      src: "img/wordmark.svg",
      srcDark: "img/wordmark-dark.svg",
      href: "/",
      width: 196,
      height: 40,
    },
    copyright:
      "React-Uploady and this documentation are open source under the MIT license. Copyright © 2020 to 2026 the React-Uploady contributors.",
    links: [
      {
        title: "Docs / API / Storybook",
        items: [
          { label: "Introduction", to: "/docs/" },
          { label: "Guides", to: "/docs/category/guides/" },
          { label: "API reference", to: "/docs/category/providers/" },
          { label: "Packages", to: "/docs/category/packages/" },
          { label: "Storybook", href: links.storybook },
        ],
      },
      {
        title: "Community",
        items: [
          { label: "Discussions", href: links.discussions },
          { label: "Issues", href: links.issues },
          { label: "Contributing", to: "/docs/contributing/" },
          { label: "Donate", href: links.donate },
        ],
      },
      {
        title: "More",
        items: [
          { label: "Blog", to: "/blog/" },
          { label: "Changelog", to: "/docs/changelog/" },
          { label: "External resources", to: "/docs/external/" },
          { label: "Source on GitHub", href: links.repository },
          { label: "npm", href: links.registry },
        ],
      },
    ],
  },
};

const config: Config = {
  title: "React-Uploady",
  tagline: "Modern file uploading components and hooks for React",
  url: links.site,
  baseUrl: "/",
  titleDelimiter: "·",
  favicon: "img/favicon.ico",
  trailingSlash: true,
  i18n: {
    defaultLocale: "en",
    locales: ["en"],
    localeConfigs: { en: { htmlLang: "en", direction: "ltr" } },
  },
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "throw",
  markdown: {
    emoji: false,
    parseFrontMatter: withCard(__dirname),
    hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" },
  },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: lastUpdateSource(__dirname),
  },
  // v4 would rename every key; the specification names them without a namespace.
  storage: { type: "localStorage", namespace: false },
  themes: [
    [
      "@docusaurus/theme-classic",
      {
        customCss: ["./src/css/tokens.css", "./src/css/custom.css", "./src/css/code.css"],
      } satisfies ClassicThemeOptions,
    ],
    // A theme, not a plugin, because it has to come after the one above.
    "./plugins/platform/index.ts",
  ],
  plugins: [
    "./plugins/content-rules/index.ts",
    "./plugins/library/index.ts",
    "./plugins/examples/index.ts",
    "./plugins/server-files/index.ts",
    "./plugins/troubleshooting/index.ts",
    "./plugins/highlight/index.ts",
    "./plugins/lab/index.ts",
    "./plugins/sandbox/index.ts",
    "./plugins/recipes/index.ts",
    [
      "./plugins/lean-docs/index.ts",
      {
        path: "docs",
        routeBasePath: "docs",
        sidebarPath: "./sidebars.ts",
        editUrl: links.docsEdit,
        showLastUpdateTime: true,
        beforeDefaultRemarkPlugins: remarkPlugins,
        recmaPlugins: [recmaLeanPages],
        lastVersion: "current",
        versions: { current: { label: "Next" } },
        tags: "tags.yml",
        onInlineTags: "throw",
      } satisfies DocsOptions,
    ],
    [
      "@docusaurus/plugin-content-blog",
      {
        path: "blog",
        routeBasePath: "blog",
        blogTitle: "Blog",
        blogDescription: "Releases and plans of React-Uploady, file uploads for React.",
        blogSidebarTitle: "All posts",
        postsPerPage: BLOG_POSTS_PER_PAGE,
        editUrl: links.docsEdit,
        tags: "tags.yml",
        onInlineTags: "throw",
        // An authors file would add an authors page, which the site does not have.
        onInlineAuthors: "ignore",
        onUntruncatedBlogPosts: "throw",
        beforeDefaultRemarkPlugins: remarkPlugins,
        recmaPlugins: [recmaLeanPages],
        feedOptions: { type: ["rss", "atom"], title: "React-Uploady blog" },
      } satisfies BlogOptions,
    ],
    ["@docusaurus/plugin-content-pages", { path: "src/pages" }],
    "./plugins/twins/index.ts",
    "./plugins/api-json/index.ts",
    ["./plugins/search/index.ts", { searchParameters: {} } satisfies SearchPluginOptions],
    "./plugins/cards/index.ts",
    ["@docusaurus/plugin-sitemap", SITEMAP satisfies SitemapOptions],
    [
      "@docusaurus/plugin-ideal-image",
      { quality: 80, disableInDev: false, ...IMAGE_SIZES } satisfies IdealImageOptions,
    ],
    [
      "./plugins/offline/index.ts",
      { strategies: ["appInstalled", "standalone", "queryString"] } satisfies OfflineOptions,
    ],
    analyticsId ? ["./plugins/analytics/index.ts", { trackingID: analyticsId }] : null,
  ],
  themeConfig,
};

export default config;
