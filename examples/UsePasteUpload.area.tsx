import { type PasteUploadHandler, usePasteUpload } from "@rpldy/upload-paste";
import Uploady, { type UploadOptions } from "@rpldy/uploady";
import { type RefObject, useCallback, useRef, useState } from "react";

// The types of 0.17.5 ask for all three arguments and for the <html> element.
const usePaste = usePasteUpload as (
  options?: UploadOptions,
  element?: RefObject<HTMLElement | null>,
  onPasteUpload?: PasteUploadHandler,
) => ReturnType<typeof usePasteUpload>;

function PasteArea() {
  const area = useRef<HTMLDivElement>(null);
  const [isOn, setOn] = useState(true);
  const [pasted, setPasted] = useState(0);

  const count = useCallback<PasteUploadHandler>((data) => {
    setPasted((before) => before + data.count);
  }, []);
  const { toggle } = usePaste({ params: { source: "clipboard" } }, area, count);

  return (
    <>
      <div ref={area}>
        <label htmlFor="paste-comment">Comment, with room for a pasted screenshot</label>{" "}
        <input id="paste-comment" />
      </div>
      <p role="status">
        Listening is {isOn ? "on" : "off"}. Files pasted: {pasted}
      </p>
      <button type="button" onClick={() => setOn(toggle())}>
        Turn {isOn ? "off" : "on"}
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <PasteArea />
    </Uploady>
  );
}
