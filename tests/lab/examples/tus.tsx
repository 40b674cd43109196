import { TusUploady } from "@rpldy/tus-uploady";
import { UploadButton } from "@rpldy/upload-button";
import { useItemFinalizeListener } from "@rpldy/uploady";
import { useState } from "react";

function Status() {
  const [states, setStates] = useState<string[]>([]);
  useItemFinalizeListener((item) => setStates((all) => [...all, item.state]));
  return <p data-testid="states">{states.join(" ")}</p>;
}

export default function Tus() {
  return (
    <TusUploady destination={{ url: "https://uploads.example.com/tus/" }} params={{ kind: "demo" }}>
      <UploadButton />
      <Status />
    </TusUploady>
  );
}
