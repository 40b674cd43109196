import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener((item) => {
    setNames((before) => [...before, item.file.name]);
  });

  return (
    <p role="status">
      {names.length === 0 ? "Nothing uploaded yet." : `Uploaded: ${names.join(", ")}`}
    </p>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Uploaded />
    </Uploady>
  );
}
