/** What each picture says in words: its caption, and all there is of it in plain text. */
export const DIAGRAM_TEXTS = {
  UploadFlow: {
    title: "How an upload flows",
    caption:
      "A component or hook hands files to the uploader of its provider. The uploader makes a batch of items, queues them and gives each request to the sender. Listeners hear every step.",
  },
  BatchLifeCycle: {
    title: "Life of a batch",
    caption:
      "A batch starts as added, or as pending when autoUpload is off. It ends finished, cancelled, aborted or error. A batch whose files all failed still ends finished: error is kept for a BATCH_START handler that throws.",
  },
  ItemLifeCycle: {
    title: "Life of an item",
    caption:
      "An item waits as pending or added, is uploading while its request runs, and ends finished, error or aborted. An abort also ends one that still waits. A false from ITEM_START or REQUEST_PRE_SEND cancels it before anything is sent.",
  },
  ChunkedSending: {
    title: "How chunked sending works",
    caption:
      "The file is cut into slices of chunkSize bytes. Each slice is a request of its own with a Content-Range header. The server joins them; a chunk that fails is sent again as long as attempts are left.",
  },
  TusResume: {
    title: "How a tus upload resumes",
    caption:
      "POST creates the upload and its address is kept in local storage. PATCH sends the bytes. After a cut or a reload the same file asks with HEAD how far the server got, and PATCH goes on from that offset.",
  },
  OptionPrecedence: {
    title: "Which option wins",
    caption:
      "Options are merged from top to bottom: what stands lower wins, key by key. Merging adds and replaces. Only an answer to an event can remove a key, by setting it to undefined.",
  },
  PackageMap: {
    title: "Packages and what they build on",
    caption:
      "Pick one provider. Components and hooks work below any of them. The packages in the last row are the parts they are made of; you import them only for advanced work.",
  },
} as const;

export type DiagramName = keyof typeof DIAGRAM_TEXTS;
