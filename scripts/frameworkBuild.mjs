/** Arguments for Node, in the folder of the site: the framework's own build. */
export const frameworkBuild = [
  "--enable-source-maps",
  // Packages that are ES modules only are loaded with `require`: Node 20 calls that experimental.
  "--disable-warning=ExperimentalWarning",
  "--require=./scripts/buildSettings.cjs",
  "--require=./scripts/loadOnce.cjs",
  "node_modules/@docusaurus/core/bin/docusaurus.mjs",
  "build",
];

/** Likewise: what makes of it the site as it is published. */
export const finishing = [
  "--enable-source-maps",
  "--require=./scripts/typescript.cjs",
  "scripts/finish.ts",
];
