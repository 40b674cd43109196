import TusUploady, {
  type BatchItem,
  useItemAbortListener,
  useItemErrorListener,
  useItemFinishListener,
  useItemProgressListener,
  useItemStartListener,
  useUploady,
} from "@rpldy/tus-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

type Stage = "none" | "uploading" | "paused" | "done" | "failed";

function Upload() {
  const { abort, upload } = useUploady();
  const [item, setItem] = useState<BatchItem>();
  const [stage, setStage] = useState<Stage>("none");
  const [percent, setPercent] = useState(0);

  useItemStartListener((started) => {
    setItem(started);
    setStage("uploading");
  });
  useItemProgressListener((current) => setPercent(Math.round(current.completed)));
  useItemAbortListener(() => setStage("paused"));
  useItemErrorListener(() => setStage("failed"));
  useItemFinishListener(() => {
    setPercent(100);
    setStage("done");
  });

  if (!item) return <p role="status">Choose a file of some megabytes, then pause it.</p>;
  return (
    <>
      <progress aria-label={`Upload of ${item.file.name}`} max={100} value={percent} />{" "}
      {stage === "uploading" && (
        <button type="button" onClick={() => abort(item.id)}>
          Pause
        </button>
      )}
      {(stage === "paused" || stage === "failed") && (
        // The same file again: the server is asked how much it has, the rest is sent.
        <button type="button" onClick={() => upload(item.file)}>
          Resume
        </button>
      )}
      <p role="status">
        {stage}, {percent} %
      </p>
    </>
  );
}

export default function App() {
  return (
    <TusUploady
      chunkSize={1024 * 1024}
      multiple={false}
      destination={{ url: "https://uploads.example.com/tus/" }}
    >
      <UploadButton>Choose a file</UploadButton>
      <Upload />
    </TusUploady>
  );
}
