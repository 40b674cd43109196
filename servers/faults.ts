import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { HttpError, headerOf, urlOf } from "./lib/http";

/** True when the fault took the request over and nothing is left to do. */
export type Faults = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The header that carries an order; browsers may send it across origins when faults are on. */
export const FAULT_HEADER = "X-Fail";

/**
 * Lets a test break its own requests. The order comes in the query (`/upload?fail=500&times=1`)
 * or, where the URL cannot be changed, in a header (`X-Fail: fail=500&nth=2&method=PATCH`).
 *
 * - `fail=503`: read the whole body, then answer with this status
 * - `fail=drop`: cut the connection once `bytes` (default 0) of the body were read
 * - `delay=2000`: wait before handling the request
 * - `times=2`: only the first two requests; `nth=3`: only the third; default: every one
 * - `method=PATCH`: count and break only requests with this method
 *
 * Requests are counted per order: add anything unique (`run=42`) to start from zero.
 * Never switch this on in production.
 */
export function createFaults(): Faults {
  const counts = new Map<string, number>();

  return async (req, res) => {
    const text = headerOf(req, FAULT_HEADER.toLowerCase()) ?? urlOf(req).search.slice(1);
    const order = new URLSearchParams(text);
    if (!order.has("fail") && !order.has("delay")) return false;
    if (order.has("method") && order.get("method") !== req.method) return false;

    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (order.has("times") && count > Number(order.get("times"))) return false;
    if (order.has("nth") && count !== Number(order.get("nth"))) return false;

    if (order.has("delay")) await wait(Number(order.get("delay")));
    if (req.socket.destroyed) return true; // the client did not wait that long
    const fail = order.get("fail");
    if (fail === null) return false;
    if (fail === "drop") {
      await dropAfter(req, Number(order.get("bytes") ?? 0));
      return true;
    }
    for await (const _ of req);
    // The status is the test's choice, also one that is no error, such as 206.
    const status = Number(fail);
    if (!(status >= 200 && status <= 599)) throw new HttpError(400, "bad_fault", "No such status.");
    const error = { code: "fault", message: `Fault on request ${count}, as ordered.` };
    res.writeHead(status, { "Content-Type": "application/json" });
    res.end(status === 204 || status === 304 ? undefined : JSON.stringify({ error }));
    return true;
  };
}

async function dropAfter(req: IncomingMessage, bytes: number): Promise<void> {
  let read = 0;
  if (bytes > 0) {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      read += chunk.length;
      if (read >= bytes) break;
    }
  }
  // Not req.destroy(): it leaves the connection open when the whole body has arrived already.
  req.socket.destroy();
}
