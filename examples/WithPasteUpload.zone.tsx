import UploadDropZone from "@rpldy/upload-drop-zone";
import { withPasteUpload } from "@rpldy/upload-paste";
import Uploady, { useBatchFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const PasteZone = withPasteUpload(UploadDropZone);

function Zone() {
  const [text, setText] = useState("Nothing pasted yet.");

  useBatchFinishListener((batch) =>
    setText(`Stored as ${batch.items.map((item) => item.file.name).join(", ")}`),
  );

  return (
    <>
      <PasteZone
        params={{ source: "clipboard" }}
        onPasteUpload={({ count }) => setText(`${count} pasted`)}
        // Without a tab stop it never has focus, and never hears a paste.
        extraProps={{ tabIndex: 0, role: "group", "aria-label": "Paste or drop files" }}
      >
        <p>Copy a picture, focus this text with a click or Tab, and paste it.</p>
      </PasteZone>
      <p role="status">{text}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <Zone />
    </Uploady>
  );
}
