import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type BatchItem,
  useBatchCancelledListener,
  useBatchFinishListener,
  useBatchStartListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useRef, useState } from "react";
import { cropTo } from "./MultiCrop.batch.cropTo";
import "./MultiCrop.batch.styles.css";

// The uploader waits for a promise here, but the hook's type knows of none before 1.7.1.
type StartAnswer = ReturnType<Parameters<typeof useBatchStartListener>[0]>;

interface Job {
  pictures: { item: BatchItem; url: string }[];
  answer: (answer: { items: BatchItem[] } | false) => void;
}

const ratios: Record<string, number> = { square: 1, wide: 16 / 9 };

function CropAll() {
  const [job, setJob] = useState<Job>();
  const [shapes, setShapes] = useState<Record<string, string>>({});
  const [message, setMessage] = useState("No pictures yet.");
  const leftOut = useRef(new Set<string>());

  useBatchStartListener((batch) => {
    const pictures = batch.items.map((item) => ({
      item,
      url: URL.createObjectURL(item.file as File),
    }));
    return new Promise((answer) => setJob({ pictures, answer })) as unknown as StartAnswer;
  });
  useItemStartListener((item) => !leftOut.current.has(item.id));
  useBatchFinishListener(({ items }) => {
    const sent = items.filter(({ state }) => state === "finished");
    setMessage(`Sent: ${sent.map(({ file }) => `${file.name} (${file.size} bytes)`).join(", ")}`);
  });
  useBatchCancelledListener(() => setMessage("Nothing was sent."));

  const finish = async (isConfirmed: boolean) => {
    if (!job) return;
    setJob(undefined);
    for (const { item, url } of job.pictures) {
      URL.revokeObjectURL(url);
      const shape = shapes[item.id] ?? "original";
      const ratio = ratios[shape];
      if (shape === "out") leftOut.current.add(item.id);
      if (isConfirmed && ratio) item.file = await cropTo(item.file as File, ratio);
    }
    // All items, in their order: also those that stay as they are and those left out.
    job.answer(isConfirmed && { items: job.pictures.map(({ item }) => item) });
  };

  if (!job) return <p role="status">{message}</p>;
  return (
    <>
      <ul className="crop-list">
        {job.pictures.map(({ item: { id, file }, url }) => (
          <li key={id}>
            <img src={url} alt="" />
            <label>
              {file.name}{" "}
              <select
                value={shapes[id] ?? "original"}
                onChange={(event) => setShapes({ ...shapes, [id]: event.target.value })}
              >
                <option value="original">Original</option>
                <option value="square">Square</option>
                <option value="wide">Wide</option>
                <option value="out">Leave out</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => finish(true)}>
        Send the pictures
      </button>{" "}
      <button type="button" onClick={() => finish(false)}>
        Cancel
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady
      accept="image/*"
      fileFilter={(file) => typeof file !== "string" && file.type.startsWith("image/")}
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <UploadButton>Choose pictures</UploadButton>
      <CropAll />
    </Uploady>
  );
}
