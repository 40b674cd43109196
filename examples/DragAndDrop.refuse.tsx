import UploadDropZone from "@rpldy/upload-drop-zone";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";
import "./DragAndDrop.refuse.styles.css";

const MAX_SIZE = 2_000_000;

function complaintAbout(file: File): string | undefined {
  if (!file.type.startsWith("image/")) return `${file.name} is not a picture`;
  if (file.size > MAX_SIZE) return `${file.name} is larger than 2 MB`;
}

function Uploaded() {
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener(({ file }) => setNames((before) => [...before, file.name]));

  return <p role="status">Uploaded: {names.join(", ") || "nothing"}</p>;
}

export default function App() {
  const [complaints, setComplaints] = useState<string[]>([]);

  const takePictures = (event: DragEvent) => {
    // Read the list now: it is gone once the browser is done with the drop.
    const files = [...(event.dataTransfer?.files ?? [])];
    setComplaints(files.flatMap((file) => complaintAbout(file) ?? []));
    return files.filter((file) => !complaintAbout(file));
  };

  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadDropZone className="picture-zone" dropHandler={takePictures}>
        Drop pictures up to 2 MB here
      </UploadDropZone>
      <ul role="alert">
        {complaints.map((complaint) => (
          <li key={complaint}>{complaint}</li>
        ))}
      </ul>
      <Uploaded />
    </Uploady>
  );
}
