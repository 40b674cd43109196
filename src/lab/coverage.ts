import { addRange, parseContentRange } from "./backend/ranges";
import type { ByteRange } from "./backend/types";
import type { WireRow } from "./session";

export interface Coverage {
  key: string;
  label: string;
  total: number;
  ranges: ByteRange[];
}

const header = (list: [string, string][], name: string) =>
  list.find(([key]) => key.toLowerCase() === name)?.[1];

/** The bytes of a file that one request carries, if it carries a part of one. */
export function rangeOf(row: WireRow): { start: number; end: number; total?: number } | undefined {
  const contentRange = header(row.requestHeaders, "content-range");
  if (contentRange) return parseContentRange(contentRange);
  const offset = header(row.requestHeaders, "upload-offset");
  if (offset === undefined || row.body.kind !== "raw") return undefined;
  const start = Number(offset);
  return Number.isFinite(start) ? { start, end: start + row.body.size } : undefined;
}

function fileName(row: WireRow): string {
  if (row.body.kind === "raw") return row.body.name ?? "";
  if (row.body.kind === "none") return "";
  return row.body.parts.find((part) => part.file)?.file?.name ?? "";
}

function uploadIdOf(row: WireRow): string {
  const id =
    header(row.requestHeaders, "x-upload-id") ?? header(row.requestHeaders, "x-unique-upload-id");
  if (id || row.body.kind !== "form") return id ?? "";
  return row.body.parts.find((part) => part.field === "uploadId")?.value ?? "";
}

/** Which bytes of each chunked or tus upload have arrived, read from the requests alone. */
export function coverageOf(rows: readonly WireRow[]): Coverage[] {
  const uploads = new Map<string, Coverage>();
  const tusLength = new Map<string, number>();
  for (const row of rows) {
    const location = header(row.responseHeaders, "location");
    const length =
      header(row.requestHeaders, "upload-length") ?? header(row.responseHeaders, "upload-length");
    if (length !== undefined) {
      const url = location ? new URL(location, row.url).href : row.url;
      tusLength.set(url, Number(length));
      // after a reload the earlier requests are gone, but HEAD tells what is already there
      const known = Number(header(row.responseHeaders, "upload-offset") ?? 0);
      if (known > 0) add(uploads, url, url, Number(length), [0, known]);
    }
    const range = rangeOf(row);
    if (!range) continue;
    const ok = row.outcome === "answered" && row.status >= 200 && row.status < 300;
    // tus keeps what came before a broken connection; a chunk counts only when it was accepted
    const tus = range.total === undefined;
    const partial = tus && row.outcome !== "answered";
    if (!ok && !partial) continue;
    const end = partial ? range.start + Math.min(row.sent, range.end - range.start) : range.end;
    if (tus) {
      const total = tusLength.get(row.url) ?? 0;
      add(uploads, row.url, row.url, total, [range.start, end]);
    } else {
      const name = uploadIdOf(row) || fileName(row);
      add(uploads, `${name}/${range.total}`, name, range.total ?? 0, [range.start, end]);
    }
  }
  return [...uploads.values()].filter((upload) => upload.total > 0);
}

function add(
  uploads: Map<string, Coverage>,
  key: string,
  label: string,
  total: number,
  range: ByteRange,
): void {
  const known = uploads.get(key);
  uploads.set(key, { key, label, total, ranges: addRange(known?.ranges ?? [], range) });
}
