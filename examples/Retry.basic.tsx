import { retryEnhancer, useRetry } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

interface Result {
  name: string;
  hasFailed: boolean;
}

function Results() {
  const [results, setResults] = useState<Record<string, Result>>({});
  const retry = useRetry();

  // A retried file keeps its id: its new result replaces the old one.
  const setResult = (id: string, name: string, hasFailed: boolean) => {
    setResults((before) => ({ ...before, [id]: { name, hasFailed } }));
  };

  useItemErrorListener((item) => setResult(item.id, item.file.name, true));
  useItemFinishListener((item) => setResult(item.id, item.file.name, false));

  return (
    <ul>
      {Object.entries(results).map(([id, { name, hasFailed }]) => (
        <li key={id}>
          {name}: <span role="status">{hasFailed ? "failed" : "uploaded"}</span>{" "}
          {hasFailed && (
            <button type="button" onClick={() => retry(id)}>
              Try {name} again
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }} enhancer={retryEnhancer}>
      <UploadButton>Choose files</UploadButton>
      <Results />
    </Uploady>
  );
}
