import UploadButton from "@rpldy/upload-button";
import Uploady, { useBatchAddListener, useItemFinalizeListener, useUploady } from "@rpldy/uploady";
import { type SubmitEvent, useState } from "react";

interface Attachment {
  id: string;
  name: string;
  state: string;
}

function TicketForm() {
  const { abort, processPending } = useUploady();
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  const waiting = attachments.filter(({ state }) => state === "waiting").length;
  const isSending = attachments.some(({ state }) => state === "sending");

  useBatchAddListener((batch) => {
    const added = batch.items.map(({ id, file }) => ({ id, name: file.name, state: "waiting" }));
    setAttachments((before) => [...before, ...added]);
  });
  useItemFinalizeListener(({ id, state }) => {
    setAttachments((before) =>
      before
        .filter((one) => one.id !== id || state !== "aborted")
        .map((one) => (one.id === id ? { ...one, state } : one)),
    );
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subject = new FormData(event.currentTarget).get("subject");
    setAttachments((before) =>
      before.map((one) => (one.state === "waiting" ? { ...one, state: "sending" } : one)),
    );
    processPending({ params: { subject } });
  };

  return (
    <form onSubmit={submit}>
      <p>
        <label>
          Subject <input name="subject" required />
        </label>
      </p>
      <UploadButton extraProps={{ type: "button", disabled: isSending }}>Attach files</UploadButton>
      <ul aria-label="Attachments">
        {attachments.map(({ id, name, state }) => (
          <li key={id}>
            {name}: <span role="status">{state}</span>{" "}
            {state === "waiting" && (
              <button type="button" aria-label={`Remove ${name}`} onClick={() => abort(id)}>
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="submit" disabled={isSending || waiting === 0}>
        Send {waiting} files
      </button>
    </form>
  );
}

export default function App() {
  return (
    <Uploady autoUpload={false} destination={{ url: "https://uploads.example.com/upload" }}>
      <TicketForm />
    </Uploady>
  );
}
