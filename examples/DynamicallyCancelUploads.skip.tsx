import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useItemFinalizeListener,
  useItemFinishListener,
  useItemStartListener,
} from "@rpldy/uploady";
import { useRef, useState } from "react";

const keyOf = ({ name, size }: { name: string; size: number }) => `${name}/${size}`;

function SkipKnown() {
  const known = useRef(new Set<string>());
  const [lines, setLines] = useState<string[]>([]);

  // true goes on, false cancels this file. The rest of the batch is not affected.
  useItemStartListener(({ file }) => !known.current.has(keyOf(file)));
  useItemFinishListener(({ file }) => {
    known.current.add(keyOf(file));
  });
  useItemFinalizeListener(({ file, state }) => {
    setLines((before) => [...before, `${file.name}: ${state}`]);
  });

  return <p role="status">{lines.length === 0 ? "Nothing chosen." : lines.join(", ")}</p>;
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <SkipKnown />
    </Uploady>
  );
}
