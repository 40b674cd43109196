import UploadButton from "@rpldy/upload-button";
import Uploady, { UPLOADER_EVENTS, useUploady } from "@rpldy/uploady";
import { useEffect, useState } from "react";

const names = Object.entries(UPLOADER_EVENTS).filter(([name]) => !name.endsWith("_PROGRESS"));

function Order() {
  const { on, off } = useUploady();
  const [seen, setSeen] = useState<string[]>([]);

  useEffect(() => {
    const handlers = names.map(([name, event]) => {
      // No arrow shorthand: what a handler returns may cancel the upload.
      const handler = () => {
        setSeen((before) => [...before, name]);
      };
      on(event, handler);
      return { event, handler };
    });
    return () => {
      for (const { event, handler } of handlers) off(event, handler);
    };
  }, [on, off]);

  return (
    <ol aria-label="Events in the order they fired">
      {seen.map((name, index) => (
        <li key={`${index} ${name}`}>{name}</li>
      ))}
    </ol>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose one or two files</UploadButton>
      <Order />
    </Uploady>
  );
}
