import { retryEnhancer, useRetry } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, { FILE_STATES, useItemFinalizeListener } from "@rpldy/uploady";
import { useState } from "react";

function RetryAll() {
  const retry = useRetry();
  const [states, setStates] = useState<Record<string, FILE_STATES>>({});

  // A retried file ends again under the same id, so its state is overwritten.
  useItemFinalizeListener(({ id, state }) => setStates((before) => ({ ...before, [id]: state })));

  const all = Object.values(states);
  const failed = all.filter((state) => state !== FILE_STATES.FINISHED).length;

  return (
    <>
      <p role="status">
        {all.length - failed} uploaded, {failed} failed
      </p>
      <button type="button" disabled={failed === 0} onClick={() => retry()}>
        Send the failed files again
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }} enhancer={retryEnhancer}>
      <UploadButton>Choose files</UploadButton>
      <RetryAll />
    </Uploady>
  );
}
