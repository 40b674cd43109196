import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener, useItemStartListener } from "@rpldy/uploady";
import { useState } from "react";

const maxBytes = 1_000_000;

function Report() {
  const [lines, setLines] = useState<string[]>([]);
  const report = (line: string) => setLines((before) => [...before, line]);

  useItemStartListener((item) => {
    if (item.file.size <= maxBytes) return;
    report(`${item.file.name} skipped: larger than 1 MB`);
    return false;
  });
  useItemFinishListener((item) => report(`${item.file.name} uploaded`));

  return (
    <ul aria-label="Report" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Report />
    </Uploady>
  );
}
