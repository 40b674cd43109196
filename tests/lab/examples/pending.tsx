import Uploady, { useBatchFinishListener, useRequestPreSend, useUploady } from "@rpldy/uploady";
import { useState } from "react";

function Controls() {
  const { processPending } = useUploady();
  const [state, setState] = useState("");
  useRequestPreSend(async () => {
    const response = await fetch("https://uploads.example.com/token");
    const { token } = await response.json();
    return { options: { destination: { headers: { Authorization: `Bearer ${token}` } } } };
  });
  useBatchFinishListener((batch) => setState(batch.items.map((item) => item.state).join(" ")));
  return (
    <>
      <button type="button" onClick={() => processPending()}>
        Upload all
      </button>
      <p data-testid="states">{state}</p>
    </>
  );
}

export default function Pending() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }} autoUpload={false}>
      <Controls />
    </Uploady>
  );
}
