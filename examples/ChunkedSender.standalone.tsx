import { CHUNK_EVENTS, type ChunkFinishEventData, getChunkedEnhancer } from "@rpldy/chunked-sender";
import { createUploader, UPLOADER_EVENTS } from "@rpldy/uploader";
import { type ChangeEvent, useEffect, useState } from "react";

// No provider and no hooks: the uploader could live in any script.
const uploader = createUploader({
  enhancer: getChunkedEnhancer({ chunkSize: 500_000, parallel: 2 }),
  destination: { url: "https://uploads.example.com/chunked" },
});

// The server joins the chunks that carry the same id.
uploader.on(UPLOADER_EVENTS.REQUEST_PRE_SEND, () => ({
  options: { destination: { headers: { "X-Upload-Id": crypto.randomUUID() } } },
}));

export default function App() {
  const [chunks, setChunks] = useState<string[]>([]);
  const [state, setState] = useState("waiting");

  useEffect(() => {
    const onChunk = ({ chunk }: ChunkFinishEventData) => {
      setChunks((before) => [
        ...before,
        `Chunk ${chunk.index + 1}: ${chunk.start} to ${chunk.end}`,
      ]);
    };
    const onEnd = (item: { state: string }) => setState(item.state);
    uploader.on(CHUNK_EVENTS.CHUNK_FINISH, onChunk);
    uploader.on(UPLOADER_EVENTS.ITEM_FINALIZE, onEnd);
    return () => {
      uploader.off(CHUNK_EVENTS.CHUNK_FINISH, onChunk);
      uploader.off(UPLOADER_EVENTS.ITEM_FINALIZE, onEnd);
    };
  }, []);

  const start = (event: ChangeEvent<HTMLInputElement>) => {
    setChunks([]);
    setState("uploading");
    uploader.add([...(event.target.files ?? [])]);
  };

  return (
    <>
      <label>
        File of a megabyte or more <input type="file" onChange={start} />
      </label>
      <ul>
        {chunks.map((chunk) => (
          <li key={chunk}>{chunk}</li>
        ))}
      </ul>
      <p role="status">{state}</p>
    </>
  );
}
