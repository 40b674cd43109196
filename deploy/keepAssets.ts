import { cpSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { HASHED_FOLDER } from "./headers";
import { listFiles } from "./site";

export interface KeepOptions {
  /** The build about to be published. */
  buildDir: string;
  /** A folder that outlives deployments. */
  keptDir: string;
  /** How long a tab may stay open. */
  days: number;
  now?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds the hashed files of earlier deployments to a build, for tabs that were opened before it.
 * Their names never collide: the same name is the same content. A file's time in the kept folder
 * is the last time a build held it.
 */
export function keepAssets({ buildDir, keptDir, days, now = Date.now() }: KeepOptions): {
  added: number;
  dropped: number;
} {
  const inBuild = path.join(buildDir, HASHED_FOLDER);
  mkdirSync(keptDir, { recursive: true });
  let added = 0;
  let dropped = 0;
  for (const file of listFiles(keptDir)) {
    const kept = path.join(keptDir, file);
    if (existsSync(path.join(inBuild, file))) {
      continue;
    }
    if (now - statSync(kept).mtimeMs > days * DAY_MS) {
      rmSync(kept);
      dropped += 1;
    } else {
      copy(kept, path.join(inBuild, file));
      added += 1;
    }
  }
  return { added, dropped };
}

/** Remembers the hashed files of a build for the deployments after it. Call it before the above. */
export function rememberAssets({ buildDir, keptDir, now = Date.now() }: KeepOptions): void {
  const inBuild = path.join(buildDir, HASHED_FOLDER);
  for (const file of listFiles(inBuild)) {
    const kept = path.join(keptDir, file);
    copy(path.join(inBuild, file), kept);
    utimesSync(kept, new Date(now), new Date(now));
  }
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { preserveTimestamps: true });
}
