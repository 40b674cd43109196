import { retryEnhancer, useRetry, useRetryListener } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, { type BatchItem, useItemFinalizeListener } from "@rpldy/uploady";
import { useState } from "react";

function LastFile() {
  const retry = useRetry();
  const [item, setItem] = useState<BatchItem>();
  const [attempts, setAttempts] = useState<Record<string, number>>({});

  useRetryListener((data) => {
    // Typed as ids in 0.17.5; what arrives are the items.
    const items = data.items as unknown as BatchItem[];
    setAttempts((before) => {
      const counted = items.map(({ id }) => [id, (before[id] ?? 1) + 1] as const);
      return { ...before, ...Object.fromEntries(counted) };
    });
  });
  useItemFinalizeListener((ended) => setItem(ended));

  if (!item) return <p role="status">Choose a file.</p>;
  return (
    <>
      <p role="status">
        {item.file.name} {item.state}, attempt {attempts[item.id] ?? 1}
      </p>
      {item.state !== "finished" && (
        <button type="button" onClick={() => retry(item.id)}>
          Try again
        </button>
      )}
    </>
  );
}

export default function App() {
  return (
    <Uploady
      destination={{ url: "https://uploads.example.com/upload" }}
      enhancer={retryEnhancer}
      multiple={false}
    >
      <UploadButton>Choose a file</UploadButton>
      <LastFile />
    </Uploady>
  );
}
