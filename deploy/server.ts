import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { headersFor } from "./headers";

export interface ServerOptions {
  /** The folder that the build wrote. */
  dir: string;
  host: string;
  /** The wanted port; the next free one is taken when it is in use. 0 takes any. */
  port: number;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

const PORTS_TO_TRY = 20;

/** Serves the build as production does: same headers, redirects and not-found page. */
export async function startServer({ dir, host, port }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`${dir} holds no build: run "npm run build" first.`);
  }
  const server = createServer(createHandler(dir));
  const taken = await listen(server, host, port);
  return {
    url: `http://${host}:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

function createHandler(dir: string) {
  const notFoundPage = readFileSync(path.join(dir, "404.html"));
  const serveFile = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => setHeaders(response, pathname),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [pathname = "/", query] = (request.url ?? "/").split("?", 2);
    if (isFolderWithoutSlash(dir, pathname)) {
      const Location = `${pathname.replace(/^\/{2,}/, "/")}/${query === undefined ? "" : `?${query}`}`;
      response.writeHead(301, { Location }).end();
      return;
    }
    serveFile(request, response, () => {
      setHeaders(response, "/404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFoundPage);
    });
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(headersFor(pathname))) {
    response.setHeader(name, value);
  }
}

function isFolderWithoutSlash(dir: string, pathname: string): boolean {
  if (pathname.endsWith("/")) {
    return false;
  }
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  const folder = path.join(dir, path.normalize(decoded));
  const page = path.join(folder, "index.html");
  return folder.startsWith(dir + path.sep) && existsSync(page) && statSync(page).isFile();
}

async function listen(server: Server, host: string, wanted: number): Promise<number> {
  for (let port = wanted; port <= wanted + PORTS_TO_TRY; port++) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once("error", resolve);
      server.listen(port, host, () => {
        server.removeListener("error", resolve);
        resolve(undefined);
      });
    });
    if (!error) {
      return (server.address() as AddressInfo).port;
    }
    if (error.code !== "EADDRINUSE") {
      throw error;
    }
  }
  throw new Error(`The ports ${wanted} to ${wanted + PORTS_TO_TRY} are all in use.`);
}
