import { retryEnhancer, useBatchRetry } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, { FILE_STATES, useBatchFinishListener } from "@rpldy/uploady";
import { useState } from "react";

interface Selection {
  id: string;
  names: string;
  failed: number;
}

function Selections() {
  const retryBatch = useBatchRetry();
  const [selections, setSelections] = useState<Selection[]>([]);

  useBatchFinishListener(({ id, items }) => {
    const names = items.map(({ file }) => file.name).join(", ");
    const failed = items.filter(({ state }) => state !== FILE_STATES.FINISHED).length;
    setSelections((before) => [...before, { id, names, failed }]);
  });

  const retry = (id: string) => {
    retryBatch(id);
    // What comes now is a new batch: it has another id and gets a row of its own.
    setSelections((before) => before.map((s) => (s.id === id ? { ...s, failed: 0 } : s)));
  };

  return (
    <ol aria-label="Selections">
      {selections.map(({ id, names, failed }) => (
        <li key={id}>
          {names}, {failed} to send again{" "}
          {failed > 0 && (
            <button type="button" onClick={() => retry(id)}>
              Retry this selection
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }} enhancer={retryEnhancer}>
      <UploadButton>Choose files</UploadButton>
      <Selections />
    </Uploady>
  );
}
