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
  let page: Promise<string> | undefined;
  return {
    name: "sandbox",
    contentLoaded() {
      if (process.env.NODE_ENV === "production") {
        // It takes a process of its own: begun here, it is done when the pages are.
        page = framePage(siteDir);
        // Whoever waits for it hears of a failure.
        page.catch(() => undefined);
      }
    },
    async postBuild({ outDir }) {
      const folder = path.join(outDir, FRAME_PATH);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "index.html"), await (page ?? framePage(siteDir)));
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

/** Loaded when it is needed: the development server rarely is asked for it. */
async function framePage(siteDir: string): Promise<string> {
  const { buildFramePage } = await import("./build");
  return buildFramePage(siteDir);
}
