import { createMockSender } from "@rpldy/mock-sender";
import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener } from "@rpldy/uploady";
import { useState } from "react";

const mock = createMockSender({ delay: 200, response: { id: "quick" } });

const answers = {
  quick: { delay: 200, response: { id: "quick" } },
  slow: { delay: 2000, response: { id: "slow" } },
};

function Outcome() {
  const [message, setMessage] = useState("Nothing sent.");

  useItemFinishListener(({ uploadResponse }) => {
    setMessage(
      `Answer "${uploadResponse.data.id}" after ${Math.round(uploadResponse.time / 100) / 10} s`,
    );
  });

  return <p role="status">{message}</p>;
}

export default function App() {
  return (
    <Uploady send={mock.send}>
      <label>
        Next answer{" "}
        <select
          onChange={(event) => mock.update(answers[event.target.value as keyof typeof answers])}
        >
          <option value="quick">after 0.2 seconds</option>
          <option value="slow">after 2 seconds</option>
        </select>
      </label>
      <UploadButton>Choose a file</UploadButton>
      <Outcome />
    </Uploady>
  );
}
