import { retryEnhancer, useRetry } from "@rpldy/retry-hooks";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useEffect, useRef, useState } from "react";

const MAX_ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;

/** No answer, too busy or broken: a second try may help. Other answers stay the same. */
const isTemporary = (status: number) => status === 0 || status === 429 || status >= 500;

function AutomaticRetry() {
  const retry = useRetry();
  const attempts = useRef(new Map<string, number>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [message, setMessage] = useState("No upload yet.");

  useItemErrorListener(({ id, file, uploadStatus }) => {
    const attempt = (attempts.current.get(id) ?? 0) + 1;
    attempts.current.set(id, attempt);
    if (!isTemporary(uploadStatus) || attempt === MAX_ATTEMPTS) {
      setMessage(`${file.name} failed for good, attempts: ${attempt}`);
      return;
    }
    const wait = FIRST_WAIT_MS * 2 ** (attempt - 1);
    setMessage(`${file.name} failed, next attempt in ${wait / 1000} s`);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      retry(id);
    }, wait);
    timers.current.add(timer);
  });
  useItemFinishListener(({ id, file }) => {
    setMessage(`${file.name} uploaded, attempts: ${(attempts.current.get(id) ?? 0) + 1}`);
    attempts.current.delete(id);
  });

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }} enhancer={retryEnhancer}>
      <UploadButton>Choose files</UploadButton>
      <AutomaticRetry />
    </Uploady>
  );
}
