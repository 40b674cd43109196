/** What of the bundler's runtime is used here. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
  /** What loading a chunk consists of; the styles are missing where no part has its own. */
  f: { miniCss?: (chunk: string | number, loads: Promise<unknown>[]) => void };
  /** Where the site's files are. */
  p: string;
  /** Of ours: the files of chunks that the runtime does not list. */
  routeFiles: Record<string, string>;
};

/** All modules of the bundle that are there, as functions. */
declare const __webpack_modules__: Record<string, unknown>;

/** Of ours, where pages are rendered: see plugins/platform/index.ts. */
declare const PARTS_FOLDER: string;
declare const KEPT_PAGES_FOLDER: string;

/** The generated list itself: under its own name it is replaced by ours. */
declare module "@all-routes/registry" {
  export { default } from "@generated/registry";
}

declare module "@docusaurus/core/lib/client/serverEntry" {
  import type { RenderedPage } from "@site/src/platform/rendering/keptPages";

  export default function render(request: { pathname: string }): Promise<RenderedPage>;
}
