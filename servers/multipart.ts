import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { atMost, fileTooLarge, type OpenFile, openFile, removeDrafts, save } from "./lib/files";
import { type FilePart, type FormLimits, readForm } from "./lib/form";
import { type Handler, HttpError, sendJson } from "./lib/http";

export interface MultipartOptions {
  /** Where the files go. Nothing in it should be served or executed. */
  dir: string;
  limits: FormLimits & {
    /** Bytes of one file. */
    fileSize: number;
  };
  openFile?: OpenFile;
}

export interface StoredFile extends FilePart {
  /** The file's name on disk. */
  id: string;
  size: number;
}

/** Stores the files of a multipart form: all of them or, when anything fails, none. */
export function createMultipartHandler(options: MultipartOptions): Handler {
  const { dir, limits } = options;
  const open = options.openFile ?? openFile;
  mkdirSync(dir, { recursive: true });
  removeDrafts(dir, ".part");

  const pathOf = (id: string) => path.join(dir, id);
  const draftOf = (id: string) => path.join(dir, `${id}.part`);

  return async (req, res) => {
    const files: StoredFile[] = [];
    try {
      const fields = await readForm(req, limits, async (part, stream) => {
        // The client's file name never becomes a path: "../../x" stays a mere label.
        const file = { id: randomUUID(), ...part, size: 0 };
        files.push(file);
        const content = atMost(stream, limits.fileSize, () => fileTooLarge(limits.fileSize));
        file.size = await save(content, open(draftOf(file.id), { flags: "wx" }));
      });
      if (files.length === 0 && Object.keys(fields).length === 0) {
        throw new HttpError(400, "empty_form", "The form holds neither files nor fields.");
      }
      for (const { id } of files) await rename(draftOf(id), pathOf(id));
      sendJson(res, 200, { files, fields });
    } catch (error) {
      // Also the way out when the client aborts: the connection closes and reading fails.
      const leftovers = files.flatMap(({ id }) => [draftOf(id), pathOf(id)]);
      await Promise.all(leftovers.map((file) => rm(file, { force: true })));
      throw error;
    }
  };
}
