import { createMockSender } from "@rpldy/mock-sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, {
  FILE_STATES,
  type UploaderEnhancer,
  useItemErrorListener,
  useItemFinishListener,
} from "@rpldy/uploady";
import { useState } from "react";

const { send } = createMockSender({ delay: 600, response: { ok: true } });

/** The mock itself never fails; this one does for files called "bad…". */
const failingMock: UploaderEnhancer = (uploader) =>
  uploader.update({
    send: (items, url, options, onProgress) => {
      const result = send(items, url, options, onProgress);
      if (!items[0]?.file.name.startsWith("bad")) return result;
      const request = result.request.then((answer) =>
        answer.state === FILE_STATES.FINISHED
          ? { status: 500, state: FILE_STATES.ERROR, response: { data: "mocked failure" } }
          : answer,
      );
      return { ...result, request };
    },
  });

function Outcome() {
  const [text, setText] = useState('A file whose name begins with "bad" fails.');
  useItemFinishListener((item) => setText(`${item.file.name}: ${item.uploadStatus}`));
  useItemErrorListener((item) =>
    setText(`${item.file.name}: ${item.uploadStatus}, ${item.uploadResponse.data}`),
  );
  return <p role="status">{text}</p>;
}

export default function App() {
  return (
    <Uploady enhancer={failingMock}>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
