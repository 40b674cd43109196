import UploadButton from "@rpldy/upload-button";
import UploadDropZone, { type UploadDropZoneProps } from "@rpldy/upload-drop-zone";
import { type PasteProps, withPasteUpload } from "@rpldy/upload-paste";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { type ComponentType, useState } from "react";
import "./DropAndPaste.zone.styles.css";

// Once, outside the component. The zone's own props are passed on, but missing from the type.
const PasteDropZone = withPasteUpload(UploadDropZone) as ComponentType<
  UploadDropZoneProps & PasteProps
>;

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener(({ file, uploadResponse }) => {
    setNames((before) => [...before, `${file.name} (${uploadResponse.data.fields.source})`]);
  });

  return <p role="status">{names.length === 0 ? "Nothing uploaded." : names.join(", ")}</p>;
}

export default function App() {
  const [pasted, setPasted] = useState(0);

  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <PasteDropZone
        className="paste-zone"
        onDragOverClassName="paste-zone-over"
        params={{ source: "zone" }}
        onPasteUpload={({ count }) => setPasted((before) => before + count)}
        extraProps={{ tabIndex: 0, role: "group", "aria-label": "Drop or paste files" }}
      >
        <p>Drop files here, or click and paste with Ctrl+V or ⌘V. {pasted} pasted so far.</p>
        <UploadButton params={{ source: "dialog" }}>Choose files</UploadButton>
      </PasteDropZone>
      <Uploaded />
    </Uploady>
  );
}
