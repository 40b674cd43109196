import UploadButton from "@rpldy/upload-button";
import {
  getUploadPreviewForBatchItemsMethod,
  type PreviewComponentProps,
} from "@rpldy/upload-preview";
import Uploady, { useBatchAddListener, useBatchFinishListener, useUploady } from "@rpldy/uploady";
import { useState } from "react";

// Once, outside the component: each call makes a new component type.
const PendingPreview = getUploadPreviewForBatchItemsMethod(useBatchAddListener);

function Thumbnail({ url, name }: PreviewComponentProps) {
  return <img src={url} alt={`Preview of ${name}`} width={80} />;
}

function Form() {
  const { processPending } = useUploady();
  const [text, setText] = useState("Pictures show as soon as you choose them.");

  useBatchFinishListener(({ items }) => setText(`${items.length} sent`));

  return (
    <>
      <PendingPreview
        rememberPreviousBatches
        PreviewComponent={Thumbnail}
        fallbackUrl={() => undefined}
      />
      <button type="button" onClick={() => processPending()}>
        Send
      </button>
      <p role="status">{text}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady autoUpload={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose pictures</UploadButton>
      <Form />
    </Uploady>
  );
}
