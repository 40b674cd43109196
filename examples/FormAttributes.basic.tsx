import UploadButton from "@rpldy/upload-button";
import Uploady, { useFileInput, useItemFinishListener } from "@rpldy/uploady";
import { useRef, useState } from "react";

function PhotoForm() {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("No photo yet.");

  // Reads the form's action and method and the input's name once it is mounted.
  useFileInput(input);
  useItemFinishListener(({ uploadResponse }) => {
    const [stored] = uploadResponse.data.files;
    setMessage(`${stored.name} arrived in the field "${stored.field}".`);
  });

  return (
    <form action="https://uploads.example.com/upload" method="post">
      <input ref={input} type="file" name="photo" accept="image/*" hidden />
      <UploadButton extraProps={{ type: "button" }}>Choose a photo</UploadButton>
      <p role="status">{message}</p>
    </form>
  );
}

export default function App() {
  return (
    <Uploady customInput>
      <PhotoForm />
    </Uploady>
  );
}
