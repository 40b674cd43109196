import type { BackendState, TusStore, TusUpload } from "./types";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Far more than a visitor starts; keeps the stored entry small. */
const MAX_UPLOADS = 100;

function isUpload(value: unknown): value is TusUpload {
  if (typeof value !== "object" || value === null) return false;
  const { id, length, offset, metadata } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    (length === null || typeof length === "number") &&
    typeof offset === "number" &&
    typeof metadata === "string"
  );
}

/**
 * Offsets must outlive a page reload, or resuming could not be shown. Storage may be missing, full
 * or blocked: then the uploads live as long as the page.
 */
export function createTusStore(key: string, storage: Storage | undefined): TusStore {
  const uploads = new Map<string, TusUpload>();
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    for (const upload of Array.isArray(stored) ? stored : []) {
      if (isUpload(upload)) uploads.set(upload.id, upload);
    }
  } catch {
    // unreadable: start empty
  }
  const save = () => {
    try {
      if (uploads.size) storage?.setItem(key, JSON.stringify([...uploads.values()]));
      else storage?.removeItem(key);
    } catch {
      // not writable: memory only
    }
  };
  return {
    get: (id) => uploads.get(id),
    set(upload) {
      uploads.set(upload.id, upload);
      const oldest = uploads.keys().next();
      if (uploads.size > MAX_UPLOADS && !oldest.done) uploads.delete(oldest.value);
      save();
    },
    delete(id) {
      uploads.delete(id);
      save();
    },
    ids: () => [...uploads.keys()],
  };
}

export function createBackendState(tus: TusStore): BackendState {
  return {
    chunked: new Map(),
    tus,
    newId: () => Math.random().toString(36).slice(2, 12).padEnd(10, "0"),
  };
}
