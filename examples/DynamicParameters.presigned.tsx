import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemErrorListener,
  useItemFinishListener,
  useRequestPreSend,
} from "@rpldy/uploady";
import { useState } from "react";

interface Signed {
  url: string;
  method: string;
  headers: Record<string, string>;
}

async function signFor({ name, type }: { name: string; type: string }): Promise<Signed> {
  const query = new URLSearchParams({ name, type });
  const response = await fetch(`https://uploads.example.com/sign?${query}`);
  if (!response.ok) throw new Error(`not signed, status ${response.status}`);
  return response.json();
}

function Bucket() {
  const [message, setMessage] = useState("The bucket is empty.");

  useRequestPreSend(async ({ items }) => {
    const file = items[0]?.file;
    if (!file) return false;
    const { url, method, headers } = await signFor(file);
    return { options: { destination: { url, method, headers } } };
  });
  useItemFinishListener(({ file, uploadResponse }) => {
    setMessage(`${file.name} has the ETag ${uploadResponse.headers.etag}`);
  });
  useItemErrorListener(({ file, uploadStatus, uploadResponse }) => {
    const reason = uploadResponse instanceof Error ? uploadResponse.message : uploadStatus;
    setMessage(`${file.name} failed: ${reason}`);
  });

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady sendWithFormData={false}>
      <UploadButton>Choose files</UploadButton>
      <Bucket />
    </Uploady>
  );
}
