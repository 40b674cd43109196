import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemErrorListener,
  useItemFinishListener,
  useItemProgressListener,
} from "@rpldy/uploady";
import { useState } from "react";

function UploadStatus() {
  const [message, setMessage] = useState("No file yet.");
  const item = useItemProgressListener();

  useItemFinishListener(({ file, uploadResponse }) => {
    const [stored] = uploadResponse.data.files;
    setMessage(`${file.name} arrived: ${stored.size} bytes.`);
  });
  useItemErrorListener(({ file, uploadStatus }) => {
    setMessage(`${file.name} failed with status ${uploadStatus}.`);
  });

  return (
    <>
      <progress aria-label="Upload progress" max={100} value={item?.completed ?? 0} />
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Upload a file</UploadButton>
      <UploadStatus />
    </Uploady>
  );
}
