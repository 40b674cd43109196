import type { BatchItem } from "@rpldy/shared";
import createUploader, { UPLOADER_EVENTS } from "@rpldy/uploader";
import { type ChangeEvent, useEffect, useState } from "react";

// The core uploader knows neither React nor the page.
const uploader = createUploader({
  destination: { url: "https://uploads.example.com/upload" },
});

export default function App() {
  const [message, setMessage] = useState("No file yet.");

  useEffect(() => {
    const handlers = {
      [UPLOADER_EVENTS.ITEM_START]: ({ file }: BatchItem) => {
        setMessage(`Sending ${file.name}`);
      },
      [UPLOADER_EVENTS.ITEM_FINISH]: ({ file, uploadStatus }: BatchItem) => {
        setMessage(`${file.name} arrived, status ${uploadStatus}`);
      },
      [UPLOADER_EVENTS.ITEM_ERROR]: ({ file, uploadStatus }: BatchItem) => {
        setMessage(`${file.name} failed, status ${uploadStatus}`);
      },
    };
    for (const [event, handler] of Object.entries(handlers)) uploader.on(event, handler);
    return () => {
      for (const [event, handler] of Object.entries(handlers)) uploader.off(event, handler);
    };
  }, []);

  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void uploader.add(Array.from(target.files ?? []));
    target.value = ""; // the same file may be chosen again
  };

  return (
    <>
      <label>
        Choose a file <input type="file" onChange={add} />
      </label>
      <p role="status">{message}</p>
    </>
  );
}
