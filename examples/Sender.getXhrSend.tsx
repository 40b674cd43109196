import { getXhrSend, type SendMethod } from "@rpldy/sender";
import { request } from "@rpldy/shared";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

interface Permission {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** Asks `url` where one file may go. */
async function askPermission(url: string | undefined, name: string): Promise<Permission> {
  const xhr = await request(`${url}?name=${encodeURIComponent(name)}`);
  if (xhr.status !== 200) throw new Error(`No permission: ${xhr.status}`);
  return JSON.parse(xhr.response);
}

/** Progress, abort and response come from the built-in sender; the request is ours. */
const sendWithPermission: SendMethod = (items, url, options, onProgress) => {
  const file = items[0]?.file;
  const send = getXhrSend({
    getRequestData: () => file,
    preRequestHandler: async (issueRequest) => {
      const permission = await askPermission(url, file?.name ?? "");
      const { method, headers } = permission;
      return issueRequest(permission.url, file, { method, headers });
    },
  });
  return send(items, url, options, onProgress);
};

function Outcome() {
  const [message, setMessage] = useState("No upload yet.");

  useItemFinishListener((item) => setMessage(`Stored with status ${item.uploadStatus}`));
  useItemErrorListener((item) => setMessage(String(item.uploadResponse)));

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady send={sendWithPermission} destination={{ url: "https://uploads.example.com/sign" }}>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
