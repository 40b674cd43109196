import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useBatchAddListener,
  useItemFinishListener,
  useRequestPreSend,
  useUploady,
} from "@rpldy/uploady";
import { useState } from "react";

function Captions() {
  const { processPending } = useUploady();
  const [items, setItems] = useState<BatchItem[]>([]);
  const [captions, setCaptions] = useState<Record<string, string>>({});
  const [stored, setStored] = useState<string[]>([]);

  useBatchAddListener((batch) => setItems((before) => [...before, ...batch.items]));
  // Always with the key: without it the previous file's caption would be sent again.
  useRequestPreSend(({ items: [item] }) => ({
    options: { params: { caption: captions[item?.id ?? ""] ?? "" } },
  }));
  useItemFinishListener(({ id, file, uploadResponse }) => {
    setItems((before) => before.filter((item) => item.id !== id));
    const { caption } = uploadResponse.data.fields;
    setStored((before) => [...before, `${file.name}: ${caption || "no caption"}`]);
  });

  return (
    <>
      {items.map(({ id, file }) => (
        <p key={id}>
          <label>
            Caption for {file.name}{" "}
            <input
              value={captions[id] ?? ""}
              onChange={(event) => setCaptions({ ...captions, [id]: event.target.value })}
            />
          </label>
        </p>
      ))}
      <p>
        <button type="button" disabled={items.length === 0} onClick={() => processPending()}>
          Send all
        </button>
      </p>
      <p role="status">{stored.length === 0 ? "Nothing sent." : stored.join(", ")}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady autoUpload={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Captions />
    </Uploady>
  );
}
