import { safeLocalStorage } from "@rpldy/safe-storage";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const key = "example-last-upload";

/** Storage may be full, and then writing throws even here. */
function remember(name: string): boolean {
  try {
    safeLocalStorage.setItem(key, name);
    return safeLocalStorage.getItem(key) === name;
  } catch {
    return false;
  }
}

function LastUpload() {
  // Undefined, not null, where storage is blocked.
  const [name, setName] = useState(safeLocalStorage.getItem(key) ?? "");
  const [isKept, setKept] = useState(true);

  useItemFinishListener(({ file }) => {
    setName(file.name);
    setKept(remember(file.name));
  });

  const forget = () => {
    safeLocalStorage.removeItem(key);
    setName("");
  };

  return (
    <>
      <p role="status">
        {name ? `Last upload: ${name}` : "No upload remembered."}
        {!isKept && " (only until you leave: storage is blocked)"}
      </p>
      <button type="button" onClick={forget}>
        Forget it
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <LastUpload />
    </Uploady>
  );
}
