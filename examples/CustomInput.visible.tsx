import Uploady, { useItemFinishListener, useUploady } from "@rpldy/uploady";
import { type ChangeEvent, useState } from "react";

function VisibleInput() {
  const { upload } = useUploady();
  const [names, setNames] = useState<string[]>([]);

  useItemFinishListener(({ file }) => setNames((before) => [...before, file.name]));

  const send = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A copy: emptying the input below empties its list too.
    upload([...(target.files ?? [])]);
    target.value = ""; // lets the same file be chosen again
  };

  return (
    <>
      <label>
        Attachments <input type="file" multiple onChange={send} />
      </label>
      <p role="status">{names.length === 0 ? "Nothing attached." : names.join(", ")}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady customInput destination={{ url: "https://uploads.example.com/upload" }}>
      <VisibleInput />
    </Uploady>
  );
}
