import fc from "fast-check";
import type { Seen, Sent, Side } from "./sides";

const VERSION = "1.0.0";
const OFFSET_TYPE = "application/offset+octet-stream";

const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 3, arbitrary: fc.constantFrom(...others) },
  );

const version = mostly<string | undefined>(VERSION, undefined, "0.2.2", "1.0.1");

/**
 * Pairs whose text is UTF-8: of other bytes the server library gives back a changed copy. Names
 * that only a plain object knows ("constructor") it takes for repeated.
 */
const metadata = fc.constantFrom(
  undefined,
  "filename Zm94LmJpbg==",
  "filename 8J+mig==,isPublic",
  "a YQ==,a Yg==",
  "filename not-base64",
  "filename YQ",
  "two words YQ==",
  ",",
  "",
);

const announced = fc.constantFrom("length", "length", "length", "defer", "both", "neither", "bad");

const create = fc.record({
  kind: fc.constant("create" as const),
  version,
  metadata: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, metadata),
  announced,
  length: fc.nat(40),
  badLength: fc.constantFrom("-1", "1.5", "007", "1e3", "ten", ""),
  deferValue: mostly("1", "0", "yes"),
  /** Bytes sent along. */
  data: fc.option(fc.nat(45), { nil: undefined }),
  contentType: mostly(OFFSET_TYPE, "text/plain"),
});

const append = fc.record({
  kind: fc.constant("append" as const),
  which: fc.nat(3),
  version,
  size: fc.nat(25),
  /** Off the true offset by so much; "none" sends no offset. */
  offset: mostly<number | "none" | "bad">(0, 1, -1, 7, "none", "bad"),
  contentType: mostly<string | undefined>(OFFSET_TYPE, "text/plain", undefined),
  /** Of a deferred upload: its length is said at the end, too early, too small, or again. */
  length: mostly<"none" | "fits" | "larger" | "too small" | "bad">(
    "none",
    "fits",
    "larger",
    "too small",
    "bad",
  ),
  concat: mostly<string | undefined>(undefined, "partial", "nonsense"),
  override: mostly(false, true),
});

const simple = fc.record({
  kind: fc.constantFrom("HEAD" as const, "HEAD" as const, "HEAD" as const, "DELETE" as const),
  which: fc.nat(3),
  version,
  override: mostly(false, true),
});

/** Methods and addresses that do not go together. */
const stray = fc.record({
  kind: fc.constant("stray" as const),
  method: fc.constantFrom("GET", "PUT", "POST", "PATCH", "HEAD", "DELETE"),
  path: fc.constantFrom("/tus", "/tus/", "/tus/0123456789abcdef", "/tus/a/b", "/tus/..%2fx"),
  override: fc.constantFrom(undefined, undefined, "PATCH", "GET", "BREW"),
  version,
});

export type TusStep =
  | (typeof create extends fc.Arbitrary<infer T> ? T : never)
  | (typeof append extends fc.Arbitrary<infer T> ? T : never)
  | (typeof simple extends fc.Arbitrary<infer T> ? T : never)
  | (typeof stray extends fc.Arbitrary<infer T> ? T : never);

export const tusSteps: fc.Arbitrary<TusStep[]> = fc
  .tuple(
    create,
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: create },
        { weight: 8, arbitrary: append },
        { weight: 4, arbitrary: simple },
        { weight: 2, arbitrary: stray },
      ),
      { maxLength: 12 },
    ),
  )
  .map(([first, rest]) => [first, ...rest]);

interface Upload {
  /** Where each side keeps it. */
  location: Record<Side["name"], string>;
  bytes: number[];
  length: number | undefined;
  isDeleted: boolean;
}

/** The bytes of an upload, by position: each has its own. */
function content(seed: number, start: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => (seed * 71 + (start + index) * 37) % 256);
}

function headersOf(all: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(all).filter((entry): entry is [string, string] => {
    return entry[1] !== undefined;
  });
  return Object.fromEntries(given);
}

type Both = (prepare: (side: Side) => Sent) => Promise<Record<Side["name"], Seen>>;

/** Sends all steps. Resolves with the uploads as the answers say they are. */
export async function tusExchange(steps: TusStep[], send: Both) {
  const uploads: Upload[] = [];

  async function begin(step: TusStep & { kind: "create" }) {
    const seed = uploads.length + 1;
    const { announced } = step;
    const hasLength = announced === "length" || announced === "both";
    const body = step.data === undefined ? null : content(seed, 0, step.data);
    const headers = headersOf({
      "Tus-Resumable": step.version,
      "Upload-Metadata": step.metadata,
      "Upload-Length": hasLength
        ? String(step.length)
        : announced === "bad"
          ? step.badLength
          : undefined,
      "Upload-Defer-Length":
        announced === "defer" || announced === "both" ? step.deferValue : undefined,
      "Content-Type": body ? step.contentType : undefined,
    });
    const answers = await send(() => ({ method: "POST", path: "/tus/", headers, body }));
    if (answers.lab.status !== 201) return;
    const pathOn = (seen: Seen) => new URL(seen.headers.location ?? "", "http://any").pathname;
    const written = Number(answers.lab.headers["upload-offset"] ?? 0);
    uploads.push({
      location: { lab: pathOn(answers.lab), server: pathOn(answers.server) },
      bytes: [...content(seed, 0, written)],
      length: hasLength ? step.length : undefined,
      isDeleted: false,
    });
  }

  async function add(step: TusStep & { kind: "append" }) {
    const seed = (step.which % Math.max(1, uploads.length)) + 1;
    const upload = uploads[seed - 1];
    const at = upload?.bytes.length ?? 0;
    const { offset } = step;
    const lengths = {
      none: undefined,
      fits: String(upload?.length ?? at + step.size),
      larger: String(at + step.size + 5),
      "too small": String(Math.max(0, at - 1)),
      bad: "a few",
    };
    const headers = headersOf({
      "Tus-Resumable": step.version,
      "Content-Type": step.contentType,
      "Upload-Offset":
        offset === "none"
          ? undefined
          : offset === "bad"
            ? "half"
            : String(Math.max(0, at + offset)),
      "Upload-Length": lengths[step.length],
      "Upload-Concat": step.concat,
      "X-HTTP-Method-Override": step.override ? "PATCH" : undefined,
    });
    const body = content(seed, at, step.size);
    const method = step.override ? "POST" : "PATCH";
    const { lab } = await send(({ name }) => {
      return { method, path: upload?.location[name] ?? "/tus/unknown", headers, body };
    });
    if (lab.status !== 204 || !upload) return;
    upload.bytes.push(...content(seed, at, Number(lab.headers["upload-offset"]) - at));
    if (upload.length === undefined && step.length !== "none") {
      upload.length = Number(lengths[step.length]);
    }
  }

  async function ask(step: TusStep & { kind: "HEAD" | "DELETE" }) {
    const upload = uploads[step.which % Math.max(1, uploads.length)];
    const headers = headersOf({
      "Tus-Resumable": step.version,
      "X-HTTP-Method-Override": step.override ? step.kind : undefined,
    });
    const method = step.override ? "POST" : step.kind;
    const { lab } = await send(({ name }) => {
      return { method, path: upload?.location[name] ?? "/tus/unknown", headers };
    });
    if (!upload || upload.isDeleted) return;
    if (step.kind === "DELETE" && lab.status === 204) upload.isDeleted = true;
  }

  for (const step of steps) {
    if (step.kind === "create") await begin(step);
    else if (step.kind === "append") await add(step);
    else if (step.kind === "stray") {
      const { method, path, override } = step;
      const headers = headersOf({
        "Tus-Resumable": step.version,
        "X-HTTP-Method-Override": override,
      });
      await send(() => ({ method, path, headers }));
    } else await ask(step);
  }
  // Whatever happened on the way: both must agree on where each upload stands.
  for (const { location } of uploads) {
    const headers = { "Tus-Resumable": VERSION };
    await send(({ name }) => ({ method: "HEAD", path: location[name], headers }));
  }
  return uploads.map(({ location, bytes, isDeleted }) => {
    return { id: location.server.split("/").pop() ?? "", bytes, isDeleted };
  });
}
