import retryEnhancer from "@rpldy/retry";
import { useRetry } from "@rpldy/retry-hooks";
import { UploadButton } from "@rpldy/upload-button";
import Uploady, {
  useAbortAll,
  useItemFinalizeListener,
  useItemProgressListener,
} from "@rpldy/uploady";
import { useState } from "react";

function Status() {
  const [progress, setProgress] = useState(0);
  const [states, setStates] = useState<string[]>([]);
  const abortAll = useAbortAll();
  const retry = useRetry();
  useItemProgressListener(() => setProgress((count) => count + 1));
  useItemFinalizeListener((item) => setStates((all) => [...all, item.state]));
  return (
    <>
      <button type="button" onClick={() => abortAll()}>
        Abort
      </button>
      <button type="button" onClick={() => retry()}>
        Retry
      </button>
      <p data-testid="progress">{progress}</p>
      <p data-testid="states">{states.join(" ")}</p>
      <p data-testid="finalized">{states.length}</p>
    </>
  );
}

export default function Button() {
  return (
    <Uploady
      destination={{ url: "https://uploads.example.com/upload", headers: { "X-Demo": "1" } }}
      params={{ album: "summer" }}
      enhancer={retryEnhancer}
    >
      <UploadButton params={{ from: "button" }} />
      <Status />
    </Uploady>
  );
}
