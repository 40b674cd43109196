import { retryEnhancer, useRetry } from "@rpldy/retry-hooks";
import type { SendMethod } from "@rpldy/sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, {
  composeEnhancers,
  FILE_STATES,
  type UploaderEnhancer,
  useItemFinalizeListener,
} from "@rpldy/uploady";
import { useState } from "react";

/** Answers every other upload with an error, and sends nothing. */
const flakyEnhancer: UploaderEnhancer = (uploader) => {
  let calls = 0;
  const send: SendMethod = () => {
    calls += 1;
    const failed = calls % 2 === 1;
    return {
      request: Promise.resolve({
        status: failed ? 503 : 200,
        state: failed ? FILE_STATES.ERROR : FILE_STATES.FINISHED,
        response: { data: failed ? "Too busy" : "Stored" },
      }),
      abort: () => false,
      senderType: "flaky",
    };
  };
  return uploader.update({ send });
};

const enhancer = composeEnhancers(retryEnhancer, flakyEnhancer);

function Outcome() {
  const retry = useRetry();
  const [failedId, setFailedId] = useState("");
  const [message, setMessage] = useState("Nothing leaves this page.");

  useItemFinalizeListener(({ id, state, uploadStatus, uploadResponse }) => {
    setFailedId(state === FILE_STATES.ERROR ? id : "");
    setMessage(`${uploadStatus}: ${uploadResponse.data}`);
  });

  return (
    <>
      <button type="button" disabled={!failedId} onClick={() => retry(failedId)}>
        Try again
      </button>
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady enhancer={enhancer}>
      <UploadButton>Choose a file</UploadButton> <Outcome />
    </Uploady>
  );
}
