import { withPasteUpload } from "@rpldy/upload-paste";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { type ClipboardEventHandler, useState } from "react";

interface NoteProps {
  id?: string;
  onPaste?: ClipboardEventHandler;
}

function Note({ id, onPaste }: NoteProps) {
  return <textarea id={id} rows={3} cols={30} onPaste={onPaste} />;
}

// Outside the component: a new one on every render would lose what was typed.
const NoteWithUpload = withPasteUpload(Note);

function Attached() {
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener((item) => {
    setNames((before) => [...before, item.file.name]);
  });

  return (
    <p role="status">{names.length === 0 ? "No attachments." : `Attached: ${names.join(", ")}`}</p>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <p>
        <label htmlFor="paste-note">Write a note. Paste a screenshot or a file to attach it.</label>
      </p>
      <NoteWithUpload id="paste-note" />
      <Attached />
    </Uploady>
  );
}
