import { createChunkedSender } from "@rpldy/chunked-sender";
import { type SendMethod, send } from "@rpldy/sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const LARGE = 1024 * 1024;

// The second argument is missing from the types and needed: it fires the chunk events.
const createSender = createChunkedSender as (
  options: Parameters<typeof createChunkedSender>[0],
  trigger: () => undefined,
) => ReturnType<typeof createChunkedSender>;
const chunked = createSender({ chunkSize: LARGE }, () => undefined);

/** Chunks for large files, one plain request for the rest. */
const sendBySize: SendMethod = (items, url, options, onProgress) => {
  const isLarge = (items[0]?.file?.size ?? 0) > LARGE;
  return isLarge
    ? chunked.send(items, `${url}/chunked`, options, onProgress)
    : send(items, `${url}/upload`, options, onProgress);
};

function Outcome() {
  const [text, setText] = useState("Try a small file and one of some megabytes.");

  useItemFinishListener(({ file, uploadResponse }) => {
    const requests = uploadResponse.results?.length ?? 1;
    setText(`${file.name}: ${requests === 1 ? "1 request" : `${requests} requests`}`);
  });

  return <p role="status">{text}</p>;
}

export default function App() {
  return (
    <Uploady send={sendBySize} destination={{ url: "https://uploads.example.com" }}>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
