import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export const projectRoot = path.resolve(__dirname, "..");
export const projectBuild = path.join(projectRoot, "build");

/** Where peers and tools are installed and built; kept between runs. */
export const workspace = path.resolve(
  process.env.BENCH_DIR ?? path.join(os.tmpdir(), "react-uploady-docs-bench"),
);

/** A folder of the workspace, made if it is not there. */
export function workFolder(...names: string[]): string {
  const folder = path.join(workspace, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const ASIDE = "aside";

/**
 * Takes files away without deleting them: for a minute after many were deleted, file systems are
 * slow to make new ones, and the build that is measured next makes thousands.
 */
export function setAside(file: string): void {
  if (existsSync(file)) {
    renameSync(file, path.join(mkdtempSync(`${workFolder(ASIDE)}/`), path.basename(file)));
  }
}

/** When nothing is measured any more. */
export function deleteAside(): void {
  rmSync(path.join(workspace, ASIDE), { recursive: true, force: true });
}
