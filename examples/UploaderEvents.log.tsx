import UploadButton from "@rpldy/upload-button";
import Uploady, { UPLOADER_EVENTS, useUploady } from "@rpldy/uploady";
import { useEffect, useState } from "react";

const events = Object.entries(UPLOADER_EVENTS).filter(([name]) => !name.includes("PROGRESS"));

function EventLog() {
  const { on, off, abort } = useUploady();
  const [log, setLog] = useState<string[]>([]);

  useEffect(() => {
    const handlers = events.map(([name, event]) => {
      // Returns nothing: an answer could cancel or change the upload.
      const handler = (subject?: { id?: string }) => {
        setLog((before) => [...before, `${name} ${subject?.id ?? ""}`]);
      };
      on(event, handler);
      return { event, handler };
    });
    return () => {
      for (const { event, handler } of handlers) off(event, handler);
    };
  }, [on, off]);

  return (
    <>
      <button type="button" onClick={() => abort()}>
        Abort
      </button>{" "}
      <button type="button" onClick={() => setLog([])}>
        Clear
      </button>
      <ol aria-label="Events" aria-live="polite">
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton> <EventLog />
    </Uploady>
  );
}
