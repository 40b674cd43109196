import type { RequestBody } from "../backend";
import { bodySize, defaultContentType, describeBody } from "./body";
import type { Route, Router } from "./router";

const NULL_BODY_STATUS = [101, 204, 205, 304];

interface Call {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
}

function readCall(input: RequestInfo | URL, init: RequestInit | undefined, url: string): Call {
  const request = input instanceof Request ? input : undefined;
  return {
    method: (init?.method ?? request?.method ?? "GET").toUpperCase(),
    url,
    headers: new Headers(init?.headers ?? request?.headers),
    // The body of a Request object is a stream; reading it would mean reading the file.
    body: init?.body ?? null,
    signal: init?.signal ?? request?.signal ?? null,
  };
}

function record(call: Call, content: RequestBody, route: Route) {
  return route.session.recordRequest({
    via: "fetch",
    mode: route.simulate ? "simulated" : "server",
    method: call.method,
    url: call.url,
    headers: [...call.headers],
    body: content,
    total: bodySize(content),
  });
}

function simulate(call: Call, route: Route): Promise<Response> {
  const content = describeBody(call.body);
  const type = defaultContentType(content);
  if (type && !call.headers.has("content-type")) call.headers.set("content-type", type);
  const total = bodySize(content);
  const entry = record(call, content, route);
  return new Promise((resolve, reject) => {
    const drop = route.session.network.start(
      {
        method: call.method,
        url: call.url,
        headers: Object.fromEntries(call.headers),
        body: content,
      },
      total,
      {
        progress: (sent) => entry.progress(sent),
        sent: () => entry.progress(total),
        response({ status, headers, body }) {
          entry.answer(status, Object.entries(headers), body);
          const noBody = call.method === "HEAD" || NULL_BODY_STATUS.includes(status);
          resolve(new Response(noBody ? null : body, { status, headers }));
        },
        error() {
          entry.end("network error");
          reject(new TypeError("Failed to fetch"));
        },
      },
    );
    const abort = () => {
      drop();
      entry.end("aborted");
      reject(call.signal?.reason);
    };
    if (call.signal?.aborted) abort();
    else call.signal?.addEventListener("abort", abort, { once: true });
  });
}

async function observe(call: Call, route: Route, send: () => Promise<Response>): Promise<Response> {
  const entry = record(call, describeBody(call.body), route);
  try {
    const response = await send();
    // The wire view reads a copy; the page still gets its own body.
    const text = await response.clone().text();
    entry.answer(response.status, [...response.headers], text);
    return response;
  } catch (error) {
    entry.end(call.signal?.aborted ? "aborted" : "network error");
    throw error;
  }
}

export function installFetch(route: Router): void {
  const native = window.fetch;
  window.fetch = (input, init) => {
    const target = route(input instanceof Request ? input.url : String(input), "fetch");
    if (!target) return native.call(window, input, init);
    const call = readCall(input, init, target.url);
    if (target.simulate) return simulate(call, target);
    const redirected = input instanceof Request ? new Request(target.url, input) : target.url;
    return observe(call, target, () => native.call(window, redirected, init));
  };
}
