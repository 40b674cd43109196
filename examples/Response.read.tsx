import UploadButton from "@rpldy/upload-button";
import Uploady, { type BatchItem, useItemFinalizeListener } from "@rpldy/uploady";
import { useState } from "react";

/** What the server said, whatever way the upload ended. */
function describe({ state, uploadStatus, uploadResponse }: BatchItem): string {
  // "aborted", "cancel", "At least one chunk failed", or no URL.
  if (typeof uploadResponse === "string") return `${state}: ${uploadResponse}`;
  // A REQUEST_PRE_SEND handler threw.
  if (uploadResponse instanceof Error) return `${state}: ${uploadResponse.message}`;
  // Nobody answered: no network, or the browser refused the answer (CORS).
  if (uploadStatus === 0) return `${state}: no answer`;
  // One answer per chunk.
  if (uploadResponse.results) return `${state}: ${uploadResponse.results.length} answers`;
  return `${state}: ${uploadStatus} ${JSON.stringify(uploadResponse.data)}`;
}

function Answer() {
  const [text, setText] = useState("Let a request fail in the lab to see the other shapes.");
  useItemFinalizeListener((item) => setText(describe(item)));
  return <p role="status">{text}</p>;
}

export default function App() {
  return (
    <Uploady multiple={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <Answer />
    </Uploady>
  );
}
