import { ChunkedUploady } from "@rpldy/chunked-uploady";
import UploadDropZone from "@rpldy/upload-drop-zone";
import { useBatchFinishListener } from "@rpldy/uploady";
import { useState } from "react";

function Status() {
  const [state, setState] = useState("");
  useBatchFinishListener((batch) => setState(batch.items.map((item) => item.state).join(" ")));
  return <p data-testid="states">{state}</p>;
}

export default function Chunked() {
  return (
    <ChunkedUploady
      destination={{ url: "https://uploads.example.com/chunked" }}
      chunkSize={1024 * 1024}
      retries={2}
      parallel={2}
    >
      <UploadDropZone params={{ from: "zone" }}>
        <p>Drop files here</p>
      </UploadDropZone>
      <Status />
    </ChunkedUploady>
  );
}
