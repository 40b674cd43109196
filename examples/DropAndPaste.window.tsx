import { usePasteUpload } from "@rpldy/upload-paste";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { type RefObject, useCallback, useState } from "react";

// Without an element the window listens, although the type asks for one.
const wholeWindow = undefined as unknown as RefObject<HTMLHtmlElement>;

function PasteAnywhere() {
  const [message, setMessage] = useState("Paste a screenshot or a file.");

  const onPaste = useCallback(({ count }: { count: number }) => {
    setMessage(`Sending ${count}…`);
  }, []);
  const { toggle } = usePasteUpload({}, wholeWindow, onPaste);
  useItemFinishListener(({ file }) => setMessage(`Uploaded ${file.name}`));

  return (
    <>
      <p>
        <label>
          Comment {/* Pastes into the field stay there: the window does not listen meanwhile. */}
          <input onFocus={toggle} onBlur={toggle} />
        </label>
      </p>
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  const [isOn, setOn] = useState(false);

  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <label>
        <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Accept pastes
        anywhere on this page
      </label>
      {isOn && <PasteAnywhere />}
    </Uploady>
  );
}
