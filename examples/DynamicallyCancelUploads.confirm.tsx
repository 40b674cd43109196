import UploadButton from "@rpldy/upload-button";
import Uploady, {
  useBatchCancelledListener,
  useBatchFinishListener,
  useBatchStartListener,
} from "@rpldy/uploady";
import { useState } from "react";

// The uploader waits for a promise here, but the hook's type knows of none before 1.7.1.
type StartAnswer = ReturnType<Parameters<typeof useBatchStartListener>[0]>;

interface Question {
  text: string;
  answer: (isAllowed: boolean) => void;
}

function Gate() {
  const [question, setQuestion] = useState<Question>();
  const [message, setMessage] = useState("Nothing chosen.");

  useBatchStartListener(({ items }) => {
    const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
    if (bytes < 100_000) return true; // small enough to send without asking
    const text = `Send ${items.length} files with ${bytes} bytes?`;
    return new Promise<boolean>((answer) =>
      setQuestion({ text, answer }),
    ) as unknown as StartAnswer;
  });
  useBatchCancelledListener(({ items }) => setMessage(`${items.length} files were not sent.`));
  useBatchFinishListener(({ items }) => setMessage(`${items.length} files sent.`));

  const reply = (isAllowed: boolean) => {
    question?.answer(isAllowed);
    setQuestion(undefined);
  };

  return (
    <>
      {question && (
        <div role="alertdialog" aria-label="Large upload" aria-describedby="question">
          <p id="question">{question.text}</p>
          <button type="button" onClick={() => reply(true)}>
            Send
          </button>{" "}
          <button type="button" onClick={() => reply(false)}>
            Do not send
          </button>
        </div>
      )}
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Gate />
    </Uploady>
  );
}
