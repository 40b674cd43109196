import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useBatchAddListener,
  useItemFinalizeListener,
  useItemProgressListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Part {
  size: number;
  percent: number;
  outcome: string;
}

function OverallProgress() {
  const [parts, setParts] = useState<Record<string, Part>>({});

  const update = ({ id, file, completed }: BatchItem, outcome = "") => {
    setParts((before) => ({ ...before, [id]: { size: file.size, percent: completed, outcome } }));
  };

  useBatchAddListener((batch) => {
    // What ended before belongs to an earlier round.
    setParts((before) => (Object.values(before).every((part) => part.outcome) ? {} : before));
    for (const item of batch.items) update(item);
  });
  useItemProgressListener((item) => update(item));
  useItemFinalizeListener((item) => update(item, item.state));

  const all = Object.values(parts);
  const ended = all.filter((part) => part.outcome);
  const failed = ended.filter((part) => part.outcome !== "finished");
  const total = all.reduce((sum, part) => sum + part.size, 0);
  // An ended file has nothing left to send, whatever its result.
  const sent = all.reduce(
    (sum, part) => sum + part.size * (part.outcome ? 1 : part.percent / 100),
    0,
  );

  if (all.length === 0) return <p role="status">No uploads.</p>;
  if (ended.length === all.length)
    return (
      <p role="status">
        {all.length - failed.length} uploaded, {failed.length} not uploaded.
      </p>
    );
  return (
    <label>
      <progress max={total} value={sent} /> {ended.length} of {all.length} files
    </label>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton> <OverallProgress />
    </Uploady>
  );
}
