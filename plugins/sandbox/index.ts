import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { FRAME_PATH } from "../../src/sandbox/messages";

interface DevServer {
  app?: {
    get(path: string, answer: (request: unknown, response: Response) => void): void;
  };
}

interface Response {
  type(name: string): Response;
  send(text: string): void;
}

/** Adds the page that runs edited code. No route: it is in no list, map or index of the site. */
export default function sandboxPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: "sandbox",
    async postBuild({ outDir }) {
      const folder = path.join(outDir, FRAME_PATH);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "index.html"), await framePage(siteDir));
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === "production") return {};
      const setupMiddlewares = (middlewares: unknown[], server: DevServer) => {
        server.app?.get(baseUrl + FRAME_PATH.slice(1), (_request, response) => {
          void framePage(siteDir).then((page) => response.type("html").send(page));
        });
        return middlewares;
      };
      // The types of the bundler's configuration leave out what its development server takes.
      return { devServer: { setupMiddlewares } } as object;
    },
  };
}

/** Loaded when it is needed: a build that fails early never gets there. */
async function framePage(siteDir: string): Promise<string> {
  const { buildFramePage } = await import("./build");
  return buildFramePage(siteDir);
}
