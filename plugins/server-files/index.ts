import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { highlightMarked } from "../highlight/highlight";

export const SERVERS_FOLDER = "servers";

export interface ServerFileData {
  marked: string;
}

/** Server recipes a page can show: the very files that the tests run against. */
export function serverFiles(root: string): string[] {
  return readdirSync(path.join(root, SERVERS_FOLDER)).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

export default function serverFilesPlugin({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, SERVERS_FOLDER);
  return {
    name: "server-files",
    getPathsToWatch: () => [path.join(folder, "*.ts")],
    contentLoaded: async ({ actions }) => {
      await Promise.all(
        serverFiles(siteDir).map(async (file) => {
          const source = readFileSync(path.join(folder, file), "utf8").trimEnd();
          const data: ServerFileData = {
            marked: highlightMarked(source, "ts"),
          };
          await actions.createData(`${file}.json`, JSON.stringify(data));
        }),
      );
    },
  };
}
