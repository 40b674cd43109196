import { writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { guideTitle } from "../library";
import { loadLibrary } from "../library/cache";
import { readApiDocs } from "../library/docs";
import { API_FILE, API_SCHEMA_FILE, buildApi } from "./build";
import { type ApiJson, jsonSchema } from "./schema";

/** Publishes the API reference as data, with the schema it keeps to. */
export default function apiJson({ siteDir, siteConfig }: LoadContext): Plugin<ApiJson> {
  return {
    name: "api-json",

    loadContent: async () =>
      buildApi({
        library: await loadLibrary(),
        docs: readApiDocs(siteDir),
        url: siteConfig.url,
        title: siteConfig.title,
        guideTitle: (name) => guideTitle(siteDir, name),
      }),

    postBuild: async ({ outDir, content }) => {
      const write = (name: string, data: object) =>
        writeFileSync(path.join(outDir, name), `${JSON.stringify(data, null, 1)}\n`);
      write(API_FILE, content);
      write(API_SCHEMA_FILE, jsonSchema(`${siteConfig.url}/${API_SCHEMA_FILE}`));
    },
  };
}
