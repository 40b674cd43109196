import Uploady, { useItemFinishListener, useUploady } from "@rpldy/uploady";
import { useState } from "react";

function Note() {
  const { showFileUpload, upload } = useUploady();
  const [text, setText] = useState("");
  const [saved, setSaved] = useState<string[]>([]);

  useItemFinishListener((item) => setSaved((before) => [...before, item.file.name]));

  const saveNote = () => {
    // A file need not come from a dialog.
    upload(new File([text], "note.txt", { type: "text/plain" }));
    setText("");
  };

  return (
    <>
      <p>
        <label htmlFor="own-note">Note</label>{" "}
        <input id="own-note" value={text} onChange={(event) => setText(event.target.value)} />
      </p>
      <button type="button" onClick={saveNote} disabled={text === ""}>
        Save note
      </button>{" "}
      <button type="button" onClick={() => showFileUpload()}>
        Attach files
      </button>
      <p role="status">{saved.length === 0 ? "Nothing saved." : `Saved: ${saved.join(", ")}`}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <Note />
    </Uploady>
  );
}
