import addLife from "@rpldy/life-events";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinalizeListener, useItemStartListener } from "@rpldy/uploady";
import { useEffect, useState } from "react";

// An object with one event of its own. Handlers answer, and an answer may be a promise.
const review = addLife({}, ["REVIEW"], {});

async function isAccepted(name: string, size: number): Promise<boolean> {
  // Undefined when no handler answered, otherwise one promise per answer.
  const answers = review.trigger("REVIEW", name, size) as Promise<boolean>[] | undefined;
  return (await Promise.all(answers ?? [])).every((answer) => answer);
}

function SizeRule() {
  useEffect(() => {
    const check = (_name: string, size: number) => size <= 100_000;
    review.target.on("REVIEW", check);
    return () => review.target.off("REVIEW", check);
  }, []);
  return <p>Files over 100 kB are refused.</p>;
}

function Outcome() {
  const [outcome, setOutcome] = useState("No file yet.");

  // The types know only synchronous answers; the uploader waits for promises too.
  useItemStartListener(({ file }) => isAccepted(file.name, file.size) as unknown as boolean);
  useItemFinalizeListener(({ file, state }) => setOutcome(`${file.name}: ${state}`));

  return <p role="status">{outcome}</p>;
}

export default function App() {
  const [hasRule, setRule] = useState(true);
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <label>
        <input type="checkbox" checked={hasRule} onChange={() => setRule(!hasRule)} /> Size rule
      </label>
      {hasRule && <SizeRule />}
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
