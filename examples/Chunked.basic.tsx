import ChunkedUploady, {
  useChunkFinishListener,
  useItemFinishListener,
  useItemStartListener,
  useRequestPreSend,
} from "@rpldy/chunked-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

const chunkSize = 1024 * 1024;

function Chunks() {
  const [sent, setSent] = useState(0);
  const [total, setTotal] = useState(0);
  const [isDone, setDone] = useState(false);

  // The server needs to know which chunks belong together.
  useRequestPreSend(() => ({
    options: { destination: { headers: { "X-Upload-Id": crypto.randomUUID() } } },
  }));
  useItemStartListener((item) => {
    setSent(0);
    setTotal(Math.ceil(item.file.size / chunkSize));
    setDone(false);
  });
  useChunkFinishListener(() => setSent((before) => before + 1));
  useItemFinishListener(() => setDone(true));

  if (total === 0) return <p role="status">Choose a file of some megabytes.</p>;
  return (
    <>
      <progress aria-label="Chunks sent" max={total} value={sent} />
      <p role="status">
        {sent} of {total} chunks{isDone && ", complete"}
      </p>
    </>
  );
}

export default function App() {
  return (
    <ChunkedUploady
      chunkSize={chunkSize}
      multiple={false}
      destination={{ url: "https://uploads.example.com/chunked" }}
    >
      <UploadButton>Choose a file</UploadButton>
      <Chunks />
    </ChunkedUploady>
  );
}
