import { clearResumables } from "@rpldy/tus-sender";
import TusUploady, { useBatchFinishListener } from "@rpldy/tus-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

const storagePrefix = "my-uploads:";
// Typed without arguments, but it needs the options.
const clear = clearResumables as (options: { storagePrefix: string }) => void;

const countStored = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storagePrefix)).length;

/** One call leaves every other entry behind. */
function clearAll() {
  while (countStored() > 0) clear({ storagePrefix });
}

function Stored() {
  const [count, setCount] = useState(countStored);

  useBatchFinishListener(() => setCount(countStored()));

  const onClick = () => {
    clearAll();
    setCount(countStored());
  };

  return (
    <>
      <button type="button" onClick={onClick}>
        Forget all
      </button>
      <p role="status">{count} stored</p>
    </>
  );
}

export default function App() {
  return (
    <TusUploady
      storagePrefix={storagePrefix}
      destination={{ url: "https://uploads.example.com/tus/" }}
    >
      <UploadButton>Choose files</UploadButton>
      <Stored />
    </TusUploady>
  );
}
