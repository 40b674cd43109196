import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useAbortItem,
  useItemFinalizeListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

function Current() {
  const abort = useAbortItem();
  const [current, setCurrent] = useState<BatchItem>();
  const [ended, setEnded] = useState<string[]>([]);

  useItemStartListener((item) => setCurrent(item));
  useItemFinalizeListener((item) => {
    setCurrent(undefined);
    setEnded((before) => [...before, `${item.file.name} ${item.state}`]);
  });

  return (
    <>
      {current && (
        <p>
          Sending {current.file.name}{" "}
          <button type="button" onClick={() => abort(current.id)}>
            Stop this file
          </button>
        </p>
      )}
      <p role="status">{ended.join(", ") || "Nothing has ended yet."}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose two files</UploadButton>
      <Current />
    </Uploady>
  );
}
