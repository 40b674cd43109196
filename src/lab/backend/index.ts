import { chunked } from "./chunked";
import { failure, whenComplete } from "./http";
import { upload } from "./multipart";
import { putObject, sign } from "./objects";
import { cloudinary, echo, fetchUrl, token } from "./services";
import { tus } from "./tus";
import type { BackendRequest, BackendResponse, BackendState, Exchange } from "./types";

type Route = (
  state: BackendState,
  request: BackendRequest,
  url: URL,
  segment: string,
) => BackendResponse;

/** The same addresses as the servers in `servers/`, and Cloudinary's. */
const ROUTES: [at: RegExp, answer: Route][] = [
  [/^\/upload\/?$/, (state, request) => upload(state, request)],
  [/^\/chunked\/?$/, (state, request) => chunked(state, request)],
  [/^\/objects\/([^/]+)$/, (_state, request, url) => putObject(request, url)],
  [/^\/sign$/, (state, request, url) => sign(state, request, url)],
  [/^\/url$/, (_state, request) => fetchUrl(request)],
  [/^\/token$/, (state, request) => token(state, request)],
  [/^\/echo$/, (_state, request, url) => echo(request, url)],
  [
    /^\/v1_1\/([^/]+)\/(?:.+\/)?upload$/,
    (state, request, _url, cloud) => cloudinary(state, request, cloud),
  ],
];

/** Starts receiving a request. */
export function openExchange(state: BackendState, request: BackendRequest): Exchange {
  const exchange = findExchange(state, request);
  if (request.method !== "HEAD") return exchange;
  return { ...exchange, finish: () => ({ ...exchange.finish(), body: "" }) };
}

function findExchange(state: BackendState, request: BackendRequest): Exchange {
  const url = new URL(request.url);
  if (/^\/tus(\/|$)/.test(url.pathname)) return tus(state, request, url.pathname);
  for (const [at, answer] of ROUTES) {
    const match = at.exec(url.pathname);
    if (match) return whenComplete(() => answer(state, request, url, match[1] ?? ""));
  }
  return whenComplete(() => failure(404, "not_found", `Nothing lives at ${url.pathname}.`));
}

/** A request that arrives whole. */
export function handle(state: BackendState, request: BackendRequest): BackendResponse {
  const exchange = openExchange(state, request);
  exchange.receive(request.body.kind === "raw" ? request.body.size : 0);
  return exchange.finish();
}

export type * from "./types";
