import { readFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "../kept";
import type { ApiDocs } from "../library/docs";
import { SERVERS_FOLDER, serverFiles } from "../server-files";
import { troubleshootingMarkdown } from "../troubleshooting/markdown";
import type { TwinSite } from "./twin";

/** All code that could have a part in a twin, without following who imports whom. */
export const MADE_BY = ["plugins", "src", "package-lock.json"];

/** Everything but the page itself that a twin is made from. A change of it makes all twins anew. */
export function sharedInput({
  url,
  root,
  library,
  docs,
  examples,
  data,
  permalinks,
}: TwinSite & { docs: ApiDocs }): string {
  const read = (...names: string[]) => readFileSync(path.join(root, ...names), "utf8");
  return fingerprint([
    url,
    library,
    docs,
    [...examples],
    [...data],
    [...permalinks],
    read("package.json"),
    serverFiles(root).map((file) => [file, read(SERVERS_FOLDER, file)]),
    troubleshootingMarkdown(root),
  ]);
}
