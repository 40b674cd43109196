import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { type Commit, createChunkStore, type Identity } from "./lib/chunk-store";
import { readContentRange } from "./lib/content-range";
import { atMost, fileTooLarge, type OpenFile } from "./lib/files";
import { type Fields, type FormLimits, isForm, readForm } from "./lib/form";
import { type Handler, HttpError, headerOf, sendJson } from "./lib/http";

export interface ChunkedOptions {
  dir: string;
  limits: FormLimits & {
    /** Bytes of a whole file, not of a chunk. */
    fileSize: number;
  };
  /** Unfinished uploads are removed when no chunk came for this many milliseconds. */
  staleAfter: number;
  openFile?: OpenFile;
}

export interface ChunkedServer {
  handle: Handler;
  close(): void;
}

/** Joins chunks to files. They may come in any order, side by side, and more than once. */
export function createChunkedServer(options: ChunkedOptions): ChunkedServer {
  const { limits, staleAfter } = options;
  const store = createChunkStore(options.dir, options.openFile);

  const sweep = () => void store.sweep(staleAfter).catch(console.error);
  sweep();
  const timer = setInterval(sweep, Math.max(staleAfter / 10, 1000));
  timer.unref(); // cleaning up is no reason to keep the process alive

  async function receive(req: IncomingMessage, source: Readable, name: string, fields: Fields) {
    const header = headerOf(req, "content-range");
    if (header === undefined) {
      // An empty file has no chunks: the sender sends it whole, without Content-Range.
      for await (const _ of atMost(source, 0, missingRange));
      return store.receive(Readable.from([]), EMPTY_FILE, identify(req, name, 0, fields));
    }
    const range = readContentRange(header);
    if (range.total > limits.fileSize) throw fileTooLarge(limits.fileSize);
    return store.receive(source, range, identify(req, name, range.total, fields));
  }

  return {
    async handle(req, res) {
      let commit: Commit | undefined;
      if (isForm(req)) {
        await readForm(req, { ...limits, files: 1 }, async (part, stream, fields) => {
          commit = await receive(req, stream, part.name, fields);
        });
      } else {
        commit = await receive(req, req, "", {});
      }
      if (!commit) throw new HttpError(400, "no_file", "The form holds no file.");
      // Only now: a form may turn out to be broken after its file.
      const progress = await commit();
      // When progress.complete is true, the file is whole: the place to pass it on.
      sendJson(res, 200, progress);
    },
    close: () => clearInterval(timer),
  };
}

const EMPTY_FILE = { start: 0, end: 0, total: 0 };

function missingRange(): HttpError {
  return new HttpError(400, "no_content_range", "A chunk needs a Content-Range header.");
}

/**
 * Which file a chunk belongs to. Let the client send an id, a new one for each file, as a header
 * or as a form field before the file. Without one this is a guess: two tabs of one browser that
 * send different files with the same name and size at the same time would be mixed up.
 */
function identify(req: IncomingMessage, name: string, total: number, fields: Fields): Identity {
  // In production, put the signed-in user in front: nobody may write to another one's upload.
  const id = headerOf(req, "x-upload-id") ?? fields.uploadId;
  if (id) return { text: JSON.stringify(["id", id]), isExact: true };
  const client = [req.socket.remoteAddress, req.headers["user-agent"], req.headers.authorization];
  return { text: JSON.stringify(["guess", name, total, ...client]), isExact: false };
}
