import type { EventBinding, Library } from "./model";

/** What neither the types nor a constant can tell: kept by hand, checked against the library. */
export interface EventFacts {
  /** Constant that holds the event. */
  source: string;
  /** Key in it, or the constant's own name when the constant is the event. */
  key: string;
  payload: { name: string; type: string }[];
  /** A handler that returns exactly `false` stops what is about to happen. */
  cancellable: boolean;
  /** A handler's returned object changes what is about to happen. */
  updates: boolean;
  /** A returned promise is waited for. */
  async: boolean;
  /** What the return value does. */
  answer: string;
}

export interface LibraryEvent extends EventFacts {
  package: string;
  /** String the uploader triggers. */
  value: string;
  hook?: EventBinding;
  hoc?: EventBinding;
}

const BATCH = [{ name: "batch", type: "Batch" }];
const ITEM = [{ name: "item", type: "BatchItem" }];
const BATCH_AND_OPTIONS = [...BATCH, { name: "options", type: "CreateOptions" }];

const told = (key: string, payload: EventFacts["payload"]): EventFacts => ({
  source: "UPLOADER_EVENTS",
  key,
  payload,
  cancellable: false,
  updates: false,
  async: false,
  answer: "Ignored.",
});

export const EVENT_FACTS: readonly EventFacts[] = [
  {
    ...told("BATCH_ADD", BATCH_AND_OPTIONS),
    cancellable: true,
    async: true,
    answer:
      "`false` cancels the batch. A promise does not hold the batch back while the queue is busy: decide at once here, or later in `BATCH_START`.",
  },
  {
    ...told("BATCH_START", BATCH_AND_OPTIONS),
    cancellable: true,
    updates: true,
    async: true,
    answer: "`false` cancels the batch; `{ items, options }` replaces them. The upload waits.",
  },
  told("BATCH_PROGRESS", BATCH),
  told("BATCH_FINISH", BATCH),
  told("BATCH_ABORT", BATCH),
  told("BATCH_CANCEL", BATCH),
  told("BATCH_ERROR", BATCH),
  told("BATCH_FINALIZE", BATCH),
  {
    ...told("ITEM_START", ITEM),
    cancellable: true,
    async: true,
    answer: "`false` cancels the item. The upload waits.",
  },
  told("ITEM_CANCEL", ITEM),
  told("ITEM_PROGRESS", ITEM),
  told("ITEM_FINISH", ITEM),
  told("ITEM_ABORT", ITEM),
  told("ITEM_ERROR", ITEM),
  told("ITEM_FINALIZE", ITEM),
  {
    ...told("REQUEST_PRE_SEND", [
      { name: "data", type: "PreSendData" },
      { name: "options", type: "CreateOptions" },
    ]),
    cancellable: true,
    updates: true,
    async: true,
    answer:
      "`false` cancels every item of the request; `{ items, options }` replaces them, and the options stay in force for the rest of the batch. The upload waits.",
  },
  told("ALL_ABORT", []),
  {
    source: "CHUNK_EVENTS",
    key: "CHUNK_START",
    payload: [{ name: "data", type: "ChunkStartEventData" }],
    cancellable: true,
    updates: true,
    async: true,
    answer:
      "`false` skips the chunk, which then counts as sent; `{ url, sendOptions }` changes this chunk's request.",
  },
  {
    source: "CHUNK_EVENTS",
    key: "CHUNK_FINISH",
    payload: [{ name: "data", type: "ChunkFinishEventData" }],
    cancellable: false,
    updates: false,
    async: false,
    answer: "Ignored.",
  },
  {
    source: "RETRY_EVENT",
    key: "RETRY_EVENT",
    payload: [{ name: "data", type: "{ items: BatchItem[]; options?: UploadOptions }" }],
    cancellable: false,
    updates: false,
    async: false,
    answer: "Ignored.",
  },
];

/** Events of the library as `source.key`; a constant that is an event stands for itself. */
export function eventKeys(library: Library): { source: string; key: string; value: string }[] {
  return library.symbols.flatMap((symbol) => {
    if (symbol.kind === "event map") {
      return symbol.values.map(({ name, value }) => ({ source: symbol.id, key: name, value }));
    }
    if (symbol.name.endsWith("_EVENT") && symbol.value) {
      return [{ source: symbol.id, key: symbol.id, value: symbol.value }];
    }
    return [];
  });
}

/** Events without hand-kept facts, and facts about events that are gone. */
export function eventProblems(
  library: Library,
  facts: readonly EventFacts[] = EVENT_FACTS,
): string[] {
  const name = (entry: { source: string; key: string }) => `${entry.source}.${entry.key}`;
  const real = new Set(eventKeys(library).map(name));
  const kept = new Set(facts.map(name));
  return [
    ...[...real]
      .filter((event) => !kept.has(event))
      .map((event) => `plugins/library/events.ts: ${event} has no entry. Add it to EVENT_FACTS.`),
    ...[...kept]
      .filter((event) => !real.has(event))
      .map((event) => `plugins/library/events.ts: ${event} is no event. Remove its entry.`),
  ];
}

export function libraryEvents(library: Library): LibraryEvent[] {
  const values = new Map(eventKeys(library).map((e) => [`${e.source}.${e.key}`, e.value]));
  const symbols = new Map(library.symbols.map((symbol) => [symbol.id, symbol]));
  return EVENT_FACTS.filter((facts) => values.has(`${facts.source}.${facts.key}`)).map((facts) => {
    const bound = library.bindings.filter(
      (b) => b.source === facts.source && (b.key || b.source) === facts.key,
    );
    const hook = bound.find((b) => symbols.get(b.symbol)?.kind === "hook");
    const hoc = bound.find((b) => symbols.get(b.symbol)?.kind === "hoc");
    return {
      ...facts,
      package: symbols.get(facts.source)?.package ?? "",
      value: values.get(`${facts.source}.${facts.key}`) ?? "",
      ...(hook ? { hook } : {}),
      ...(hoc ? { hoc } : {}),
    };
  });
}
