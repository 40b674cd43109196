import createUploader, { UPLOADER_EVENTS } from "@rpldy/uploader";
import type { BatchItem } from "@rpldy/uploady";
import { type ChangeEvent, useEffect, useState } from "react";

// No provider: this could as well be a module without React.
const uploader = createUploader({
  destination: { url: "https://uploads.example.com/upload" },
  autoUpload: false,
});

export default function App() {
  const [text, setText] = useState("No file waits.");

  useEffect(() => {
    const show = (item: BatchItem) => setText(`${item.file.name} ${item.state}`);
    uploader.on(UPLOADER_EVENTS.ITEM_FINALIZE, show);
    return () => uploader.off(UPLOADER_EVENTS.ITEM_FINALIZE, show);
  }, []);

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    await uploader.add(files);
    setText(`${files.length} waiting.`);
  };

  return (
    <>
      <label>
        Files <input type="file" multiple onChange={add} />
      </label>{" "}
      <button type="button" onClick={() => uploader.upload()}>
        Upload
      </button>
      <p role="status">{text}</p>
    </>
  );
}
