/** The parts of package-lock.json that a review looks at. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export interface Review {
  licences: string[];
  /** Package names, or the beginning of names with "*", each with the reason. */
  licenceExceptions: Record<string, string>;
  /** Names in the same form: packages whose hash could not be recorded, each with the reason. */
  unhashed: Record<string, string>;
  reviewedInstallScripts: Record<string, string>;
}

interface NamedPackage extends LockedPackage {
  name: string;
}

function packagesOf(lockfile: Lockfile): NamedPackage[] {
  return Object.entries(lockfile.packages)
    .filter(([location]) => location !== "")
    .map(([location, entry]) => ({ ...entry, name: location.replace(/^.*node_modules\//, "") }));
}

/** Every fault as one sentence that names the package. */
export function reviewLockfile(lockfile: Lockfile, review: Review): string[] {
  const faults: string[] = [];
  const packages = packagesOf(lockfile);
  for (const { name, version, license, integrity, resolved, dev, ...entry } of packages) {
    const where = `${name}@${version}`;
    if (entry.hasInstallScript && !(name in review.reviewedInstallScripts)) {
      faults.push(`${where} has an install script nobody has reviewed.`);
    }
    if (!dev && !isAllowed(license, review.licences) && !isNamed(name, review.licenceExceptions)) {
      faults.push(`${where} has the licence ${license ?? "(none)"}, which is not on the list.`);
    }
    if (!entry.link && !integrity && !isNamed(name, review.unhashed)) {
      faults.push(`${where} has no integrity hash.`);
    }
    if (resolved && !resolved.startsWith("https://")) {
      faults.push(`${where} does not come from the registry: ${resolved}`);
    }
  }
  for (const [owner, { optionalDependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      if (!isLocked(lockfile, owner, name)) {
        faults.push(`${name} is missing, so "npm ci" refuses the lockfile: run "npm run lock".`);
      }
    }
  }
  const names = new Set(packages.map(({ name }) => name));
  for (const name of Object.keys(review.reviewedInstallScripts)) {
    if (!names.has(name)) {
      faults.push(`${name} is reviewed but no longer installed: take it off the list.`);
    }
  }
  return faults;
}

/** How many production packages have each licence, the most frequent first. */
export function licencesOf(lockfile: Lockfile): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { license = "(none)", dev } of packagesOf(lockfile)) {
    if (!dev) {
      counts.set(license, (counts.get(license) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** An "AND" needs every licence on the list, an "OR" one of them. */
function isAllowed(expression: string | undefined, allowed: string[]): boolean {
  const bare = expression?.replace(/[()]/g, "");
  return (
    bare
      ?.split(" OR ")
      .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one))) ?? false
  );
}

function isNamed(name: string, exceptions: Record<string, string>): boolean {
  return Object.keys(exceptions).some((pattern) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/** Whether npm would find the package from there: in its own node_modules or in one above. */
export function isLocked({ packages }: Lockfile, owner: string, name: string): boolean {
  const above = owner.split("/node_modules/");
  return (
    `node_modules/${name}` in packages ||
    above.some((_, depth) => {
      const place = above.slice(0, depth + 1).join("/node_modules/");
      return `${place}/node_modules/${name}` in packages;
    })
  );
}
