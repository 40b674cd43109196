import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemCancelListener,
  useItemFinishListener,
  useRequestPreSend,
} from "@rpldy/uploady";
import { useState } from "react";
import { CropBox } from "./Crop.single.CropBox";

interface Job {
  id: string;
  file: File;
  /** Lets the upload go on: with the cropped picture, or not at all. */
  answer: (cropped: File | null) => void;
}

function Cropper() {
  const [job, setJob] = useState<Job>();
  const [message, setMessage] = useState("No picture yet.");

  useRequestPreSend(async ({ items }) => {
    const item = items[0];
    if (!item?.file?.type.startsWith("image/")) return true;
    const file = item.file as File;
    const cropped = await new Promise<File | null>((answer) =>
      setJob({ id: item.id, file, answer }),
    );
    setJob(undefined);
    if (!cropped) return false;
    // Change the item you were given. A copy of it could not be retried.
    item.file = cropped;
    return { items };
  });
  useItemFinishListener(({ file, uploadResponse }) => {
    setMessage(`Stored ${file.name}, ${uploadResponse.data.files[0].size} bytes.`);
  });
  useItemCancelListener(({ file }) => setMessage(`${file.name} was not sent.`));

  return (
    <>
      {job && (
        <CropBox
          key={job.id}
          file={job.file}
          onCrop={job.answer}
          onCancel={() => job.answer(null)}
        />
      )}
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady
      multiple={false}
      accept="image/*"
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <UploadButton>Choose a picture</UploadButton>
      <Cropper />
    </Uploady>
  );
}
