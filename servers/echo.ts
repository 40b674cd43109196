import { atMost, fileTooLarge } from "./lib/files";
import { type Fields, type FormLimits, isForm, readForm } from "./lib/form";
import { type Handler, sendJson, urlOf } from "./lib/http";

/** Tells what arrived and stores nothing: to see what an uploader really sends. */
export function createEchoHandler(limits: FormLimits & { fileSize: number }): Handler {
  const tooLarge = () => fileTooLarge(limits.fileSize);

  return async (req, res) => {
    const files: object[] = [];
    let fields: Fields = {};
    let size = 0;
    if (isForm(req)) {
      fields = await readForm(req, limits, async (part, stream) => {
        const file = { ...part, size: 0 };
        files.push(file);
        for await (const chunk of atMost(stream, limits.fileSize, tooLarge)) {
          file.size += chunk.length;
        }
      });
    } else {
      for await (const chunk of atMost(req, limits.fileSize, tooLarge)) size += chunk.length;
    }
    const query = Object.fromEntries(urlOf(req).searchParams);
    sendJson(res, 200, { method: req.method, query, headers: req.headers, fields, files, size });
  };
}
