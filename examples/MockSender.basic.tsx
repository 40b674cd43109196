import { getMockSenderEnhancer } from "@rpldy/mock-sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener, useItemProgressListener } from "@rpldy/uploady";
import { useState } from "react";

// Outside the component: a new enhancer would create a new uploader.
const mockEnhancer = getMockSenderEnhancer({
  delay: 1500,
  progressIntervals: [20, 40, 60, 80],
  response: { id: "file-1" },
});

function Outcome() {
  const [answer, setAnswer] = useState("");
  const item = useItemProgressListener();

  useItemFinishListener(({ uploadResponse }) => setAnswer(uploadResponse.data.id));

  return (
    <>
      <progress aria-label="Upload progress" max={100} value={item?.completed ?? 0} />
      <p role="status">{answer ? `The mock answered ${answer}` : "Nothing leaves this page."}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady enhancer={mockEnhancer}>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
