import { readFileSync } from "node:fs";
import path from "node:path";
import { installLine, PACKAGE_MANAGERS, type PackageManager } from "../../src/packageManagers";

interface Manifest {
  dependencies: Record<string, string>;
}

export interface InstallCommands {
  commands: Record<PackageManager, string>;
  /** True where a release newer than the documented one stands in and has to be told its parts. */
  needsOverrides: boolean;
}

/** Install lines for packages of the library, with the versions that this site runs with. */
export function installCommands(root: string, packages: readonly string[]): InstallCommands {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  ) as Manifest;
  const documented = dependencies["@rpldy/uploady"];
  const pinned = packages.map((name) => {
    const version = dependencies[`@rpldy/${name}`];
    if (!version) {
      throw new Error(`no package is called "@rpldy/${name}" (mend: name it without the scope)`);
    }
    return { spec: `@rpldy/${name}@${version}`, isNewer: version !== documented };
  });
  const specs = pinned.map(({ spec }) => spec);
  return {
    commands: Object.fromEntries(
      PACKAGE_MANAGERS.map((manager) => [manager, installLine(manager, specs)]),
    ) as Record<PackageManager, string>,
    needsOverrides: pinned.some(({ isNewer }) => isNewer),
  };
}
