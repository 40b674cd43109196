import fc from "fast-check";
import type { Sent } from "./sides";

/** Few files, small totals and a few ids, so that chunks meet: retries, overlaps, contradictions. */
const TOTALS = [1, 7, 10, 24];

/** How a request says which upload it belongs to. */
const identity = fc.oneof(
  fc.record({ by: fc.constantFrom("header", "field"), id: fc.nat(1) }),
  fc.record({ by: fc.constant("late field"), id: fc.nat(1) }),
  fc.record({ by: fc.constant("name"), id: fc.nat(1) }),
);

const goodStep = fc
  .record({
    identity,
    total: fc.constantFrom(...TOTALS),
    from: fc.nat(23),
    to: fc.nat(23),
    transport: fc.constantFrom("form", "raw"),
  })
  .map(({ from, to, total, ...rest }) => {
    const edges = [from % total, to % total].sort((a, b) => a - b) as [number, number];
    return { ...rest, range: `bytes ${edges[0]}-${edges[1]}/${total}`, start: edges[0], sized: 0 };
  });

/** Chunks that follow each other to the end of a file, as a sender makes them. */
const wholeUpload = fc
  .record({
    identity,
    total: fc.constantFrom(...TOTALS),
    size: fc.integer({ min: 3, max: 12 }),
    transport: fc.constantFrom("form", "raw"),
    order: fc.constantFrom("first to last", "last to first"),
  })
  .map(({ identity, total, size, transport, order }) => {
    const starts = Array.from({ length: Math.ceil(total / size) }, (_, index) => index * size);
    if (order === "last to first") starts.reverse();
    return starts.map((start) => {
      const last = Math.min(start + size, total) - 1;
      return { identity, transport, range: `bytes ${start}-${last}/${total}`, start, sized: 0 };
    });
  });

const badRange = fc.constantFrom(
  "bytes 5-2/10",
  "bytes 0-10/10",
  "bytes 0-4/*",
  "bytes */10",
  "bytes -5/10",
  "items 0-4/10",
  "BYTES 0-6/7",
  "bytes 0-6/0007",
  "bytes 0-4/99999999999999999999",
  "bytes 0-4/9007199254740991",
  "0-4/10",
  "",
);

const wrongStep = fc.oneof(
  fc.record({
    identity,
    transport: fc.constantFrom("form", "raw"),
    range: badRange,
    start: fc.constant(0),
    sized: fc.constant(7),
  }),
  // a body longer or shorter than its range
  fc
    .tuple(goodStep, fc.constantFrom(-2, -1, 1, 40))
    .map(([step, off]) => ({ ...step, sized: Math.max(1, sizeOf(step.range) + off) })),
  // no range: fine for an empty file only
  fc.record({
    identity,
    transport: fc.constantFrom("form", "raw"),
    range: fc.constant(undefined),
    start: fc.constant(0),
    sized: fc.constantFrom(-1, 5),
  }),
  fc
    .tuple(goodStep, fc.constantFrom("no file", "two files", "nothing"))
    .map(([step, transport]) => {
      return { ...step, transport };
    }),
  fc.tuple(goodStep, fc.constantFrom("DELETE", "PATCH")).map(([step, method]) => {
    return { ...step, method };
  }),
);

export interface ChunkStep {
  identity: { by: string; id: number };
  transport: string;
  range: string | undefined;
  start: number;
  /** Bytes in the body: 0 for as many as the range says, -1 for none. */
  sized: number;
  method?: string;
}

export const chunkSteps: fc.Arbitrary<ChunkStep[]> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: goodStep.map((step): ChunkStep[] => [step]) },
      { weight: 3, arbitrary: wholeUpload },
      { weight: 2, arbitrary: wrongStep.map((step): ChunkStep[] => [step]) },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((groups) => groups.flat());

function sizeOf(range: string): number {
  const [, from, to] = /(\d+)-(\d+)/.exec(range) ?? [];
  return Number(to) - Number(from) + 1;
}

/** Every file has its own bytes, so that a chunk in the wrong file or place is seen. */
function contentOf(step: ChunkStep, size: number): Uint8Array {
  const { by, id } = step.identity;
  const hasForm = step.transport !== "raw" && step.transport !== "nothing";
  // Without an id that the server can see, all chunks are of the one file with that name.
  const seed = by === "header" || (by === "field" && hasForm) ? id : 100;
  return Uint8Array.from({ length: size }, (_, index) => {
    return (seed * 53 + (step.start + index) * 97 + 1) % 251;
  });
}

export function prepareChunk(step: ChunkStep, run: string) {
  const { identity, transport, range, start } = step;
  const size = step.sized === -1 ? 0 : step.sized || sizeOf(range ?? "");
  const bytes = contentOf(step, size);
  const id = `${run}-${identity.id}`;
  const headers: Record<string, string> = {};
  if (range !== undefined) headers["Content-Range"] = range;
  if (identity.by === "header") headers["X-Upload-Id"] = id;
  const method = step.method ?? (transport === "raw" ? "PUT" : "POST");
  const request: Sent = { method, path: "/chunked", headers, body: bytes };
  if (transport === "nothing") return { request: { ...request, body: null }, start, bytes };
  if (transport === "raw") return { request, start, bytes };

  const form = new FormData();
  if (identity.by === "field") form.append("uploadId", id);
  form.append("note", "some other field");
  if (transport !== "no file") form.append("file", new File([bytes as BlobPart], "chunked.bin"));
  if (transport === "two files") form.append("more", new File(["hello"], "more.bin"));
  if (identity.by === "late field") form.append("uploadId", id);
  return { request: { ...request, body: form }, start, bytes };
}
