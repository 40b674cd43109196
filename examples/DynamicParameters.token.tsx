import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemErrorListener,
  useItemFinishListener,
  useRequestPreSend,
} from "@rpldy/uploady";
import { useState } from "react";

async function fetchToken(): Promise<string> {
  const response = await fetch("https://uploads.example.com/token", { method: "POST" });
  if (!response.ok) throw new Error(`no token, status ${response.status}`);
  const { token } = await response.json();
  return token;
}

function Tokens() {
  const [lines, setLines] = useState<string[]>([]);
  const add = (line: string) => setLines((before) => [...before, line]);

  useRequestPreSend(async () => {
    const token = await fetchToken();
    return { options: { destination: { headers: { Authorization: `Bearer ${token}` } } } };
  });
  useItemFinishListener(({ file, uploadResponse }) => {
    add(`${file.name} arrived with ${uploadResponse.data.headers.authorization}`);
  });
  useItemErrorListener(({ file, uploadResponse }) => add(`${file.name}: ${uploadResponse}`));

  return (
    <ul aria-label="Results" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/echo" }}>
      <UploadButton>Choose files</UploadButton>
      <Tokens />
    </Uploady>
  );
}
