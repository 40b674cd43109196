import { chunked } from "./chunked";
import { failure, whenComplete } from "./http";
import { putObject, upload } from "./multipart";
import { cloudinary, echo, fetchUrl, sign, token } from "./services";
import { tus } from "./tus";
import type { BackendRequest, BackendResponse, BackendState, Exchange } from "./types";

/** Starts receiving a request. The same request against the same state gives the same answer. */
export function openExchange(state: BackendState, request: BackendRequest): Exchange {
  const url = new URL(request.url);
  const [, first = "", second = "", third = ""] = url.pathname.split("/");
  switch (first) {
    case "upload":
      return whenComplete(() => upload(request));
    case "objects":
      return whenComplete(() => putObject(request, url.pathname.slice("/objects/".length)));
    case "chunked":
      return whenComplete(() => chunked(state, request));
    case "tus":
      return tus(state, request, second);
    case "url":
      return whenComplete(() => fetchUrl(request));
    case "token":
      return whenComplete(() => token(state));
    case "sign":
      return whenComplete(() => sign(url));
    case "echo":
      return whenComplete(() => echo(request, url));
    case "v1_1":
      if (third.endsWith("upload") || url.pathname.endsWith("/upload")) {
        return whenComplete(() => cloudinary(state, request, second));
      }
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
