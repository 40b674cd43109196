import UploadButton from "@rpldy/upload-button";
import UploadDropZone from "@rpldy/upload-drop-zone";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";
import "./DragAndDrop.click.styles.css";

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener(({ file }) => setNames((before) => [...before, file.name]));

  return <p role="status">{names.length === 0 ? "Nothing uploaded." : names.join(", ")}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadDropZone className="click-zone" onDragOverClassName="click-zone-over">
        {/* The button fills the zone: one area to drop on, to click and to reach with Tab. */}
        <UploadButton extraProps={{ type: "button" }}>
          Drop files here, or click to choose
        </UploadButton>
      </UploadDropZone>
      <Uploaded />
    </Uploady>
  );
}
