import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadLibrary } from "./cache";
import { problemsOf } from "./check";
import { readApiDocs } from "./docs";
import { EVENT_FACTS, eventProblems, libraryEvents } from "./events";
import { LIFECYCLE, NEVER_ASSIGNED } from "./lifecycle";
import { isTypeOnly, type Library } from "./model";
import { installedPackages, REAL_LIBRARY } from "./source";
import { signatureText, surfaceChanges, surfaceOf } from "./surface";
import accepted from "./surface.json";
import { tokensText } from "./tokens-text";

const SITE = path.resolve(__dirname, "../..");

let library: Library;
beforeAll(async () => {
  library = await loadLibrary();
}, 30_000);

const symbol = (id: string) => {
  const found = library.symbols.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const signatures = (id: string) => symbol(id).signatures.map(signatureText);
const defaults = (id: string) =>
  Object.fromEntries(
    symbol(id).members.flatMap((m) => (m.default === undefined ? [] : [[m.name, m.default]])),
  );
const exportsWith = (test: (e: Library["packages"][number]["exports"][number]) => boolean) =>
  Object.fromEntries(
    library.packages
      .map((p): [string, string[]] => [
        p.name.replace("@rpldy/", ""),
        p.exports.filter((e) => !isTypeOnly(symbol(e.symbol).kind) && test(e)).map((e) => e.name),
      ])
      .filter(([, names]) => names.length),
  );

test("one copy of each of the 21 packages is installed", () => {
  expect(library.packages).toHaveLength(21);
  const nested = installedPackages(REAL_LIBRARY)
    .map(({ dir }) => path.join(dir, "node_modules/@rpldy"))
    .filter((dir) => existsSync(dir));
  expect(nested).toEqual([]);
  const modules = path.join(SITE, "node_modules");
  const elsewhere = readdirSync(modules).filter((name) =>
    existsSync(path.join(modules, name, "node_modules/@rpldy")),
  );
  expect(elsewhere).toEqual([]);
});

test("the pages were written for exactly this surface", () => {
  expect(surfaceChanges(accepted, surfaceOf(library))).toEqual([]);
});

test("every symbol has one home and every part a description", () => {
  // Whether each page exists is for the build to say, which has them all.
  const problems = problemsOf(library, readApiDocs(SITE), { requirePages: false });
  expect(problems.filter((line) => !line.includes("no section for"))).toEqual([]);
});

describe("signatures", () => {
  test.each([
    ["useUploady", ["() => UploadyContextType"]],
    ["useBatchAddListener", ["(cb: (obj: Batch) => boolean | void, id?: string) => void"]],
    [
      "useItemProgressListener",
      ["(cb?: (obj: BatchItem) => void, id?: string) => BatchItem", "(id?: string) => BatchItem"],
    ],
    [
      "useRetryListener",
      ["(cb: (data: { items: string[]; options: UploadOptions | void; }) => void) => void"],
    ],
    ["composeEnhancers", ["(...enhancers: UploaderEnhancer[]) => UploaderEnhancer"]],
    [
      "send",
      [
        "(item: BatchItem[], url: string | undefined, options: SendOptions, onProgress?: OnProgress) => SendResult",
      ],
    ],
    ["merge", ["<T>(target: T, ...sources: T[]) => T"]],
  ])("%s", (id, expected) => {
    expect(signatures(id)).toEqual(expected);
  });

  test("kinds", () => {
    const kinds = (kind: string) => library.symbols.filter((s) => s.kind === kind).map((s) => s.id);
    expect(kinds("provider")).toEqual([
      "ChunkedUploady",
      "NativeUploady",
      "NoDomUploady",
      "TusUploady",
      "Uploady",
    ]);
    expect(kinds("component")).toEqual([
      "UploadButton",
      "UploadDropZone",
      "UploadPreview",
      "UploadUrlInput",
    ]);
    expect(kinds("hoc")).toEqual([
      "asUploadButton",
      "withBatchStartUpdate",
      "withPasteUpload",
      "withRequestPreSendUpdate",
    ]);
    expect(kinds("enhancer")).toEqual([
      "getChunkedEnhancer",
      "getMockSenderEnhancer",
      "getTusEnhancer",
      "retryEnhancer",
    ]);
    expect(kinds("sender")).toEqual([
      "createChunkedSender",
      "createMockSender",
      "getXhrSend",
      "send",
    ]);
  });
});

test("typed, but undefined at run time", () => {
  expect(exportsWith((e) => e.inTypes && !e.atRuntime)).toEqual({
    "chunked-sender": ["hasWindow"],
    "chunked-uploady": ["useUploader"],
    "native-uploady": [
      "BATCH_STATES",
      "FILE_STATES",
      "UPLOADER_EVENTS",
      "composeEnhancers",
      "getIsUploadOptionsComponent",
      "markAsUploadOptionsComponent",
      "useAllAbortListener",
      "useBatchErrorListener",
      "useBatchFinalizeListener",
      "useUploader",
      "useUploady",
      "useUploadyContext",
      "withBatchStartUpdate",
      "withRequestPreSendUpdate",
    ],
    "shared-ui": [
      "BATCH_STATES",
      "FILE_STATES",
      "UPLOADER_EVENTS",
      "composeEnhancers",
      "useUploader",
    ],
    "tus-uploady": ["useUploader"],
    "upload-preview": ["PreviewType"],
    uploady: ["useUploader"],
  });
});

test("exported, but not typed", () => {
  const fromUploady = [
    "DEFAULT_OPTIONS",
    "MissingUrlError",
    "XHR_SENDER_TYPE",
    "createContextApi",
    "createUploader",
    "generateUploaderEventHook",
    "generateUploaderEventHookWithState",
    "getUploadyVersion",
    "getXhrSend",
    "logWarning",
    "send",
  ];
  expect(exportsWith((e) => !e.inTypes && e.atRuntime)).toEqual({
    "chunked-sender": ["CHUNKED_DEFAULT_OPTIONS", "CHUNKED_SENDER_TYPE"],
    "chunked-uploady": ["CHUNK_EVENTS", ...fromUploady],
    "life-events": ["isLE"],
    "mock-sender": ["MOCK_SENDER_TYPE"],
    retry: ["RETRY_EXT"],
    sender: ["MissingUrlError", "XHR_SENDER_TYPE"],
    shared: [
      "getMerge",
      "invariant",
      "logger",
      "parseResponseHeaders",
      "throttle",
      "triggerCancellable",
      "triggerUpdater",
    ],
    "shared-ui": [
      "createContextApi",
      "generateUploaderEventHook",
      "generateUploaderEventHookWithState",
      "getUploadyVersion",
      "logWarning",
    ],
    "simple-state": ["createState"],
    "tus-sender": ["TUS_EXT", "TUS_SENDER_TYPE"],
    "tus-uploady": fromUploady,
    "upload-preview": ["PREVIEW_TYPES"],
    uploader: [
      "BATCH_STATES",
      "DEFAULT_OPTIONS",
      "FILE_STATES",
      "MissingUrlError",
      "XHR_SENDER_TYPE",
      "getXhrSend",
      "send",
    ],
    uploady: fromUploady,
  });
});

describe("defaults", () => {
  test.each([
    [
      "UploadOptions",
      {
        autoUpload: "true",
        clearPendingOnAdd: "false",
        grouped: "false",
        maxGroupSize: "5",
        fileFilter: "() => true",
        destination: "{}",
        inputFieldName: '"file"',
      },
    ],
    ["CreateOptions", { concurrent: "false", maxConcurrent: "2", send: "null" }],
    [
      "SendOptions",
      {
        method: '"POST"',
        params: "{}",
        forceJsonResponse: "false",
        withCredentials: "false",
        sendWithFormData: "true",
        formDataAllowUndefined: "false",
      },
    ],
    ["ChunkedOptions", { chunked: "true", chunkSize: "5242880", retries: "0", parallel: "1" }],
    [
      "TusOptions",
      {
        version: '"1.0.0"',
        featureDetection: "false",
        featureDetectionUrl: "null",
        resume: "true",
        deferLength: "false",
        overrideMethod: "false",
        sendDataOnCreate: "false",
        storagePrefix: '"__rpldy-tus__"',
        lockedRetryDelay: "2000",
        forgetOnSuccess: "false",
        ignoreModifiedDateInStorage: "false",
      },
    ],
    [
      "MockOptions",
      { delay: "500", fileSize: "1000000", progressIntervals: "[10, 25, 50, 75, 99]" },
    ],
    ["UploadyProps", { multiple: "true", noPortal: "false" }],
  ])("%s", (id, expected) => {
    expect(defaults(id)).toEqual(expected);
  });

  test("PreviewOptions", () => {
    expect(defaults("PreviewOptions")).toMatchObject({
      rememberPreviousBatches: "false",
      loadFirstOnly: "false",
      maxPreviewImageSize: "20000000",
      maxPreviewVideoSize: "100000000",
      fallbackUrl: '""',
      videoMimeTypes: '["video/mp4", "video/webm", "video/ogg"]',
    });
  });
});

describe("events", () => {
  test("each has hand-kept facts, and no facts are about nothing", () => {
    expect(eventProblems(library)).toEqual([]);
  });

  test("a missing and a leftover entry are named", () => {
    const facts = EVENT_FACTS.filter((f) => f.key !== "BATCH_ADD").map((f) =>
      f.key === "CHUNK_START" ? { ...f, key: "CHUNK_BEGIN" } : f,
    );
    expect(eventProblems(library, facts)).toEqual([
      expect.stringContaining("CHUNK_EVENTS.CHUNK_START has no entry"),
      expect.stringContaining("UPLOADER_EVENTS.BATCH_ADD has no entry"),
      expect.stringContaining("CHUNK_EVENTS.CHUNK_BEGIN is no event"),
    ]);
  });

  test("all have a hook; the updating ones of the uploader have a HOC", () => {
    const events = libraryEvents(library);
    expect(events).toHaveLength(20);
    expect(events.filter((e) => !e.hook).map((e) => e.key)).toEqual([]);
    expect(events.filter((e) => e.hoc).map((e) => [e.key, e.hoc?.symbol])).toEqual([
      ["BATCH_START", "withBatchStartUpdate"],
      ["REQUEST_PRE_SEND", "withRequestPreSendUpdate"],
    ]);
    expect(events.filter((e) => e.hook?.stateful).map((e) => e.key)).toEqual([
      "BATCH_PROGRESS",
      "ITEM_PROGRESS",
    ]);
  });

  test("the first argument is the one the hook's types promise", () => {
    // The types of useRetryListener promise ids where the code passes items.
    const wrong = new Set(["RETRY_EVENT"]);
    for (const event of libraryEvents(library)) {
      const callback = symbol(event.hook?.symbol ?? "").signatures[0]?.parameters[0];
      const first = /^\((?:\w+: (\w+))?/.exec(tokensText(callback?.type ?? []))?.[1];
      if (!wrong.has(event.key))
        expect([event.key, event.payload[0]?.type]).toEqual([event.key, first]);
    }
  });

  test("which events can be canceled or changed agrees with how the code fires them", () => {
    const lib = createRequire(__filename).resolve("@rpldy/uploader");
    const code = readdirSync(path.dirname(lib), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(path.join(path.dirname(lib), name), "utf8"))
      .join("\n");
    const keys = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, key]) => key).sort();
    const cancellable = keys(/\b(?:cancellable|runCancellable)\w*\(\w*\.UPLOADER_EVENTS\.(\w+)/gi);
    const updating = keys(/getItemsPrepareUpdater\)\(\w+\.UPLOADER_EVENTS\.(\w+)/g);
    const kept = libraryEvents(library).filter((e) => e.source === "UPLOADER_EVENTS");
    expect(updating).toEqual(
      kept
        .filter((e) => e.updates)
        .map((e) => e.key)
        .sort(),
    );
    expect(cancellable).toEqual(
      kept
        .filter((e) => e.cancellable && !e.updates)
        .map((e) => e.key)
        .sort(),
    );
  });
});

describe("life cycle", () => {
  const states = (machine: "batch" | "item") =>
    symbol(machine === "batch" ? "BATCH_STATES" : "FILE_STATES").values.map((v) => v.name);

  test.each(["batch", "item"] as const)(
    "%s: reaches every state that is ever assigned",
    (machine) => {
      const reached = new Set(LIFECYCLE.filter((e) => e.machine === machine).map((e) => e.to));
      expect([...reached, ...NEVER_ASSIGNED[machine]].sort()).toEqual(states(machine).sort());
    },
  );

  test("starts from real states and fires real events", () => {
    const events = new Set(libraryEvents(library).map((event) => event.key));
    for (const edge of LIFECYCLE) {
      if (edge.from) expect(states(edge.machine)).toContain(edge.from);
      for (const event of edge.events) expect(events).toContain(event);
    }
  });

  test("shows every event, but for the one that belongs to no single batch or item", () => {
    const shown = new Set(LIFECYCLE.flatMap((edge) => edge.events));
    const missing = libraryEvents(library).filter((event) => !shown.has(event.key));
    expect(missing.map((event) => event.key)).toEqual(["ALL_ABORT"]);
  });

  test("a batch is never set to processing or uploading", () => {
    const dir = path.join(REAL_LIBRARY.root, "uploader/lib/cjs");
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".js")) continue;
      const code = readFileSync(path.join(dir, name), "utf8");
      expect(code).not.toMatch(/state\s*[=:]\s*\S*BATCH_STATES\.(PROCESSING|UPLOADING)/);
    }
  });
});
