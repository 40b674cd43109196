import type { OfflineStrategy } from "./strategies";

/** What a page and its service worker say to each other. */
export interface WorkerParams {
  offlineMode: boolean;
  debug: boolean;
  /** Set when offline mode was left and its files are still there, to fall back on. */
  copyKept?: true;
}

export type WorkerMessage = { type: "ACTIVATE" } | { type: "VERSION" };

export const COPY_CACHE = "offline-copy";

export const WORKER_FILE = "sw.js";

export const MANIFEST_FILE = "offline-files.json";

/** Path of a built file, relative to the base URL, to the base64 SHA-256 of its content. */
export type OfflineFiles = Record<string, string>;

/** What the build hands to the page. */
export interface OfflineGlobalData {
  strategies: OfflineStrategy[];
  debug: boolean;
}
