import { atMost } from "./lib/files";
import { type FormLimits, isForm, readForm } from "./lib/form";
import { type Handler, HttpError, sendJson } from "./lib/http";

/** Takes a URL instead of a file: as the form field "file" or "url", or as the whole body. */
export function createUrlHandler(limits: FormLimits): Handler {
  const tooLong = () =>
    new HttpError(413, "url_too_long", "That URL is too long.", { limit: limits.fieldSize });

  async function readText(req: Parameters<Handler>[0]): Promise<string> {
    if (isForm(req)) {
      const fields = await readForm(req, limits, async () => {
        throw new HttpError(400, "no_url", "Send a URL, not a file.");
      });
      return fields.file ?? fields.url ?? "";
    }
    const chunks: Buffer[] = [];
    for await (const chunk of atMost(req, limits.fieldSize, tooLong)) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  }

  return async (req, res) => {
    const text = (await readText(req)).trim();
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
      throw new HttpError(400, "no_url", "Send an http or https URL.");
    }
    // The URL is noted, not fetched. A server that fetches what a visitor types can be sent to
    // addresses only it can reach: databases, admin pages, a cloud's metadata service (SSRF).
    // If you must fetch, do it from a network that reaches nothing private, check the resolved
    // address of every redirect, and limit size and time.
    sendJson(res, 200, { url: new URL(text).href });
  };
}
