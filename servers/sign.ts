import { randomUUID } from "node:crypto";
import { type Handler, HttpError, sendJson, urlOf } from "./lib/http";
import { sign } from "./lib/signature";

export interface SignOptions {
  secret: string;
  /** How long a signed URL is good for, in milliseconds. */
  validFor: number;
  /** How browsers reach the object store, if not by the Host header: needed behind a TLS proxy. */
  publicUrl?: string;
}

const MEDIA_TYPE = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;

/** GET /sign?name=&type= answers with a URL for one PUT, straight to the object store. */
export function createSignHandler({ secret, validFor, publicUrl }: SignOptions): Handler {
  return (req, res) => {
    const query = urlOf(req).searchParams;
    const type = query.get("type") || "application/octet-stream";
    if (!query.get("name")) throw new HttpError(400, "no_name", "Say which file: ?name=");
    if (!MEDIA_TYPE.test(type)) throw new HttpError(400, "bad_type", "That is no media type.");

    // The place to check who asks and what they may upload. Whoever holds the URL may use it.
    const key = randomUUID();
    const expires = Date.now() + validFor;
    const signature = sign(secret, ["PUT", key, type, expires]);
    const base = publicUrl ?? `http://${req.headers.host}`;
    const url = `${base}/objects/${key}?expires=${expires}&signature=${signature}`;
    sendJson(res, 200, { url, method: "PUT", headers: { "Content-Type": type } });
  };
}
