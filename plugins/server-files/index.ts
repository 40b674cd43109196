import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { highlightMarked } from "../highlight/highlight";
import { Kept, keptFolder } from "../kept";

export const SERVERS_FOLDER = "servers";

const MADE_BY = ["plugins/highlight", "package-lock.json"];

export interface ServerFileData {
  marked: string;
}

/** Server recipes a page can show: the very files that the tests run against. */
export function serverFiles(root: string): string[] {
  return readdirSync(path.join(root, SERVERS_FOLDER)).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

export default function serverFilesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, SERVERS_FOLDER);
  return {
    name: "server-files",
    getPathsToWatch: () => [path.join(folder, "*.ts")],
    contentLoaded: async ({ actions }) => {
      const kept = new Kept<string>("server-files", MADE_BY, keptFolder(generatedFilesDir));
      await Promise.all(
        serverFiles(siteDir).map(async (file) => {
          const source = readFileSync(path.join(folder, file), "utf8").trimEnd();
          const data: ServerFileData = {
            marked: await kept.findOrMake({ source }, () => highlightMarked(source, "ts")),
          };
          await actions.createData(`${file}.json`, JSON.stringify(data));
        }),
      );
      kept.save();
    },
  };
}
