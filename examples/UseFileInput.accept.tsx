import Uploady, { useFileInput, useItemFinishListener, useUploady } from "@rpldy/uploady";
import { useState } from "react";

function Choose() {
  const input = useFileInput();
  const { showFileUpload } = useUploady();
  const [last, setLast] = useState<string>();

  useItemFinishListener((item) => setLast(item.file.name));

  const open = (accept: string) => {
    if (input.current) input.current.accept = accept;
    showFileUpload({ params: { kind: accept } });
  };

  return (
    <>
      <button type="button" onClick={() => open("image/*")}>
        Choose a picture
      </button>{" "}
      <button type="button" onClick={() => open(".pdf,.txt")}>
        Choose a document
      </button>
      <p role="status">{last ? `Uploaded: ${last}` : "One input, two dialogs."}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady multiple={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <Choose />
    </Uploady>
  );
}
