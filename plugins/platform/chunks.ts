/**
 * Parts that load on demand, or that only a few pages have, bring their styles along; all others
 * are in the one style sheet. A page's HTML names those of its route: see finishPages.ts. Said by
 * one expression, since the bundler would wait for an answer of ours for each module.
 */
const NO_OWN_STYLES =
  /^(?!.*[\\/](?:src[\\/](?:lab|pages|search[\\/](?:Modal|Page|ui)|components[\\/](?:diagrams|home|Editor|ErrorDecoder|LifecycleMap|RecipeBuilder))|examples|theme[\\/]Blog\w+)[\\/])/;

/** How modules are put together to files, beyond what the platform does. */
export const CHUNKS = {
  styles: { test: NO_OWN_STYLES },
  /** Changes with its version only, and is compiled by the browser beside the rest. */
  react: {
    name: "react",
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    chunks: "initial",
    priority: 60,
    enforce: true,
  },
  /**
   * What nearly every example needs, with what the library needs itself. Otherwise it comes to stand
   * in what every page needs, or again in every example.
   */
  library: {
    name: "library",
    test: /[\\/]node_modules[\\/](?:@rpldy|invariant|just-throttle)[\\/]|[\\/]src[\\/]lab[\\/]observed[\\/]/,
    chunks: "async",
    minChunks: 20,
    priority: 50,
  },
  /** What every page with written content needs. Each content would bring its own copy along. */
  content: {
    name: "content",
    test: /[\\/]theme[\\/](?:MDXContent|MDXComponents|CodeBlock)[\\/]|[\\/]@mdx-js[\\/]react[\\/]/,
    chunks: "async",
    priority: 45,
    enforce: true,
  },
  /** What every docs page needs and no other, the sidebars among it: one file instead of eight. */
  docs: {
    name: "docs",
    test: /[\\/]theme[\\/](?:Doc(?:sRoot|VersionRoot|VersionBanner|VersionBadge|Root|Sidebar\w*|Item|Breadcrumbs|Paginator)|BackToTopButton)[\\/]|[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](?:__plugin|p[\\/]docs-[\da-f]{3})\.json$/,
    chunks: "async",
    priority: 45,
    enforce: true,
  },
} as const;

/**
 * Asks browsers to compile these files whole while they arrive, beside the main thread: nearly all
 * of it runs at once. See https://v8.dev/blog/explicit-compile-hints.
 */
export const COMPILED_AHEAD = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  include: /assets\/js\/(?:react|main)\./,
  // After the minifier, which would remove it, and before files are named by their content.
  stage: 700,
};
