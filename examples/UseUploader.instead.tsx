import createUploader, { UPLOADER_EVENTS } from "@rpldy/uploader";
import * as uploady from "@rpldy/uploady";
import { useEffect, useState } from "react";

export default function App() {
  // Made once. A provider does the same for you and keeps its options up to date.
  const [uploader] = useState(() =>
    createUploader({ destination: { url: "https://uploads.example.com/upload" } }),
  );
  const [sent, setSent] = useState<string[]>([]);

  useEffect(() => {
    const onFinish = (item: uploady.BatchItem) => {
      setSent((before) => [...before, item.file.name]);
    };
    uploader.on(UPLOADER_EVENTS.ITEM_FINISH, onFinish);
    return () => uploader.off(UPLOADER_EVENTS.ITEM_FINISH, onFinish);
  }, [uploader]);

  return (
    <>
      <p>The exported useUploader is {String(Reflect.get(uploady, "useUploader"))}.</p>
      <label htmlFor="own-uploader">Upload without a provider</label>{" "}
      <input
        id="own-uploader"
        type="file"
        multiple
        onChange={({ target }) => {
          if (target.files) uploader.add([...target.files]);
        }}
      />
      <p role="status">{sent.length === 0 ? "Nothing sent." : `Sent: ${sent.join(", ")}`}</p>
    </>
  );
}
