import ChunkedUploady, { useChunkFinishListener, useRequestPreSend } from "@rpldy/chunked-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

interface Received {
  received: number;
  total: number;
  complete: boolean;
}

function StoredByServer() {
  const [answer, setAnswer] = useState<Received>();

  useRequestPreSend(() => ({
    options: { destination: { headers: { "X-Upload-Id": crypto.randomUUID() } } },
  }));
  // What the server answers to each chunk: here, how much of the file it holds.
  useChunkFinishListener(({ uploadData }) => setAnswer(uploadData.response.data));

  if (!answer) return <p role="status">Choose a file of some megabytes.</p>;
  return (
    <>
      <progress aria-label="Held by the server" max={answer.total} value={answer.received} />
      <p role="status">
        The server holds {answer.received} of {answer.total} bytes
        {answer.complete && " and has joined them"}.
      </p>
    </>
  );
}

export default function App() {
  return (
    <ChunkedUploady
      chunkSize={500_000}
      multiple={false}
      destination={{ url: "https://uploads.example.com/chunked" }}
    >
      <UploadButton>Choose a file</UploadButton>
      <StoredByServer />
    </ChunkedUploady>
  );
}
