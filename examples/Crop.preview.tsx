import UploadButton from "@rpldy/upload-button";
import {
  getUploadPreviewForBatchItemsMethod,
  type PreviewBatchItemsMethod,
  type PreviewComponentProps,
} from "@rpldy/upload-preview";
import Uploady, {
  useBatchStartListener,
  useItemFinishListener,
  type WithRequestPreSendUpdateWrappedProps,
  withRequestPreSendUpdate,
} from "@rpldy/uploady";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { cropSquare, type Part } from "./Crop.preview.cropSquare";
import "./Crop.preview.styles.css";

type Props = PreviewComponentProps & WithRequestPreSendUpdateWrappedProps;

const SquarePreview = withRequestPreSendUpdate((props: Props) => {
  const { url, name, isFallback, requestData, updateRequest } = props;
  const [part, setPart] = useState<Part>("middle");
  const [isAnswered, setAnswered] = useState(false);
  const item = requestData?.items[0];

  // Nothing to crop: the held request has to be let go all the same.
  useEffect(() => {
    if (isFallback) updateRequest?.();
  }, [isFallback, updateRequest]);

  const send = async () => {
    setAnswered(true);
    if (item) item.file = await cropSquare(item.file as File, part);
    updateRequest({ items: requestData.items });
  };
  const cancel = () => {
    setAnswered(true);
    updateRequest(false);
  };

  if (isFallback) return <p>{name} is not a picture and goes out as it is.</p>;
  return (
    <div>
      <img className={`square-preview square-preview-${part}`} src={url} alt={name} />
      <label>
        Keep the{" "}
        <select value={part} onChange={(event) => setPart(event.target.value as Part)}>
          <option value="first">first part</option>
          <option value="middle">middle</option>
          <option value="last">last part</option>
        </select>
      </label>{" "}
      <button type="button" disabled={!updateRequest || isAnswered} onClick={send}>
        Upload {name}
      </button>{" "}
      <button type="button" disabled={!updateRequest || isAnswered} onClick={cancel}>
        Cancel {name}
      </button>
    </div>
  );
});

// Renders the preview before the batch goes on, or it would come too late to hold the request.
const useBatchStartAtOnce: PreviewBatchItemsMethod = (show) => {
  useBatchStartListener((batch) => flushSync(() => show(batch)));
};

const CropPreview = getUploadPreviewForBatchItemsMethod(useBatchStartAtOnce);

function Stored() {
  const [stored, setStored] = useState<string[]>([]);

  useItemFinishListener(({ file, uploadResponse }) => {
    setStored((before) => [...before, `${file.name}, ${uploadResponse.data.files[0].size} bytes`]);
  });

  return <p role="status">{stored.length === 0 ? "Nothing stored." : stored.join("; ")}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose pictures</UploadButton>
      {/* A fallback needs an address, even if the component above does not show it. */}
      <CropPreview
        rememberPreviousBatches
        fallbackUrl="about:blank"
        PreviewComponent={SquarePreview}
      />
      <Stored />
    </Uploady>
  );
}
