import ChunkedUploady, {
  useChunkFinishListener,
  useChunkStartListener,
  useItemFinishListener,
} from "@rpldy/chunked-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

type StartListener = Parameters<typeof useChunkStartListener>[0];
type ChunkStart = Parameters<StartListener>[0];

async function signPart({ item, chunk, sendOptions }: ChunkStart) {
  const name = `${item.file.name}.part-${chunk.index + 1}`;
  const response = await fetch(
    `https://uploads.example.com/sign?name=${encodeURIComponent(name)}&type=${item.file.type}`,
  );
  const signed = await response.json();
  return {
    url: signed.url,
    sendOptions: {
      ...sendOptions,
      method: signed.method,
      sendWithFormData: false,
      // Storage wants the bytes alone: undefined takes the range out.
      headers: { ...signed.headers, "Content-Range": undefined },
    },
  };
}

// The chunk waits for the promise, although the types of 0.17.5 know no async callback.
const signEachPart = signPart as unknown as StartListener;

function Parts() {
  const [parts, setParts] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);

  useChunkStartListener(signEachPart);
  useChunkFinishListener(({ chunk }) => {
    setParts((before) => [...before, `Part ${chunk.index + 1}, ${chunk.end - chunk.start} bytes`]);
  });
  useItemFinishListener(() => setDone(true));

  return (
    <>
      <ol aria-label="Parts">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <p role="status">{isDone ? "All parts are stored." : "Choose a file of some megabytes."}</p>
    </>
  );
}

export default function App() {
  return (
    <ChunkedUploady chunkSize={1_000_000} multiple={false}>
      <UploadButton>Choose a file</UploadButton>
      <Parts />
    </ChunkedUploady>
  );
}
