import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import type { AllowOrigin } from "./lib/cors";
import type { Handler } from "./lib/http";
import { answerToError, checkLength, overrideMethod, refuseByProtocol } from "./lib/tus-rules";

export interface TusOptions {
  dir: string;
  /** Bytes of one file. */
  maxSize: number;
  allowOrigin: AllowOrigin;
  /** Unfinished uploads can be resumed for this many milliseconds. */
  expireAfter: number;
}

export interface TusServer {
  handle: Handler;
  close(): void;
}

/** The tus protocol at /tus/. All state is on disk: a restart in the middle loses nothing. */
export function createTusServer({ dir, maxSize, allowOrigin, expireAfter }: TusOptions): TusServer {
  mkdirSync(dir, { recursive: true });
  const store = new FileStore({ directory: dir, expirationPeriodInMilliseconds: expireAfter });

  const tus = new Server({
    path: "/tus",
    datastore: store,
    maxSize,
    // "/tus/<id>" instead of a full URL: right behind any proxy, whatever its host name.
    relativeLocation: true,
    allowedOrigins: allowOrigin,
    exposedHeaders: ["Upload-Expires"],

    onIncomingRequest: (req, id) => checkLength(store, req, id),
    onResponseError: (_req, error) => answerToError(error),

    async onUploadFinish(_req, upload) {
      // The store notes the offset only when an upload is created. Without this the clean-up
      // would take finished files for unfinished ones and remove them.
      await store.configstore.set(upload.id, upload);
      return {};
    },
  });

  const sweep = () => void tus.cleanUpExpiredUploads().catch(console.error);
  sweep();
  const timer = setInterval(sweep, Math.max(expireAfter / 10, 1000));
  timer.unref();

  return {
    async handle(req, res) {
      overrideMethod(req);
      if (refuseByProtocol(req, res)) return;
      // When the client goes away, the answer to it never ends: its connection's end counts too.
      await Promise.race([tus.handle(req, res), once(res, "close")]);
    },
    close: () => clearInterval(timer),
  };
}
