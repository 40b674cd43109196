import retryEnhancer, { RETRY_EVENT } from "@rpldy/retry";
import { useRetryListener } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  composeEnhancers,
  FILE_STATES,
  UPLOADER_EVENTS,
  type UploaderEnhancer,
  useItemFinalizeListener,
} from "@rpldy/uploady";
import { useState } from "react";

/** The name under which retryEnhancer registers its methods. */
const RETRY = Symbol.for("__upldy-retry__");

/** Sends an item that failed once more. Relies on retryEnhancer having run before. */
const retryOnce: UploaderEnhancer = (uploader) => {
  uploader.on(UPLOADER_EVENTS.ITEM_FINALIZE, (item: BatchItem) => {
    if (item.state !== FILE_STATES.ERROR || item.recycled) return;
    const { retry } = uploader.getExtension(RETRY) as { retry: (id: string) => boolean };
    // Later, when all listeners of this event are through.
    setTimeout(() => retry(item.id));
  });
  return uploader;
};

// Once, outside the component.
const enhancer = composeEnhancers(retryEnhancer, retryOnce);

function Log() {
  const [lines, setLines] = useState<string[]>([]);
  const add = (line: string) => setLines((before) => [...before, line]);

  useItemFinalizeListener((item) => add(`${item.file.name} ${item.state}`));
  useRetryListener(() => add(RETRY_EVENT));

  return <p role="status">{lines.join(", ") || "Let the next request fail in the lab."}</p>;
}

export default function App() {
  return (
    <Uploady enhancer={enhancer} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <Log />
    </Uploady>
  );
}
