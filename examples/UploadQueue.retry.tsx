import { retryEnhancer, useRetry } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useAbortItem,
  useBatchAddListener,
  useItemFinalizeListener,
  useItemProgressListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Row {
  name: string;
  percent: number;
  state: string;
}

function Queue() {
  const [rows, setRows] = useState<Record<string, Row>>({});
  const abort = useAbortItem();
  const retry = useRetry();

  // A retried item comes back with the same id, so it finds its row again.
  const show = ({ id, file, completed }: BatchItem, state: string) => {
    setRows((before) => ({ ...before, [id]: { name: file.name, percent: completed, state } }));
  };
  const remove = (id: string) => {
    setRows(({ [id]: _removed, ...others }) => others);
  };

  useBatchAddListener((batch) => {
    for (const item of batch.items) show(item, "waiting");
  });
  useItemStartListener((item) => show(item, "uploading"));
  useItemProgressListener((item) => show(item, "uploading"));
  useItemFinalizeListener((item) => show(item, item.state));

  return (
    <ul aria-label="Upload queue">
      {Object.entries(rows).map(([id, { name, percent, state }]) => (
        <li key={id}>
          {name}: <span role="status">{state}</span>{" "}
          {state === "uploading" && <progress aria-label={name} max={100} value={percent} />}{" "}
          {["waiting", "uploading"].includes(state) ? (
            <button type="button" aria-label={`Cancel ${name}`} onClick={() => abort(id)}>
              Cancel
            </button>
          ) : (
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              Remove
            </button>
          )}{" "}
          {["error", "aborted"].includes(state) && (
            <button type="button" aria-label={`Retry ${name}`} onClick={() => retry(id)}>
              Retry
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady enhancer={retryEnhancer} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Add files</UploadButton> <Queue />
    </Uploady>
  );
}
