import UploadButton from "@rpldy/upload-button";
import UploadDropZone from "@rpldy/upload-drop-zone";
import Uploady, { type FileFilterMethod, useItemFinishListener } from "@rpldy/uploady";
import { useCallback, useState } from "react";
import "./FileFilter.types.styles.css";

const MAX_BYTES = 2_000_000;
const TYPES = ["image/jpeg", "image/png", "application/pdf"];

/** Why a file must stay out; undefined lets it in. */
function problemOf(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return "only JPEG, PNG and PDF files are taken";
  if (file.size > MAX_BYTES) return "files may have up to 2 MB";
  return undefined;
}

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);
  useItemFinishListener((item) => setNames((before) => [...before, item.file.name]));
  return <p role="status">Uploaded: {names.join(", ") || "nothing yet"}</p>;
}

export default function App() {
  const [refused, setRefused] = useState<string[]>([]);

  const filter = useCallback<FileFilterMethod>((file) => {
    if (typeof file === "string") return false;
    const problem = problemOf(file);
    // No event tells about a refused file: this is the place to remember it.
    if (problem) {
      const line = `${file.name}: ${problem}`;
      setRefused((before) => [...before.filter((other) => other !== line), line]);
    }
    return !problem;
  }, []);

  return (
    <Uploady
      accept={TYPES.join(",")}
      fileFilter={filter}
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <UploadDropZone
        className="file-filter-zone"
        onDragOverClassName="file-filter-zone-over"
        extraProps={{ role: "group", "aria-label": "Drop files here" }}
      >
        <UploadButton>Choose files</UploadButton> or drop them here
      </UploadDropZone>
      <Uploaded />
      <div role="alert">
        {refused.length > 0 && (
          <>
            <ul>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button type="button" onClick={() => setRefused([])}>
              Clear
            </button>
          </>
        )}
      </div>
    </Uploady>
  );
}
