import { isLocked, type Lockfile } from "../deploy/supplyChain";

/**
 * Optional packages that hold a binary for one system each, missing from the lockfile because the
 * registry at hand did not carry them. `npm ci` refuses a lockfile without them, even where they
 * would not be installed; the name tells what npm has to know of each.
 */
export function completeLockfile(lockfile: Lockfile): string[] {
  const added: string[] = [];
  for (const [owner, { optionalDependencies, dev }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (isLocked(lockfile, owner, name)) {
        continue;
      }
      lockfile.packages[`node_modules/${name}`] = {
        version,
        ...systemOf(name),
        ...(dev && { dev }),
        optional: true,
      };
      added.push(`${name}@${version}`);
    }
  }
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return added;
}

function systemOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const system = /[-/](android|darwin|freebsd|linux|win32)-([a-z0-9]+)(?:-(\w+))?$/.exec(name);
  const [, os, cpu, libc] = system ?? [];
  if (!os || !cpu) {
    throw new Error(
      `package-lock.json: ${name} is missing, and its name does not tell its system.`,
    );
  }
  return {
    os: [os],
    cpu: [cpu],
    ...(os === "linux" && { libc: [libc === "musl" ? "musl" : "glibc"] }),
  };
}
