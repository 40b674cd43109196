import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useAbortAll,
  useAllAbortListener,
  useBatchAddListener,
  useItemAbortListener,
} from "@rpldy/uploady";
import { useState } from "react";

function Notice() {
  const [isStopped, setStopped] = useState(false);
  const [unsent, setUnsent] = useState(0);

  useAllAbortListener(() => setStopped(true));
  useItemAbortListener(() => setUnsent((before) => before + 1));
  useBatchAddListener(() => {
    setStopped(false);
    setUnsent(0);
  });

  return <p role="status">{isStopped ? `All stopped. Files not sent: ${unsent}` : "Ready."}</p>;
}

// Stands somewhere else in the page, and need not know the notice.
function StopButton() {
  const abortAll = useAbortAll();
  return (
    <button type="button" onClick={abortAll}>
      Stop all
    </button>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton> <StopButton />
      <Notice />
    </Uploady>
  );
}
