import UploadButton from "@rpldy/upload-button";
import Uploady, { type FileFilterMethod, useItemFinishListener } from "@rpldy/uploady";
import { useCallback, useState } from "react";

const MIN_WIDTH = 200;
const MIN_HEIGHT = 100;

async function problemOf(file: File): Promise<string | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    const fits = width >= MIN_WIDTH && height >= MIN_HEIGHT;
    return fits ? undefined : `${file.name} is only ${width} × ${height}`;
  } catch {
    // A filter that rejects would lose the whole selection.
    return `${file.name} is not a picture`;
  }
}

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);
  useItemFinishListener((item) => setNames((before) => [...before, item.file.name]));
  return <p role="status">Uploaded: {names.join(", ") || "nothing yet"}</p>;
}

export default function App() {
  const [problem, setProblem] = useState("");

  const filter = useCallback<FileFilterMethod>(async (file) => {
    const found = typeof file === "string" ? "No addresses" : await problemOf(file);
    if (found) setProblem(found);
    return !found;
  }, []);

  return (
    <Uploady
      accept="image/*"
      fileFilter={filter}
      destination={{ url: "https://uploads.example.com/upload" }}
    >
      <p>
        At least {MIN_WIDTH} × {MIN_HEIGHT} pixels.
      </p>
      <UploadButton>Choose pictures</UploadButton>
      <Uploaded />
      <p role="alert">{problem}</p>
    </Uploady>
  );
}
