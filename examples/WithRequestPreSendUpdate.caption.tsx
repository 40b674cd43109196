import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useBatchAddListener,
  useItemFinishListener,
  type WithRequestPreSendUpdateWrappedProps,
  withRequestPreSendUpdate,
} from "@rpldy/uploady";
import { useState } from "react";
import { flushSync } from "react-dom";

function Caption({ requestData, updateRequest }: WithRequestPreSendUpdateWrappedProps) {
  const [caption, setCaption] = useState("");
  const [isAnswered, setAnswered] = useState(false);

  // Null until this item is about to be sent.
  if (!requestData) return <li>Waits for its turn</li>;
  const name = requestData.items[0]?.file.name;
  if (isAnswered) return <li>{name} is decided</li>;

  const answer = (...args: Parameters<typeof updateRequest>) => {
    setAnswered(true);
    updateRequest(...args);
  };
  return (
    <li>
      <label>
        Caption of {name}{" "}
        <input value={caption} onChange={(event) => setCaption(event.target.value)} />
      </label>{" "}
      <button type="button" onClick={() => answer({ options: { params: { caption } } })}>
        Send
      </button>{" "}
      <button type="button" onClick={() => answer(false)}>
        Skip
      </button>
    </li>
  );
}

const CaptionBeforeSend = withRequestPreSendUpdate(Caption);

function Captions() {
  const [items, setItems] = useState<BatchItem[]>([]);
  const [fields, setFields] = useState("Each file asks for a caption before it is sent.");

  // Mounted at once when files are added, so that none misses its request. Earlier files stay:
  // a component that unmounts without an answer would leave its file waiting.
  useBatchAddListener((batch) =>
    flushSync(() => setItems((before) => [...before, ...batch.items])),
  );
  useItemFinishListener((item) => setFields(JSON.stringify(item.uploadResponse.data.fields)));

  return (
    <>
      <ul>
        {items.map((item) => (
          <CaptionBeforeSend key={item.id} id={item.id} />
        ))}
      </ul>
      <p role="status">{fields}</p>
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
