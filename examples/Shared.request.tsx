import { request } from "@rpldy/shared";
import UploadButton from "@rpldy/upload-button";
import Uploady, { type BatchItem, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const api = "https://uploads.example.com/echo";

/** Tells an API of yours about an uploaded file. */
async function report({ file }: BatchItem): Promise<string> {
  try {
    const body = JSON.stringify({ name: file.name, size: file.size });
    const xhr = await request(api, body, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
    });
    // Any answer resolves, so look at the status.
    return xhr.status === 200 ? "reported" : `the API answered ${xhr.status}`;
  } catch {
    // The rejection is the XMLHttpRequest itself, not an Error.
    return "the API did not answer";
  }
}

function Report() {
  const [message, setMessage] = useState("Nothing reported yet.");

  useItemFinishListener(async (item) => {
    const outcome = await report(item);
    setMessage(`${item.file.name}: ${outcome}`);
  });

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <Report />
    </Uploady>
  );
}
