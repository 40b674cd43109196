import UploadDropZone from "@rpldy/upload-drop-zone";
import Uploady, { useItemFinishListener, useRequestPreSend } from "@rpldy/uploady";
import { useState } from "react";
import "./DragAndDrop.folder.styles.css";

function Paths() {
  const [paths, setPaths] = useState<string[]>([]);

  // Servers drop the folders from a file's name, so the path travels as a param of its own.
  useRequestPreSend(({ items }) => ({ options: { params: { path: items[0]?.file.name } } }));
  useItemFinishListener(({ uploadResponse }) => {
    setPaths((before) => [...before, uploadResponse.data.fields.path].sort());
  });

  return (
    <ul aria-label="Stored paths" aria-live="polite">
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadDropZone
        className="folder-zone"
        onDragOverClassName="folder-zone-over"
        htmlDirContentParams={{ recursive: true, withFullPath: true }}
      >
        Drop a folder here
      </UploadDropZone>
      <Paths />
    </Uploady>
  );
}
