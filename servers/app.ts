import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { createChunkedServer } from "./chunked";
import { createEchoHandler } from "./echo";
import { createFaults, FAULT_HEADER } from "./faults";
import { type AllowOrigin, allowLocalhost, applyCors } from "./lib/cors";
import type { OpenFile } from "./lib/files";
import { type Handler, HttpError, sendError, urlOf } from "./lib/http";
import { closeGracefully, listenOn } from "./lib/listen";
import { createMultipartHandler } from "./multipart";
import { createObjectHandler } from "./objects";
import { createSignHandler } from "./sign";
import { createTokenServer } from "./token";
import { createTusServer } from "./tus";
import { createUrlHandler } from "./url";

const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1000;

const DEFAULT_LIMITS = { fileSize: 1024 * MB, files: 100, fields: 100, fieldSize: MB };
const DEFAULT_TIMEOUTS = { headers: 10_000, idle: 30_000, request: HOUR, close: 5_000 };

/** Those the protocol does not know are answered by it too: with its headers. */
const TUS_METHODS = ["POST", "HEAD", "PATCH", "DELETE", "OPTIONS", "GET", "PUT"];

export interface UploadServerOptions {
  /** Each kind of upload gets its folder in here: upload, chunked, tus, objects. */
  root: string;
  limits?: Partial<typeof DEFAULT_LIMITS>;
  /** In milliseconds: for the headers, between two packets, for a whole request, when closing. */
  timeouts?: Partial<typeof DEFAULT_TIMEOUTS>;
  allowOrigin?: AllowOrigin;
  /** Requests that write need a token from /token; /objects has its signature instead. */
  requireToken?: boolean;
  /** Signs tokens and URLs. Without one, a restart makes those in use worthless. */
  secret?: string;
  /** Unfinished chunked and tus uploads are kept this long, in milliseconds. */
  keepUnfinished?: number;
  /** How long tokens and signed URLs are good for, in milliseconds. */
  validFor?: number;
  /** Lets requests order their own failure, for tests. See faults.ts. */
  faults?: boolean;
  openFile?: OpenFile;
}

export interface UploadServer {
  /** Resolves with the URL. Port 0 takes any free one. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
  readonly url: string;
}

type Routes = { at: RegExp; guarded: boolean; methods: Record<string, Handler> }[];

export function createUploadServer(options: UploadServerOptions): UploadServer {
  const { root, openFile, requireToken = false, allowOrigin = allowLocalhost } = options;
  const { secret = randomBytes(32).toString("hex"), validFor = HOUR / 4 } = options;
  const { keepUnfinished = 24 * HOUR } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const maxSize = limits.fileSize;
  const dirOf = (name: string) => path.join(root, name);

  const upload = createMultipartHandler({ dir: dirOf("upload"), limits, openFile });
  const staleAfter = keepUnfinished;
  const chunked = createChunkedServer({ dir: dirOf("chunked"), limits, staleAfter, openFile });
  const expireAfter = keepUnfinished;
  const tus = createTusServer({ dir: dirOf("tus"), maxSize, allowOrigin, expireAfter });
  const sign = createSignHandler({ secret, validFor });
  const objects = createObjectHandler({ dir: dirOf("objects"), secret, maxSize, openFile });
  const token = createTokenServer({ secret, validFor });
  const url = createUrlHandler(limits);
  const echo = createEchoHandler(limits);
  const faults = options.faults ? createFaults() : undefined;

  const { handle } = tus;
  const tusMethods = Object.fromEntries(TUS_METHODS.map((method) => [method, handle]));
  const routes: Routes = [
    { at: /^\/upload\/?$/, guarded: true, methods: { POST: upload, PUT: upload } },
    { at: /^\/chunked\/?$/, guarded: true, methods: { POST: chunked.handle, PUT: chunked.handle } },
    { at: /^\/tus(\/|$)/, guarded: true, methods: tusMethods },
    { at: /^\/sign$/, guarded: true, methods: { GET: sign } },
    { at: /^\/objects\/[^/]+$/, guarded: false, methods: { PUT: objects } },
    { at: /^\/token$/, guarded: false, methods: { GET: token.issue, POST: token.issue } },
    { at: /^\/url$/, guarded: true, methods: { POST: url, PUT: url } },
    { at: /^\/echo$/, guarded: false, methods: { GET: echo, POST: echo, PUT: echo, PATCH: echo } },
  ];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (applyCors(req, res, allowOrigin, faults ? [FAULT_HEADER] : [])) return;
    if (await faults?.(req, res)) return;

    const { pathname } = urlOf(req);
    const route = routes.find(({ at }) => at.test(pathname));
    if (!route) throw new HttpError(404, "not_found", `Nothing lives at ${pathname}.`);
    const handler = route.methods[req.method ?? ""];
    if (!handler) {
      const allowed = Object.keys(route.methods).join(", ");
      res.setHeader("Allow", allowed);
      throw new HttpError(405, "method_not_allowed", `${pathname} takes ${allowed}.`);
    }
    // A tus sender resumes with a HEAD request that carries no Authorization header. It reads
    // nothing but an offset, at an address nobody can guess.
    const isTusRead = req.method === "HEAD" || req.method === "OPTIONS";
    if (requireToken && route.guarded && !isTusRead) token.check(req);
    await handler(req, res);
  }

  const running = new Set<Promise<void>>();
  const server = createServer((req, res) => {
    // A long upload is fine as long as bytes keep coming; a silent client only holds a socket.
    req.setTimeout(timeouts.idle, () => {
      sendError(req, res, new HttpError(408, "too_slow", "The upload stopped half-way."));
      res.once("close", () => req.destroy());
    });
    const done = answer(req, res)
      .catch((error) => sendError(req, res, error))
      .finally(() => running.delete(done));
    running.add(done);
  });
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;

  let address = "";
  return {
    get url() {
      return address;
    },
    async listen(port, host = "127.0.0.1") {
      address = await listenOn(server, port, host);
      return address;
    },
    async close() {
      chunked.close();
      tus.close();
      await closeGracefully(server, timeouts.close);
      await Promise.allSettled(running); // broken uploads still remove their files
    },
  };
}
