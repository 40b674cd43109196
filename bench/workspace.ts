import { mkdirSync } from "node:fs";
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
