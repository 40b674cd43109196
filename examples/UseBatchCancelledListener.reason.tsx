import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useBatchCancelledListener,
  useBatchFinishListener,
  useBatchStartListener,
} from "@rpldy/uploady";
import { useRef, useState } from "react";

const maxFiles = 3;

function Gate() {
  const [message, setMessage] = useState(`Up to ${maxFiles} files at a time.`);
  // The cancel event carries no reason: keep it from the place that decides.
  const reasons = useRef(new Map<string, string>());

  useBatchStartListener((batch) => {
    if (batch.items.length <= maxFiles) return;
    reasons.current.set(batch.id, `${batch.items.length} files are too many`);
    return false;
  });
  useBatchCancelledListener((batch) => {
    setMessage(`Nothing was sent: ${reasons.current.get(batch.id) ?? "refused"}.`);
    reasons.current.delete(batch.id);
  });
  useBatchFinishListener((batch) => setMessage(`${batch.items.length} files sent.`));

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Gate />
    </Uploady>
  );
}
