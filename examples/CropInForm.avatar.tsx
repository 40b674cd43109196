import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useBatchAddListener,
  useItemErrorListener,
  useItemFinishListener,
  useRequestPreSend,
  useUploady,
} from "@rpldy/uploady";
import { type SubmitEvent, useRef, useState } from "react";
import { AvatarCanvas, toFile } from "./CropInForm.avatar.canvas";

function ProfileForm() {
  const { processPending, clearPending } = useUploady();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const [zoom, setZoom] = useState(100);
  const [message, setMessage] = useState("");

  useBatchAddListener((batch) => {
    setFile(batch.items[0]?.file as File | undefined);
    setZoom(100);
  });
  // The crop is taken when the request is made: nothing to keep in step before that.
  useRequestPreSend(async ({ items }) => {
    const item = items[0];
    if (item && canvas.current) item.file = await toFile(canvas.current, item.file.name);
    return { items };
  });
  useItemFinishListener(({ uploadResponse: { data } }) => {
    setFile(undefined);
    setMessage(
      `Saved ${data.fields.name} with ${data.files[0].name}, ${data.files[0].size} bytes.`,
    );
  });
  useItemErrorListener(({ uploadStatus }) => setMessage(`Not saved: status ${uploadStatus}.`));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    processPending({ params: { name: new FormData(event.currentTarget).get("name") } });
  };
  const remove = () => {
    clearPending(); // says nothing to anyone, so the form has to clean up too
    setFile(undefined);
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
        <fieldset>
          <legend>{file.name}</legend>
          <AvatarCanvas ref={canvas} file={file} zoom={zoom} />
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
        <button type="submit" disabled={!file}>
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
