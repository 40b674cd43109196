import { retryEnhancer } from "@rpldy/retry";
import type { BatchItem } from "@rpldy/shared";
import { createUploader, UPLOADER_EVENTS } from "@rpldy/uploader";
import { type ChangeEvent, useEffect, useState } from "react";

// The package exports this symbol as RETRY_EXT, but its types do not.
const RETRY_EXT = Symbol.for("__upldy-retry__");

const uploader = createUploader({
  enhancer: retryEnhancer,
  destination: { url: "https://uploads.example.com/upload" },
});

const { retry } = uploader.getExtension(RETRY_EXT) as { retry: (id?: string) => boolean };

export default function App() {
  const [states, setStates] = useState<Record<string, string>>({});
  const [message, setMessage] = useState("");

  useEffect(() => {
    const onEnd = ({ file, state }: BatchItem) => {
      setStates((before) => ({ ...before, [file.name]: state }));
    };
    uploader.on(UPLOADER_EVENTS.ITEM_FINALIZE, onEnd);
    return () => uploader.off(UPLOADER_EVENTS.ITEM_FINALIZE, onEnd);
  }, []);

  const add = (event: ChangeEvent<HTMLInputElement>) => {
    uploader.add([...(event.target.files ?? [])]);
  };
  // Without an id everything that failed goes into one new batch.
  const retryAll = () => setMessage(retry() ? "Sent again." : "Nothing to retry.");

  return (
    <>
      <label>
        Files <input type="file" multiple onChange={add} />
      </label>
      <ul>
        {Object.entries(states).map(([name, state]) => (
          <li key={name}>
            {name}: {state}
          </li>
        ))}
      </ul>
      <button type="button" onClick={retryAll}>
        Retry what failed
      </button>
      <p role="status">{message}</p>
    </>
  );
}
