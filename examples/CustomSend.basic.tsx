import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";
import { sendWithFetch } from "./CustomSend.basic.send";

function Outcome() {
  const [message, setMessage] = useState("No upload yet.");

  useItemFinishListener((item) => setMessage(`Stored with status ${item.uploadStatus}`));
  useItemErrorListener((item) => setMessage(`Failed: ${item.uploadResponse}`));

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady send={sendWithFetch} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
