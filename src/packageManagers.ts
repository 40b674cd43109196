export const PACKAGE_MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

const VERBS: Record<PackageManager, string> = {
  npm: "npm install",
  yarn: "yarn add",
  pnpm: "pnpm add",
  bun: "bun add",
};

/** The line that installs these packages, each written as name@version. */
export function installLine(manager: PackageManager, specs: readonly string[]): string {
  return `${VERBS[manager]} ${specs.join(" ")}`;
}
