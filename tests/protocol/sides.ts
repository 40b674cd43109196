import { openExchange } from "../../src/lab/backend";
import { createBackendState, createTusStore } from "../../src/lab/backend/state";
import { EXAMPLE_ORIGIN } from "../../src/lab/constants";
import { bodySize, defaultContentType, describeBody } from "../../src/lab/network/body";

export type Body = Uint8Array | string | FormData | null;

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Body;
}

export interface Seen {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** One of the two that must answer alike. */
export interface Side {
  name: "lab" | "server";
  origin: string;
  send(request: Sent): Promise<Seen>;
}

/** The lab as a page reaches it: the same description of the body, the same added headers. */
export function openLab(): Side {
  const state = createBackendState(createTusStore("protocol", undefined));
  return {
    name: "lab",
    origin: EXAMPLE_ORIGIN,
    async send({ method, path, headers = {}, body = null }) {
      const content = describeBody(body);
      const sent = new Headers(headers);
      const type = defaultContentType(content);
      if (type && !sent.has("content-type")) sent.set("content-type", type);
      const exchange = openExchange(state, {
        method,
        url: new URL(path, EXAMPLE_ORIGIN).href,
        headers: Object.fromEntries(sent),
        body: content,
      });
      exchange.receive(bodySize(content));
      const answer = exchange.finish();
      return { status: answer.status, headers: answer.headers, text: answer.body };
    },
  };
}

export function openServer(origin: string, client: string): Side {
  return {
    name: "server",
    origin,
    async send({ method, path, headers = {}, body = null }) {
      const response = await fetch(new URL(path, origin), {
        method,
        // Without an upload id the server goes by name, size and client. Runs share one server, so
        // each is a client of its own.
        headers: { "User-Agent": client, ...headers },
        body: body as BodyInit | null,
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      };
    },
  };
}
