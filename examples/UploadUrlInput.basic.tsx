import UploadUrlInput, { type UploadMethod } from "@rpldy/upload-url-input";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useRef, useState } from "react";

function isHttpUrl(value: string | undefined): boolean {
  return value !== undefined && /^https?:\/\/\S+$/.test(value);
}

function UrlForm() {
  const upload = useRef<UploadMethod>(() => {});
  const [message, setMessage] = useState("The server fetches the file behind the address.");

  useItemFinishListener((item) => setMessage(`The server has ${item.url}`));
  useItemErrorListener((item) => setMessage(`The server refused ${item.url}`));

  const validate = (value: string | undefined) => {
    if (!isHttpUrl(value)) setMessage("Enter an address that starts with http:// or https://");
    return isHttpUrl(value);
  };

  return (
    <>
      <label htmlFor="file-address">Address of a file</label>{" "}
      <UploadUrlInput
        id="file-address"
        placeholder="https://"
        uploadRef={upload}
        validate={validate}
      />{" "}
      <button type="button" onClick={() => upload.current()}>
        Send
      </button>
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/url" }}>
      <UrlForm />
    </Uploady>
  );
}
