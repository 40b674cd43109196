import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build, type OutputFile, type Plugin } from "esbuild";
import { labAliases } from "../../plugins/lab";

const SITE = path.resolve(__dirname, "../..");

/** Resolves what the site's bundler would, by the same table. */
const aliases: Plugin = {
  name: "lab-aliases",
  setup({ onResolve }) {
    const table = labAliases(SITE);
    onResolve({ filter: /^@rpldy\/uploader$/ }, ({ path: name }) => {
      const target = table[`${name}$`];
      return target ? { path: target } : undefined;
    });
  },
};

async function bundle(mode: "development" | "production"): Promise<OutputFile[]> {
  const result = await build({
    absWorkingDir: SITE,
    entryPoints: { page: "tests/lab/page.tsx" },
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    outdir: "/",
    jsx: "automatic",
    target: "es2022",
    minify: mode === "production",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    plugins: [aliases],
  });
  return result.outputFiles;
}

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lab</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="page.css">
<main></main><script type="module" src="page.js"></script></html>`;

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; " +
  "connect-src 'self' http://127.0.0.1:* http://localhost:*";

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

export interface Running {
  url: string;
  close(): Promise<void>;
}

async function running(server: Server): Promise<Running> {
  const url = await listen(server);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page with labs around small examples, under a policy as strict as the site's. */
export async function servePage(mode: "development" | "production"): Promise<Running> {
  const files = new Map((await bundle(mode)).map((file) => [file.path, file.contents]));
  return running(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://page");
      const file = files.get(pathname);
      if (!file && pathname !== "/") {
        response.writeHead(404).end();
        return;
      }
      const type = pathname.endsWith(".js") ? "text/javascript" : "text/css";
      response.writeHead(200, {
        "Content-Type": file ? type : "text/html; charset=utf-8",
        "Content-Security-Policy": CSP,
      });
      response.end(file ?? HTML);
    }),
  );
}

export interface Received {
  method: string;
  url: string;
  size: number;
}

/** The least that "Use my server" can be pointed at: counts bytes and answers JSON. */
export async function serveUploads(): Promise<Running & { received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Access-Control-Allow-Methods", "*");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on("end", () => {
      received.push({ method: request.method ?? "", url: request.url ?? "", size });
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ from: "my server" }));
    });
  });
  return { ...(await running(server)), received };
}
