import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { atMost, fileTooLarge, type OpenFile, openFile, removeDrafts, save } from "./lib/files";
import { type Handler, HttpError, urlOf } from "./lib/http";
import { isSignedBy } from "./lib/signature";

export interface ObjectOptions {
  dir: string;
  secret: string;
  /** Bytes of one object. */
  maxSize: number;
  openFile?: OpenFile;
}

const KEY = /^\/objects\/([0-9a-f-]{36})$/;

/**
 * PUT /objects/:key?expires=&signature= is the object store that the URLs of sign.ts lead to. In
 * production it is a service, such as S3 or R2.
 */
export function createObjectHandler(options: ObjectOptions): Handler {
  const { dir, secret, maxSize } = options;
  const open = options.openFile ?? openFile;
  mkdirSync(dir, { recursive: true });
  removeDrafts(dir, ".part");

  return async (req, res) => {
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
  };
}
