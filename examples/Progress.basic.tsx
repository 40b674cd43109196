import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemFinishListener,
  useItemProgressListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Upload {
  id: string;
  name: string;
  percent: number;
}

function Uploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);

  const setPercent = (id: string, percent: number) => {
    setUploads((before) =>
      before.map((upload) => (upload.id === id ? { ...upload, percent } : upload)),
    );
  };

  useItemStartListener((item) => {
    setUploads((before) => [...before, { id: item.id, name: item.file.name, percent: 0 }]);
  });
  useItemProgressListener((item) => setPercent(item.id, item.completed));
  useItemFinishListener((item) => setPercent(item.id, 100));

  return (
    <ul>
      {uploads.map(({ id, name, percent }) => (
        <li key={id}>
          <label>
            {name} <progress max={100} value={percent} />
          </label>{" "}
          <span role="status">{percent === 100 ? "done" : `${Math.round(percent)} %`}</span>
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
