import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemErrorListener, useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

// A stand-in answers at this address. Yours is https://api.cloudinary.com/v1_1/<cloud>/upload
const url = "https://uploads.example.com/v1_1/demo/upload";

function Outcome() {
  const [message, setMessage] = useState("Nothing uploaded yet.");

  useItemFinishListener(({ uploadResponse }) => {
    const { public_id, bytes } = uploadResponse.data;
    setMessage(`Stored as ${public_id}, ${bytes} bytes.`);
  });
  useItemErrorListener(({ uploadResponse, uploadStatus }) => {
    // Without an answer, after a network failure for example, there is no data.
    const reason = uploadResponse?.data?.error?.message ?? "no answer";
    setMessage(`Failed with ${uploadStatus}: ${reason}`);
  });

  return <p role="status">{message}</p>;
}

export default function App() {
  const [preset, setPreset] = useState("docs_unsigned");

  return (
    <Uploady destination={{ url }}>
      <p>
        <label>
          Upload preset <input value={preset} onChange={(event) => setPreset(event.target.value)} />
        </label>
      </p>
      <UploadButton params={{ upload_preset: preset, folder: "guides" }}>
        Choose a file
      </UploadButton>
      <Outcome />
    </Uploady>
  );
}
