import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";

export type Kind = "html" | "js" | "css" | "font" | "other";

/** An answer as it was sent; bytes are those of the body. */
export interface Sent {
  path: string;
  kind: Kind;
  bytes: number;
  /** Fetched ahead for a page that nobody asked for yet. */
  prefetch: boolean;
}

export interface BenchServer {
  url: string;
  sent: Sent[];
  /** Whether files fetched ahead are refused, as if nobody had thought of it. */
  refusePrefetch: boolean;
  /** Waits until nothing is asked for a while. */
  quiet(): Promise<void>;
  close(): void;
}

const TYPES: Record<string, [type: string, kind: Kind]> = {
  ".html": ["text/html; charset=utf-8", "html"],
  ".js": ["text/javascript; charset=utf-8", "js"],
  ".mjs": ["text/javascript; charset=utf-8", "js"],
  ".css": ["text/css; charset=utf-8", "css"],
  ".woff2": ["font/woff2", "font"],
  ".woff": ["font/woff", "font"],
  ".ttf": ["font/ttf", "font"],
  ".json": ["application/json", "other"],
  ".webmanifest": ["application/manifest+json", "other"],
  ".md": ["text/markdown; charset=utf-8", "other"],
  ".txt": ["text/plain; charset=utf-8", "other"],
  ".xml": ["application/xml", "other"],
  ".svg": ["image/svg+xml", "other"],
  ".png": ["image/png", "other"],
  ".webp": ["image/webp", "other"],
  ".avif": ["image/avif", "other"],
  ".jpg": ["image/jpeg", "other"],
  ".ico": ["image/x-icon", "other"],
  ".wasm": ["application/wasm", "other"],
};
const ALREADY_SMALL = /\.(?:woff2?|png|webp|avif|jpg|gif|mp4|zip|gz|br)$/;
/** Folders in which every framework here names files by their content. */
const HASHED = /^\/(?:assets|_astro|_next\/static|static)\//;
const QUIET_MS = 1_500;
const LONGEST_WAIT_MS = 45_000;

/** Serves any built site the same way: gzip, hashed files cached for ever, the rest revalidated. */
export async function serveSite(dir: string): Promise<BenchServer> {
  const bodies = new Map<string, { plain: Buffer; zipped?: Buffer; tag: string }>();
  let lastAsked = performance.now();
  let open = 0;

  function bodyOf(file: string) {
    const known = bodies.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const { mtimeMs } = statSync(file);
    const body = {
      plain,
      tag: `"${plain.length.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      ...(ALREADY_SMALL.test(file) ? {} : { zipped: gzipSync(plain, { level: 9 }) }),
    };
    bodies.set(file, body);
    return body;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const pathname = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    const prefetch = isPrefetch(request);
    lastAsked = performance.now();
    open += 1;
    response.once("close", () => {
      open -= 1;
      lastAsked = performance.now();
    });
    if (prefetch && site.refusePrefetch) {
      response.writeHead(503, { "Cache-Control": "no-store" }).end();
      return;
    }
    const found = fileFor(dir, pathname);
    if (!found && /^\/favicon\.(?:ico|svg)$/.test(pathname)) {
      // A peer without an icon is not to be marked down for what we did not give it.
      response.writeHead(204).end();
      return;
    }
    const file = found ?? fileFor(dir, "/404.html");
    const [type, kind] = TYPES[path.extname(file ?? "")] ?? ["application/octet-stream", "other"];
    if (!file || (!found && !acceptsPages(request))) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
      return;
    }
    const { plain, zipped, tag } = bodyOf(file);
    response.setHeader("Content-Type", type);
    response.setHeader("ETag", tag);
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader(
      "Cache-Control",
      HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=0",
    );
    if (found && request.headers["if-none-match"] === tag) {
      site.sent.push({ path: pathname, kind, bytes: 0, prefetch });
      response.writeHead(304).end();
      return;
    }
    const useZip = zipped && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    const body = useZip ? zipped : plain;
    if (useZip) response.setHeader("Content-Encoding", "gzip");
    response.setHeader("Content-Length", body.length);
    response.writeHead(found ? 200 : 404);
    // Asking for the head alone transfers no body.
    const bytes = request.method === "HEAD" ? 0 : body.length;
    response.end(bytes > 0 ? body : undefined);
    site.sent.push({ path: pathname, kind, bytes, prefetch });
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const site: BenchServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: [],
    refusePrefetch: false,
    quiet: async () => {
      const start = performance.now();
      while (open > 0 || performance.now() - Math.max(lastAsked, start) < QUIET_MS) {
        if (performance.now() - start > LONGEST_WAIT_MS) return;
        await wait(100);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

/** Next.js fetches ahead with headers of its own; browsers say so for links of that kind. */
function isPrefetch({ headers }: IncomingMessage): boolean {
  return (
    /prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose ?? "")) ||
    "next-router-prefetch" in headers ||
    "next-router-segment-prefetch" in headers
  );
}

const acceptsPages = ({ headers }: IncomingMessage) => /text\/html/.test(headers.accept ?? "");

export function fileFor(dir: string, pathname: string): string | undefined {
  const file = path.join(dir, path.normalize(pathname));
  const candidates = pathname.endsWith("/")
    ? [path.join(file, "index.html"), `${file.replace(/[\\/]$/, "")}.html`]
    : [file, `${file}.html`, path.join(file, "index.html")];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}
