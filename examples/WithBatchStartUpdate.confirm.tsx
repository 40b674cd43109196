import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useBatchAddListener,
  useBatchCancelledListener,
  useBatchFinishListener,
  type WithRequestPreSendUpdateWrappedProps,
  withBatchStartUpdate,
} from "@rpldy/uploady";
import { useState } from "react";
import { flushSync } from "react-dom";

function Question({ requestData, updateRequest }: WithRequestPreSendUpdateWrappedProps) {
  if (!requestData) return null;
  const { items } = requestData;
  const bytes = items.reduce((sum, item) => sum + item.file.size, 0);
  const intoFolder = (folder: string) => updateRequest({ options: { params: { folder } } });
  return (
    <fieldset>
      <legend>
        {items.length} files, {bytes} bytes. Where to?
      </legend>
      <button type="button" onClick={() => intoFolder("public")}>
        Public
      </button>{" "}
      <button type="button" onClick={() => intoFolder("private")}>
        Private
      </button>{" "}
      <button type="button" onClick={() => updateRequest(false)}>
        Cancel
      </button>
    </fieldset>
  );
}

const AskBeforeStart = withBatchStartUpdate(Question);

function Batches() {
  const [batchIds, setBatchIds] = useState<string[]>([]);
  const [text, setText] = useState("Choose files; you decide before any is sent.");

  const remove = (id: string) => setBatchIds((before) => before.filter((one) => one !== id));

  // At once: the question must be mounted before the batch starts, a moment later.
  useBatchAddListener((batch) => flushSync(() => setBatchIds((before) => [...before, batch.id])));
  useBatchCancelledListener(({ id }) => {
    remove(id);
    setText("Nothing was sent.");
  });
  useBatchFinishListener(({ id, items }) => {
    remove(id);
    setText(`Stored in ${items[0]?.uploadResponse.data.fields.folder}: ${items.length}`);
  });

  return (
    <>
      {batchIds.map((id) => (
        <AskBeforeStart key={id} id={id} />
      ))}
      <p role="status">{text}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Batches />
    </Uploady>
  );
}
