import UploadButton from "@rpldy/upload-button";
import Uploady, {
  type Batch,
  useBatchAddListener,
  useItemErrorListener,
  useItemFinishListener,
  useRequestPreSend,
  useUploady,
} from "@rpldy/uploady";
import { type SubmitEvent, useCallback, useRef, useState } from "react";
import { AvatarCanvas, toFile } from "./CropInForm.avatar.canvas";

function ProfileForm() {
  const { processPending, clearPending } = useUploady();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [batch, setBatch] = useState<Batch>();
  const file = batch?.items[0]?.file as File | undefined;
  const [isDrawn, setDrawn] = useState(false);
  const [zoom, setZoom] = useState(100);
  const [message, setMessage] = useState("");

  useBatchAddListener((added) => {
    setBatch(added);
    setDrawn(false);
    setZoom(100);
  });
  // The crop is taken when the request is made: nothing to keep in step before that.
  useRequestPreSend(async ({ items }) => {
    const item = items[0];
    if (item && canvas.current) item.file = await toFile(canvas.current, item.file.name);
    return { items };
  });
  useItemFinishListener(({ uploadResponse: { data } }) => {
    setBatch(undefined);
    setMessage(
      `Saved ${data.fields.name} with ${data.files[0].name}, ${data.files[0].size} bytes.`,
    );
  });
  useItemErrorListener(({ uploadStatus }) => setMessage(`Not saved: status ${uploadStatus}.`));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    processPending({ params: { name: new FormData(event.currentTarget).get("name") } });
  };
  const draw = useCallback(() => setDrawn(true), []);
  const remove = () => {
    clearPending(); // says nothing to anyone, so the form has to clean up too
    setBatch(undefined);
  };

  return (
    <form onSubmit={submit}>
      <p>
        <label>
          Name <input name="name" required />
        </label>
      </p>
      <UploadButton extraProps={{ type: "button" }}>Choose an avatar</UploadButton>
      {file && (
        // A new one for each choice: nothing of the last picture stays.
        <fieldset key={batch?.id}>
          <legend>{file.name}</legend>
          <AvatarCanvas ref={canvas} file={file} zoom={zoom} onDraw={draw} />
          <label>
            Zoom{" "}
            <input
              type="range"
              min={100}
              max={300}
              value={zoom}
              onChange={(event) => setZoom(event.target.valueAsNumber)}
            />
          </label>{" "}
          <button type="button" onClick={remove}>
            Remove
          </button>
        </fieldset>
      )}
      <p>
        <button type="submit" disabled={!file || !isDrawn}>
          Save profile
        </button>
      </p>
      <p role="status">{message}</p>
    </form>
  );
}

export default function App() {
  return (
    <Uploady
      autoUpload={false}
      clearPendingOnAdd
      multiple={false}
      accept="image/*"
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <ProfileForm />
    </Uploady>
  );
}
