import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const isPicture = (file: File | string) =>
  typeof file !== "string" && file.type.startsWith("image/");

function Arrived() {
  const [lines, setLines] = useState<string[]>([]);

  useItemFinishListener(({ file, uploadResponse }) => {
    const { fields } = uploadResponse.data;
    const params = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    setLines((before) => [...before, `${file.name}: ${params.sort().join(", ")}`]);
  });

  return (
    <ul aria-label="Arrived" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady params={{ user: "42" }} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton params={{ album: "summer" }} fileFilter={isPicture}>
        Add pictures
      </UploadButton>{" "}
      <UploadButton
        params={{ folder: "invoices" }}
        destination={{ url: "https://uploads.example.com/echo" }}
      >
        Add invoices
      </UploadButton>
      <Arrived />
    </Uploady>
  );
}
