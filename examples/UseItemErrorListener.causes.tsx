import UploadButton from "@rpldy/upload-button";
import Uploady, { type BatchItem, useItemErrorListener, useRequestPreSend } from "@rpldy/uploady";
import { useState } from "react";

// uploadResponse has another shape for each cause.
function causeOf({ uploadStatus, uploadResponse }: BatchItem): string {
  if (uploadResponse instanceof Error) return uploadResponse.message;
  if (typeof uploadResponse === "string") return uploadResponse;
  if (uploadStatus === 0) return "no answer from the server";
  return `refused with status ${uploadStatus}`;
}

function Failures() {
  const [failures, setFailures] = useState<string[]>([]);

  useRequestPreSend(({ items }) => {
    if (items.some(({ file }) => file.size === 0)) throw new Error("the file is empty");
    return true;
  });
  useItemErrorListener((item) => {
    setFailures((before) => [...before, `${item.file.name}: ${causeOf(item)}`]);
  });

  return (
    <ul aria-label="Failed uploads" aria-live="polite">
      {failures.map((failure) => (
        <li key={failure}>{failure}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Failures />
    </Uploady>
  );
}
