import UploadButton from "@rpldy/upload-button";
import Uploady, { useBatchStartListener, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

type StartListener = Parameters<typeof useBatchStartListener>[0];

async function withToken() {
  const response = await fetch("https://uploads.example.com/token");
  const { token } = await response.json();
  return { options: { destination: { headers: { Authorization: `Bearer ${token}` } } } };
}

// The upload waits for the promise, although the types of 0.17.5 know no async callback.
const addToken = withToken as unknown as StartListener;

function Sent() {
  const [tokens, setTokens] = useState<string[]>([]);

  useBatchStartListener(addToken);
  useItemFinishListener((item) => {
    // This endpoint answers with the headers it received.
    setTokens((before) => [...before, item.uploadResponse.data.headers.authorization]);
  });

  return (
    <p role="status">
      Files: {tokens.length}, tokens used: {new Set(tokens).size}
    </p>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/echo" }}>
      <UploadButton>Choose files</UploadButton>
      <Sent />
    </Uploady>
  );
}
