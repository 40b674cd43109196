/** What of the bundler's runtime is used here. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
  /** Where the site's files are. */
  p: string;
  /** Of ours: the files of chunks that the runtime does not list. */
  routeFiles: Record<string, string>;
};

/** The generated lists themselves: under their own names they are replaced by ours. */
declare module "@all-routes/registry" {
  export { default } from "@generated/registry";
}
declare module "@all-routes/routes" {
  export { default } from "@generated/routes";
}
declare module "@all-routes/routesChunkNames.json" {
  import type { RouteChunkNames } from "@docusaurus/types";

  const names: RouteChunkNames;
  export default names;
}
