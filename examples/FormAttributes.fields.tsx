import UploadButton from "@rpldy/upload-button";
import Uploady, { useFileInput, useItemFinishListener, useRequestPreSend } from "@rpldy/uploady";
import { useRef, useState } from "react";

function ReportForm() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("Nothing sent yet.");

  useFileInput(input);
  useRequestPreSend(() => {
    const fields = new FormData(form.current ?? undefined);
    fields.delete("report"); // the file travels as the item itself
    return { options: { params: Object.fromEntries(fields) } };
  });
  useItemFinishListener(({ uploadResponse }) => {
    const { files, fields } = uploadResponse.data;
    setMessage(`${files[0].name} for ${fields.team}, ${fields.urgent ? "urgent" : "not urgent"}`);
  });

  return (
    <form ref={form} action="https://uploads.example.com/upload" method="post">
      <p>
        <label>
          Team <input name="team" defaultValue="Research" />
        </label>
      </p>
      <p>
        <label>
          <input type="checkbox" name="urgent" /> Urgent
        </label>
      </p>
      <input ref={input} type="file" name="report" hidden />
      <UploadButton extraProps={{ type: "button" }}>Send a report</UploadButton>
      <p role="status">{message}</p>
    </form>
  );
}

export default function App() {
  return (
    <Uploady customInput>
      <ReportForm />
    </Uploady>
  );
}
