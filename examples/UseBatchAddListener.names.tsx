import UploadButton from "@rpldy/upload-button";
import Uploady, { useBatchAddListener, useBatchFinalizeListener, useUploady } from "@rpldy/uploady";
import { useState } from "react";

interface Chosen {
  id: string;
  name: string;
  size: number;
}

function Basket() {
  const { processPending } = useUploady();
  const [files, setFiles] = useState<Chosen[]>([]);

  useBatchAddListener((batch) => {
    const added = batch.items.map(({ id, file }) => ({ id, name: file.name, size: file.size }));
    setFiles((before) => [...before, ...added]);
  });
  useBatchFinalizeListener((batch) => {
    const gone = new Set(batch.items.map(({ id }) => id));
    setFiles((before) => before.filter(({ id }) => !gone.has(id)));
  });

  const bytes = files.reduce((sum, { size }) => sum + size, 0);

  return (
    <>
      <ul aria-label="Chosen files">
        {files.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p role="status">
        {files.length} chosen, {Math.round(bytes / 1000)} kB
      </p>
      <button type="button" disabled={files.length === 0} onClick={() => processPending()}>
        Send
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady autoUpload={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Basket />
    </Uploady>
  );
}
