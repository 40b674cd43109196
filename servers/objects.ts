import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { atMost, fileTooLarge, type OpenFile, openFile, removeDrafts, save } from "./lib/files";
import { type Handler, HttpError, sendJson, urlOf } from "./lib/http";
import { isSignedBy, sign } from "./lib/signature";

export interface ObjectOptions {
  dir: string;
  secret: string;
  /** Bytes of one object. */
  maxSize: number;
  /** How long a signed URL is good for, in milliseconds. */
  validFor: number;
  /** How browsers reach this server, if not by the Host header: needed behind a TLS proxy. */
  publicUrl?: string;
  openFile?: OpenFile;
}

export interface ObjectServer {
  /** GET /sign?name=&type= */
  sign: Handler;
  /** PUT /objects/:key?expires=&signature= */
  put: Handler;
}

const MEDIA_TYPE = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;
const KEY = /^\/objects\/([0-9a-f-]{36})$/;

/**
 * Uploads straight to a bucket, as with S3 or R2: the application signs a URL, the browser sends
 * the file to it. Both halves live here; in production the second one is the storage service.
 */
export function createObjectServer(options: ObjectOptions): ObjectServer {
  const { dir, secret, maxSize, validFor } = options;
  const open = options.openFile ?? openFile;
  mkdirSync(dir, { recursive: true });
  removeDrafts(dir, ".part");

  return {
    sign(req, res) {
      const query = urlOf(req).searchParams;
      const type = query.get("type") || "application/octet-stream";
      if (!query.get("name")) throw new HttpError(400, "no_name", "Say which file: ?name=");
      if (!MEDIA_TYPE.test(type)) throw new HttpError(400, "bad_type", "That is no media type.");

      // The place to check who asks and what they may upload. Whoever holds the URL may use it.
      const key = randomUUID();
      const expires = Date.now() + validFor;
      const signature = sign(secret, ["PUT", key, type, expires]);
      const base = options.publicUrl ?? `http://${req.headers.host}`;
      const url = `${base}/objects/${key}?expires=${expires}&signature=${signature}`;
      sendJson(res, 200, { url, method: "PUT", headers: { "Content-Type": type } });
    },

    async put(req, res) {
      const { pathname, searchParams: query } = urlOf(req);
      const key = KEY.exec(pathname)?.[1] ?? "";
      const type = req.headers["content-type"] ?? "";
      const expires = Number(query.get("expires"));
      // The type is part of what was signed: a URL made for an image takes no HTML page.
      if (!isSignedBy(secret, ["PUT", key, type, expires], query.get("signature") ?? "")) {
        throw new HttpError(403, "bad_signature", "The signature does not fit this request.");
      }
      if (Date.now() > expires) throw new HttpError(403, "expired", "The signed URL has expired.");

      const declared = Number(req.headers["content-length"] ?? 0);
      if (declared > maxSize) throw fileTooLarge(maxSize);
      const draft = path.join(dir, `${randomUUID()}.part`);
      const md5 = createHash("md5");
      try {
        const content = atMost(req, maxSize, () => fileTooLarge(maxSize));
        await save(content, open(draft, { flags: "wx" }), (chunk) => md5.update(chunk));
        await rename(draft, path.join(dir, key));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      res.writeHead(200, { ETag: `"${md5.digest("hex")}"`, "Content-Length": 0 }).end();
    },
  };
}
