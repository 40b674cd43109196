import Uploady, { useFileInput, useItemFinishListener, useUploady } from "@rpldy/uploady";
import { useState } from "react";

function Choices() {
  const { showFileUpload } = useUploady();
  const input = useFileInput();
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener(({ file }) => setNames((before) => [...before, file.name]));

  const choose = (accept: string, isFolder = false) => {
    if (input.current) input.current.accept = accept;
    input.current?.toggleAttribute("webkitdirectory", isFolder);
    showFileUpload();
  };

  return (
    <>
      <button type="button" onClick={() => choose("image/*")}>
        Add pictures
      </button>{" "}
      <button type="button" onClick={() => choose(".csv,text/csv")}>
        Add tables
      </button>{" "}
      <button type="button" onClick={() => choose("", true)}>
        Add a folder
      </button>
      <p role="status">{names.length === 0 ? "Nothing added." : names.join(", ")}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <Choices />
    </Uploady>
  );
}
