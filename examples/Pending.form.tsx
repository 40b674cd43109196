import UploadButton from "@rpldy/upload-button";
import Uploady, { useBatchAddListener, useItemFinishListener, useUploady } from "@rpldy/uploady";
import { type SubmitEvent, useState } from "react";

function PhotoForm() {
  const { processPending } = useUploady();
  const [fileName, setFileName] = useState("");
  const [message, setMessage] = useState("Nothing is sent before you submit.");

  useBatchAddListener((batch) => setFileName(batch.items[0]?.file.name ?? ""));
  useItemFinishListener((item) => {
    setFileName("");
    setMessage(`Sent ${item.file.name}`);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    processPending({ params: { title } });
  };

  return (
    <form onSubmit={submit}>
      <p>
        <label>
          Title <input name="title" required />
        </label>
      </p>
      <p>
        {/* Without a type the button would submit the form. */}
        <UploadButton extraProps={{ type: "button" }}>Choose a photo</UploadButton>{" "}
        {fileName || "No photo chosen"}
      </p>
      <button type="submit" disabled={fileName === ""}>
        Send
      </button>
      <p role="status">{message}</p>
    </form>
  );
}

export default function App() {
  return (
    <Uploady
      autoUpload={false}
      clearPendingOnAdd
      multiple={false}
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <PhotoForm />
    </Uploady>
  );
}
