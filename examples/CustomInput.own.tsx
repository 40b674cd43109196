import Uploady, { useFileInput, useItemFinishListener, useUploady } from "@rpldy/uploady";
import { useRef, useState } from "react";

function Scans() {
  const input = useRef<HTMLInputElement>(null);
  const { showFileUpload } = useUploady();
  const [message, setMessage] = useState("No scan yet.");

  useFileInput(input);
  useItemFinishListener(({ uploadResponse }) => {
    const { field, name } = uploadResponse.data.files[0];
    setMessage(`${name} arrived in the field "${field}".`);
  });

  return (
    <>
      <input ref={input} type="file" accept="image/*,.pdf" hidden />
      <button type="button" onClick={() => showFileUpload({ inputFieldName: "scan" })}>
        Add a scan
      </button>
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady customInput destination={{ url: "https://uploads.example.com/upload" }}>
      <Scans />
    </Uploady>
  );
}
