import UploadButton from "@rpldy/upload-button";
import Uploady, { useAbortAll, useItemFinalizeListener } from "@rpldy/uploady";
import { useState } from "react";

function Tally() {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const abortAll = useAbortAll();

  useItemFinalizeListener(({ state }) => {
    setCounts((before) => ({ ...before, [state]: (before[state] ?? 0) + 1 }));
  });

  const outcomes = Object.entries(counts).map(([state, count]) => `${count} ${state}`);

  return (
    <>
      <button type="button" onClick={abortAll}>
        Stop all
      </button>
      <p role="status">{outcomes.length === 0 ? "No file has ended yet." : outcomes.join(", ")}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton> <Tally />
    </Uploady>
  );
}
