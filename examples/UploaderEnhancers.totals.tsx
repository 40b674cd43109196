import UploadButton from "@rpldy/upload-button";
import Uploady, { useUploady } from "@rpldy/uploady";
import { useEffect, useState } from "react";
import { TOTALS, type Totals, totalsEnhancer } from "./UploaderEnhancers.totals.enhancer";

function Summary() {
  const { getExtension, on, off } = useUploady();
  // Extensions are typed as unknown: only the enhancer knows their methods.
  const { getTotals } = getExtension(TOTALS) as { getTotals: () => Totals };
  const [totals, setTotals] = useState(getTotals);

  useEffect(() => {
    on("TOTALS_CHANGED", setTotals);
    return () => off("TOTALS_CHANGED", setTotals);
  }, [on, off]);

  return (
    <p role="status">
      {totals.files} files, {totals.bytes} bytes
    </p>
  );
}

export default function App() {
  const [isOpen, setIsOpen] = useState(true);

  return (
    <Uploady enhancer={totalsEnhancer} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>{" "}
      <button type="button" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Summary
      </button>
      {isOpen && <Summary />}
    </Uploady>
  );
}
