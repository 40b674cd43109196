/** Modules of the platform that ours take the place of, each for the reason its own file gives. */
export function replacedModules(ours: (file: string) => string): [RegExp, string][] {
  return [
    [/[\\/]theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/, ours("routeProgress.ts")],
    [/[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/, ours("useWindowSize.ts")],
    [/[\\/]theme-common[\\/]lib[\\/]utils[\\/]IntlUtils\.js$/, ours("dateFormat.ts")],
    [
      /[\\/]theme-common[\\/]lib[\\/]contexts[\\/]navbarSecondaryMenu[\\/]content\.js$/,
      ours("secondaryMenu.tsx"),
    ],
  ];
}

/** Likewise, in the built site: what takes the place of the generated lists that name every page. */
export function replacedRouteModules(ours: (file: string) => string): [RegExp, string][] {
  return [
    [/[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/, ours("routes/preload.ts")],
    [/[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, ours("routes/prefetch.ts")],
    [ACTIVE_DOCS, ours("routes/activeDocs.ts")],
  ];
}

/** Likewise, where the pages of the built site are rendered. */
export function replacedRenderingModules(ours: (file: string) => string): [RegExp, string][] {
  return [
    [ACTIVE_DOCS, ours("routes/activeDocs.ts")],
    [/[\\/]platform[\\/]routes[\\/]docAt\.ts$/, ours("rendering/docAt.ts")],
  ];
}

const ACTIVE_DOCS = /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/;

export function routeAliases(
  ours: (file: string) => string,
  generatedFilesDir: string,
): Record<string, string> {
  return {
    "@generated/routes$": ours("routes/routes.tsx"),
    "@generated/registry$": ours("routes/registry.ts"),
    "@generated/routesChunkNames$": ours("routes/routesChunkNames.ts"),
    "@docusaurus/ComponentCreator$": ours("routes/ComponentCreator.ts"),
    // For the directory, which has to have the generated one.
    "@all-routes": generatedFilesDir,
  };
}
