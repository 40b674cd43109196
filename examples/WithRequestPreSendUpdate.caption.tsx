import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useBatchAddListener,
  useItemFinishListener,
  type WithRequestPreSendUpdateWrappedProps,
  withRequestPreSendUpdate,
} from "@rpldy/uploady";
import { useState } from "react";

function Caption({ requestData, updateRequest }: WithRequestPreSendUpdateWrappedProps) {
  const [caption, setCaption] = useState("");

  // Null until this item is about to be sent.
  if (!requestData) return <li>Waiting for its turn</li>;
  const send = () => updateRequest({ options: { params: { caption } } });
  return (
    <li>
      <label>
        Caption of {requestData.items[0]?.file.name}{" "}
        <input value={caption} onChange={(event) => setCaption(event.target.value)} />
      </label>{" "}
      <button type="button" onClick={send}>
        Send
      </button>{" "}
      <button type="button" onClick={() => updateRequest(false)}>
        Skip
      </button>
    </li>
  );
}

const CaptionBeforeSend = withRequestPreSendUpdate(Caption);

function Captions() {
  const [items, setItems] = useState<BatchItem[]>([]);
  const [answer, setAnswer] = useState("Each file asks for a caption before it is sent.");

  // Mounted when files are added, so that none misses its request.
  useBatchAddListener((batch) => setItems(batch.items));
  useItemFinishListener((item) => setAnswer(JSON.stringify(item.uploadResponse.data.fields)));

  return (
    <>
      <ul>
        {items.map((item) => (
          <CaptionBeforeSend key={item.id} id={item.id} />
        ))}
      </ul>
      <p role="status">{answer}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose pictures</UploadButton>
      <Captions />
    </Uploady>
  );
}
