import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useAbortAll,
  useAbortItem,
  useBatchAddListener,
  useItemFinalizeListener,
  useItemProgressListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Entry {
  id: string;
  name: string;
  state: string;
}

function Queue() {
  const [entries, setEntries] = useState<Entry[]>([]);
  const abort = useAbortItem();
  const abortAll = useAbortAll();

  const setState = (id: string, state: string) => {
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  };

  useBatchAddListener((batch) => {
    const added = batch.items.map(({ id, file }) => ({ id, name: file.name, state: "waiting" }));
    setEntries((before) => [...before, ...added]);
  });
  useItemStartListener((item) => setState(item.id, "uploading"));
  useItemProgressListener((item) => setState(item.id, `${Math.round(item.completed)} %`));
  // Comes last for every file, whatever became of it: finished, error, aborted or cancelled.
  useItemFinalizeListener((item) => setState(item.id, item.state));

  const isOver = (state: string) => ["finished", "error", "aborted", "cancelled"].includes(state);

  return (
    <>
      <button type="button" onClick={abortAll} disabled={entries.every((e) => isOver(e.state))}>
        Stop all
      </button>
      <ol aria-label="Upload queue">
        {entries.map(({ id, name, state }) => (
          <li key={id}>
            {name}: <span role="status">{state}</span>{" "}
            {!isOver(state) && (
              <button type="button" aria-label={`Stop ${name}`} onClick={() => abort(id)}>
                Stop
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

export default function App() {
  return (
    <Uploady
      concurrent
      maxConcurrent={2}
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <UploadButton>Add files</UploadButton> <Queue />
    </Uploady>
  );
}
