/** Arguments for Node, in the folder of the site: builds it. */
export const siteBuild = [
  "--enable-source-maps",
  // Packages that are ES modules only are loaded with `require`: Node 20 calls that experimental.
  "--disable-warning=ExperimentalWarning",
  "--require=./scripts/buildSettings.cjs",
  "--require=./scripts/loadOnce.cjs",
  "scripts/site.mjs",
];

/** Likewise: makes of it what is published. */
export const publishing = [
  "--enable-source-maps",
  "--require=./scripts/typescript.cjs",
  "scripts/publish.ts",
];
