import UploadButton from "@rpldy/upload-button";
import Uploady, { type Batch, UPLOADER_EVENTS } from "@rpldy/uploady";
import { useMemo, useState } from "react";

function Header({ running }: { running: number }) {
  return <p role="status">{running === 0 ? "All done" : `Uploads running: ${running}`}</p>;
}

// It renders the provider, so the hooks are out of its reach: they look for one above.
export default function App() {
  const [running, setRunning] = useState<string[]>([]);

  // Memoized: a new object would be registered anew on every render.
  const listeners = useMemo(() => {
    const start = ({ id }: Batch) => setRunning((before) => [...before, id]);
    const end = ({ id }: Batch) => setRunning((before) => before.filter((one) => one !== id));
    return {
      [UPLOADER_EVENTS.BATCH_START]: start,
      [UPLOADER_EVENTS.BATCH_FINALIZE]: end,
      [UPLOADER_EVENTS.BATCH_ABORT]: end,
    };
  }, []);

  return (
    <>
      <Header running={running.length} />
      <Uploady listeners={listeners} destination={{ url: "https://uploads.example.com/upload" }}>
        <UploadButton>Choose files</UploadButton>
      </Uploady>
    </>
  );
}
