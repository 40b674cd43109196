/** One step of a batch or an item: to its next state, or within one where both ends are equal. */
export interface LifecycleEdge {
  machine: "batch" | "item";
  /** Key of BATCH_STATES or FILE_STATES; null where it comes into being. */
  from: string | null;
  to: string;
  /** Keys of the events fired on the way, in order. */
  events: string[];
  cause: string;
}

const edge = (
  machine: LifecycleEdge["machine"],
  from: string | null,
  to: string,
  events: string[],
  cause: string,
): LifecycleEdge => ({ machine, from, to, events, cause });

export const LIFECYCLE: readonly LifecycleEdge[] = [
  edge("batch", null, "ADDED", ["BATCH_ADD"], "Files are added while autoUpload is on."),
  edge("batch", null, "PENDING", ["BATCH_ADD"], "Files are added while autoUpload is off."),
  edge("batch", "PENDING", "ADDED", [], "processPending() is called."),
  edge("batch", "ADDED", "ADDED", ["BATCH_START"], "Its first item is taken from the queue."),
  edge("batch", "ADDED", "ADDED", ["BATCH_PROGRESS"], "One of its items makes progress."),
  edge(
    "batch",
    "ADDED",
    "FINISHED",
    ["BATCH_FINISH", "BATCH_FINALIZE"],
    "Every item has ended, whatever its outcome.",
  ),
  edge(
    "batch",
    "PENDING",
    "FINISHED",
    ["BATCH_PROGRESS", "BATCH_FINISH", "BATCH_FINALIZE"],
    "Every item is aborted by abort(), with or without an id.",
  ),
  edge("batch", "PENDING", "CANCELLED", ["BATCH_CANCEL"], "A BATCH_ADD handler returns false."),
  edge("batch", "ADDED", "CANCELLED", ["BATCH_CANCEL"], "A BATCH_ADD handler returns false."),
  edge(
    "batch",
    "ADDED",
    "CANCELLED",
    ["BATCH_CANCEL", "BATCH_FINALIZE"],
    "A BATCH_START handler returns false.",
  ),
  edge(
    "batch",
    "ADDED",
    "ERROR",
    ["BATCH_ERROR", "BATCH_FINALIZE"],
    "A BATCH_START handler throws.",
  ),
  edge("batch", "PENDING", "ABORTED", ["BATCH_ABORT"], "abortBatch() is called."),
  edge("batch", "ADDED", "ABORTED", ["BATCH_ABORT"], "abortBatch() is called."),

  edge("item", null, "ADDED", [], "Its batch is added while autoUpload is on."),
  edge("item", null, "PENDING", [], "Its batch is added while autoUpload is off."),
  edge("item", "PENDING", "ADDED", [], "processPending() is called."),
  edge(
    "item",
    "ADDED",
    "UPLOADING",
    ["ITEM_START", "REQUEST_PRE_SEND"],
    "It is taken from the queue and sent.",
  ),
  edge(
    "item",
    "ADDED",
    "CANCELLED",
    ["ITEM_CANCEL", "ITEM_FINALIZE"],
    "An ITEM_START or REQUEST_PRE_SEND handler returns false.",
  ),
  edge(
    "item",
    "ADDED",
    "ERROR",
    ["ITEM_ERROR", "ITEM_FINALIZE"],
    "A REQUEST_PRE_SEND handler throws.",
  ),
  edge("item", "UPLOADING", "UPLOADING", ["ITEM_PROGRESS"], "Bytes of it are sent."),
  edge(
    "item",
    "UPLOADING",
    "UPLOADING",
    ["CHUNK_START", "CHUNK_FINISH"],
    "One of its chunks is sent; with a chunked or tus sender only.",
  ),
  edge(
    "item",
    "UPLOADING",
    "FINISHED",
    ["ITEM_FINISH", "ITEM_FINALIZE"],
    "The server answers with success.",
  ),
  edge(
    "item",
    "UPLOADING",
    "ERROR",
    ["ITEM_ERROR", "ITEM_FINALIZE"],
    "The server answers with failure, or the request does not get through.",
  ),
  edge("item", "PENDING", "ABORTED", ["ITEM_ABORT", "ITEM_FINALIZE"], "It is aborted."),
  edge("item", "ADDED", "ABORTED", ["ITEM_ABORT", "ITEM_FINALIZE"], "It is aborted."),
  edge("item", "UPLOADING", "ABORTED", ["ITEM_ABORT", "ITEM_FINALIZE"], "It is aborted."),
  edge(
    "item",
    "ERROR",
    "ADDED",
    ["RETRY_EVENT", "BATCH_ADD"],
    "It is retried, in a new batch; with the retry enhancer only.",
  ),
  edge(
    "item",
    "ABORTED",
    "ADDED",
    ["RETRY_EVENT", "BATCH_ADD"],
    "It is retried, in a new batch; with the retry enhancer only.",
  ),
];

/** States of the constants that the library never puts a batch into. */
export const NEVER_ASSIGNED = { batch: ["PROCESSING", "UPLOADING"], item: [] as string[] };
