import UploadButton from "@rpldy/upload-button";
import UploadDropZone from "@rpldy/upload-drop-zone";
import Uploady, { useBatchFinishListener } from "@rpldy/uploady";
import { useState } from "react";
import "./UploadDropZone.basic.styles.css";

function Count() {
  const [count, setCount] = useState(0);

  useBatchFinishListener((batch) => {
    setCount((before) => before + batch.items.length);
  });

  return <p role="status">{count === 1 ? "1 file uploaded" : `${count} files uploaded`}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadDropZone className="drop-zone" onDragOverClassName="drop-zone-active">
        <p>Drop files here</p>
        {/* Dropping needs a mouse: the button is for everybody else. */}
        <UploadButton>or choose them</UploadButton>
      </UploadDropZone>
      <Count />
    </Uploady>
  );
}
