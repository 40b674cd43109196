import TusUploady, { useClearResumableStore, useItemFinalizeListener } from "@rpldy/tus-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

const storagePrefix = "my-app-tus:";
const countStored = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storagePrefix)).length;

function Memory() {
  const clear = useClearResumableStore();
  const [stored, setStored] = useState(countStored);

  useItemFinalizeListener(() => setStored(countStored()));

  const forgetAll = () => {
    // One call skips every other entry: go on until none is left.
    while (countStored() > 0) clear();
    setStored(0);
  };

  return (
    <>
      <button type="button" onClick={forgetAll} disabled={stored === 0}>
        Forget them
      </button>
      <p role="status">Uploads this browser remembers: {stored}</p>
    </>
  );
}

export default function App() {
  return (
    <TusUploady
      storagePrefix={storagePrefix}
      destination={{ url: "https://uploads.example.com/tus/" }}
    >
      <UploadButton>Choose files</UploadButton> <Memory />
    </TusUploady>
  );
}
