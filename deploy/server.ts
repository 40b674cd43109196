import { existsSync, readFileSync, type Stats, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import path from "node:path";
import send from "send";
import { accepts, readAddress } from "./address";
import { ALWAYS, alwaysFor, cacheControlFor, FRAME_PAGE } from "./headers";
import { inlineScriptHashes } from "./inlineScripts";
import { LIMITS } from "./limits";
import {
  contentSecurityPolicy,
  type PolicyOptions,
  policyFromEnvironment,
  sandboxPolicy,
} from "./policy";
import { REDIRECTS } from "./redirects";
import { HOST_FILES } from "./site";
import { fileTypeOf } from "./types";

export interface ServerOptions {
  /** The folder that the build wrote. */
  dir: string;
  host: string;
  /** The wanted port; the next free one is taken when it is in use. 0 takes any. */
  port: number;
  policy?: PolicyOptions;
}

export interface RunningServer {
  url: string;
  /** Answers what was asked, then stops; after a few seconds it stops anyway. */
  close(): Promise<void>;
}

const PORTS_TO_TRY = 20;
const GRACE_MS = 5_000;
const NOT_FOUND_PAGE = "/404.html";
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/** Serves the build as production does: same headers, redirects, compression, not-found page. */
export async function startServer({
  dir,
  host,
  port,
  policy = policyFromEnvironment(),
}: ServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  if (!existsSync(path.join(root, "index.html"))) {
    throw new Error(`${dir} holds no build: run "npm run build" first.`);
  }
  const server = createServer(
    {
      headersTimeout: LIMITS.headersTimeoutMs,
      requestTimeout: LIMITS.requestTimeoutMs,
      keepAliveTimeout: LIMITS.keepAliveTimeoutMs,
      connectionsCheckingInterval: 2_000,
    },
    oneAtATime(createHandler(root, policy)),
  );
  server.setTimeout(LIMITS.idleTimeoutMs);
  const taken = await listen(server, host, port);
  return {
    url: `http://${host}:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers the requests of one connection in turn. A client may send many without reading a single
 * answer; each would otherwise hold an open file and its buffers.
 */
function oneAtATime(handle: Handler): Handler {
  const waiting = new WeakMap<Socket, ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket) ?? [];
    waiting.set(socket, queue);
    const previous = queue.at(-1);
    if (queue.push(response) > LIMITS.waitingRequests) {
      socket.destroy();
      return;
    }
    response.once("close", () => queue.splice(queue.indexOf(response), 1));
    if (previous) {
      previous.once("close", () => {
        // Nobody is left to answer when the whole connection closed, and nothing would end it.
        if (!socket.destroyed) {
          handle(request, response);
        }
      });
    } else {
      handle(request, response);
    }
  };
}

function createHandler(root: string, policyOptions: PolicyOptions): Handler {
  const policyOf = pagePolicies(root, policyOptions);

  /** Answers with a file of the build, in the best encoding the client takes. */
  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    status: 200 | 404,
  ): void {
    const file = path.join(root, pathname);
    const encoding = ENCODINGS.find(
      ({ name, extension }) =>
        accepts(String(request.headers["accept-encoding"] ?? ""), name) &&
        isFreshCopy(file + extension, file),
    );
    const asked = pathname + (encoding?.extension ?? "");
    response.statusCode = status;
    send(request, asked.split("/").map(encodeURIComponent).join("/"), {
      root,
      index: false,
      cacheControl: false,
      acceptRanges: status === 200,
    })
      .on("headers", () => {
        setHeaders(response, {
          ...alwaysFor(pathname),
          "Content-Security-Policy": policyOf(file),
          "Cache-Control": cacheControlFor(pathname),
          "Content-Type": fileTypeOf(pathname)?.contentType ?? "application/octet-stream",
          ...(fileTypeOf(pathname)?.compressible ? { Vary: "Accept-Encoding" } : {}),
          ...(encoding ? { "Content-Encoding": encoding.name } : {}),
        });
      })
      .on("error", (error: HttpError) => {
        if (error.status === 404 && status === 200) {
          notFound(request, response);
        } else {
          refuse(response, error.status ?? 500, error.headers);
        }
      })
      .pipe(response);
  }

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    sendFile(request, response, NOT_FOUND_PAGE, 404);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(response, 405, { Allow: "GET, HEAD" });
      return;
    }
    const address = readAddress(request.url ?? "/", LIMITS.longestUrl);
    if (address.kind !== "path") {
      refuse(response, address.kind === "too long" ? 414 : 400);
      return;
    }
    const { pathname, query } = address;
    const redirect = REDIRECTS.find(({ from }) => from === pathname);
    if (redirect) {
      redirectTo(response, redirect.to);
    } else if (isHidden(pathname)) {
      notFound(request, response);
    } else if (pathname.endsWith("/")) {
      sendFile(request, response, `${pathname}index.html`, 200);
    } else if (isFile(path.join(root, pathname, "index.html"))) {
      redirectTo(response, `${encodeURI(pathname)}/${query}`);
    } else {
      sendFile(request, response, pathname, 200);
    }
  };
}

type HttpError = Error & { status?: number; headers?: Record<string, string> };

/** Files the build holds for hosts, not for visitors. */
function isHidden(pathname: string): boolean {
  return (
    pathname === NOT_FOUND_PAGE ||
    HOST_FILES.includes(pathname) ||
    ENCODINGS.some(({ extension }) => pathname.endsWith(extension)) ||
    pathname.split("/").some((part) => part.startsWith(".") && part !== ".well-known")
  );
}

function redirectTo(response: ServerResponse, location: string): void {
  setHeaders(response, { ...ALWAYS, Location: location, "Content-Length": "0" });
  response.writeHead(301).end();
}

function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) {
    response.removeHeader(name);
  }
  setHeaders(response, { ...ALWAYS, ...headers, "Content-Length": "0" });
  response.writeHead(status).end();
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** The policy of each page, read again when the page has changed: a build may run meanwhile. */
function pagePolicies(root: string, options: PolicyOptions): (file: string) => string {
  const framePage = path.join(root, FRAME_PAGE);
  const known = new Map<string, { mtimeMs: number; policy: string }>();
  const plain = contentSecurityPolicy([], options);
  return (file) => {
    const stats = file.endsWith(".html") ? statsOf(file) : undefined;
    if (!stats) {
      return plain;
    }
    const entry = known.get(file);
    if (entry?.mtimeMs === stats.mtimeMs) {
      return entry.policy;
    }
    const hashes = inlineScriptHashes(readFileSync(file, "utf8"));
    const policy =
      file === framePage ? sandboxPolicy(hashes) : contentSecurityPolicy(hashes, options);
    known.set(file, { mtimeMs: stats.mtimeMs, policy });
    return policy;
  };
}

function isFile(file: string): boolean {
  return statsOf(file)?.isFile() ?? false;
}

/** A compressed copy from an earlier build must not hide the file of this one. */
function isFreshCopy(copy: string, original: string): boolean {
  const [copied, source] = [statsOf(copy), statsOf(original)];
  return copied !== undefined && source !== undefined && copied.mtimeMs >= source.mtimeMs - 1;
}

/** Undefined for any path that names nothing: missing, too long, or through a file. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

async function listen(server: Server, host: string, wanted: number): Promise<number> {
  const ports = wanted === 0 ? [0] : Array.from({ length: PORTS_TO_TRY }, (_, i) => wanted + i);
  for (const port of ports) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once("error", resolve);
      server.listen({ port, host, backlog: LIMITS.connectionBacklog }, () => {
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
  throw new Error(`The ports ${ports[0]} to ${ports.at(-1)} are all in use.`);
}
