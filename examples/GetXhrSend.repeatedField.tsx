import { getXhrSend, type XhrSendConfig } from "@rpldy/sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

/** Puts every file of a request into one field, as PHP and many frameworks expect. */
const getRequestData: XhrSendConfig["getRequestData"] = (items, options) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(options.params ?? {}))
    body.append(name, String(value));
  for (const item of items) body.append(options.paramName, item.file as File, item.file.name);
  return body;
};

// The types ask for both methods; one is enough.
const send = getXhrSend({ getRequestData } as XhrSendConfig);

function Fields() {
  const [text, setText] = useState("Choose several files.");

  useItemFinishListener((item) => {
    // Every item of the group carries the same answer.
    const { files } = item.uploadResponse.data as { files: { field: string }[] };
    setText(`Fields of the request: ${files.map((file) => file.field).join(", ")}`);
  });

  return <p role="status">{text}</p>;
}

export default function App() {
  return (
    <Uploady
      grouped
      send={send}
      inputFieldName="photos[]"
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <UploadButton>Choose files</UploadButton>
      <Fields />
    </Uploady>
  );
}
