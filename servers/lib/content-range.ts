import { HttpError } from "./http";

export interface ContentRange {
  start: number;
  /** Not included: one more than in the header. */
  end: number;
  total: number;
}

export function badRange(message: string): HttpError {
  return new HttpError(416, "bad_range", message);
}

/** Reads "bytes 0-9/25", the first ten of 25 bytes. */
export function readContentRange(header: string): ContentRange {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(header.trim());
  if (!match) throw badRange('Content-Range must look like "bytes 0-9/25".');
  const [start, last, total] = match.slice(1).map(Number) as [number, number, number];
  if (start > last) throw badRange("The chunk ends before it starts.");
  if (last >= total) throw badRange(`The chunk goes past the end of a file of ${total} bytes.`);
  return { start, end: last + 1, total };
}
