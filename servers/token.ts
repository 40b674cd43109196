import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Handler, HttpError, sendJson } from "./lib/http";
import { isSignedBy, sign } from "./lib/signature";

export interface TokenOptions {
  secret: string;
  /** How long a token is good for, in milliseconds. */
  validFor: number;
}

export interface TokenServer {
  /** GET or POST /token */
  issue: Handler;
  /** Throws unless the request carries a good token. */
  check(req: IncomingMessage): void;
}

/** Short-lived bearer tokens that need no database: the signature proves who made them. */
export function createTokenServer({ secret, validFor }: TokenOptions): TokenServer {
  return {
    issue(_req, res) {
      // The place to look at the session: only a signed-in user should get a token.
      const claims = [randomUUID(), Date.now() + validFor];
      const token = [...claims, sign(secret, ["token", ...claims])].join(".");
      sendJson(res, 200, { token });
    },

    check(req) {
      const header = req.headers.authorization ?? "";
      const [id = "", expires = "", signature = ""] = header.replace(/^Bearer /i, "").split(".");
      const isGood = isSignedBy(secret, ["token", id, expires], signature);
      if (!isGood || Date.now() > Number(expires)) {
        throw new HttpError(401, "no_token", "Send a valid token: Authorization: Bearer <token>.");
      }
    },
  };
}
