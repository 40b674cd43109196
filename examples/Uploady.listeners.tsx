import UploadButton from "@rpldy/upload-button";
import Uploady, { type Batch, UPLOADER_EVENTS } from "@rpldy/uploady";
import { useMemo, useState } from "react";

export default function App() {
  const [lines, setLines] = useState<string[]>([]);

  // The provider cannot use hooks of its own context: this is how its parent listens.
  const listeners = useMemo(() => {
    const add = (line: string) => setLines((before) => [...before, line]);
    return {
      [UPLOADER_EVENTS.BATCH_ADD]: (batch: Batch) => add(`${batch.items.length} added`),
      [UPLOADER_EVENTS.BATCH_FINISH]: (batch: Batch) => add(`${batch.items.length} ended`),
    };
  }, []);

  return (
    <>
      <Uploady
        accept="image/*,.pdf"
        concurrent
        maxConcurrent={3}
        listeners={listeners}
        destination={{ url: "https://uploads.example.com/upload" }}
      >
        <UploadButton>Choose pictures or PDFs</UploadButton>
      </Uploady>
      <p role="status">{lines.join(", ") || "Nothing added yet."}</p>
    </>
  );
}
