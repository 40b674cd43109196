import { NoDomUploady, useItemFinalizeListener, useUploady } from "@rpldy/shared-ui";
import { type FormEvent, useState } from "react";

function Note() {
  const { upload } = useUploady();
  const [outcome, setOutcome] = useState("Not saved yet.");

  useItemFinalizeListener(({ file, state }) => {
    setOutcome(`${file.name}, ${file.size} bytes: ${state}`);
  });

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("note"));
    upload(new File([text], "note.txt", { type: "text/plain" }));
  };

  return (
    <form onSubmit={save}>
      <label>
        Note <textarea name="note" rows={3} defaultValue="Water the plants" />
      </label>
      <button type="submit">Save as a file</button>
      <p role="status">{outcome}</p>
    </form>
  );
}

export default function App() {
  return (
    <NoDomUploady destination={{ url: "https://uploads.example.com/upload" }}>
      <Note />
    </NoDomUploady>
  );
}
