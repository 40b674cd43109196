import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemFinalizeListener,
  useItemProgressListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Upload {
  id: string;
  name: string;
  percent: number;
  /** finished, error, aborted or cancelled; empty while it runs */
  outcome: string;
}

function textOf({ percent, outcome }: Upload): string {
  if (outcome) return outcome;
  return percent < 100 ? `${Math.round(percent)} %` : "waiting for the server";
}

function Uploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);

  const change = (id: string, changes: Partial<Upload>) => {
    setUploads((before) =>
      before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    );
  };

  useItemStartListener(({ id, file }) => {
    setUploads((before) => [...before, { id, name: file.name, percent: 0, outcome: "" }]);
  });
  useItemProgressListener((item) => change(item.id, { percent: item.completed }));
  useItemFinalizeListener((item) => change(item.id, { outcome: item.state }));

  return (
    <ul>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <label>
            {upload.name} <progress max={100} value={upload.percent} />
          </label>{" "}
          <span role="status">{textOf(upload)}</span>
        </li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Uploads />
    </Uploady>
  );
}
