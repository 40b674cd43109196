import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener, useRequestPreSend } from "@rpldy/uploady";
import { useState } from "react";

function Rename({ prefix }: { prefix: string }) {
  const [lines, setLines] = useState<string[]>([]);

  useRequestPreSend(({ items }) => {
    const [item] = items;
    if (!item) return true;
    const original = item.file.name;
    // Change the item you received: a copy of it could not be retried.
    item.file = new File([item.file as File], prefix + original, { type: item.file.type });
    return { items: [item], options: { params: { original } } };
  });
  useItemFinishListener((item) => {
    const { files, fields } = item.uploadResponse.data;
    setLines((before) => [...before, `${fields.original} is stored as ${files[0].name}`]);
  });

  return (
    <ul aria-label="Stored files" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export default function App() {
  const [prefix, setPrefix] = useState("2026-");
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <p>
        <label htmlFor="name-prefix">Prefix of the names</label>{" "}
        <input
          id="name-prefix"
          value={prefix}
          onChange={(event) => setPrefix(event.target.value)}
        />
      </p>
      <UploadButton>Choose files</UploadButton>
      <Rename prefix={prefix} />
    </Uploady>
  );
}
