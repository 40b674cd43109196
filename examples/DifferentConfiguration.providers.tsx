import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener, useItemStartListener } from "@rpldy/uploady";
import { useState } from "react";

function Section({ title }: { title: string }) {
  const [running, setRunning] = useState(0);
  const [done, setDone] = useState(0);

  // Hooks hear the provider above them, so each section counts its own files.
  useItemStartListener(() => setRunning((before) => before + 1));
  useItemFinishListener(() => {
    setRunning((before) => before - 1);
    setDone((before) => before + 1);
  });

  return (
    <section aria-label={title}>
      <UploadButton>{`Add ${title}`}</UploadButton>
      <p role="status">
        {running} running, {done} done
      </p>
    </section>
  );
}

export default function App() {
  const destination = { url: "https://uploads.example.com/upload" };

  return (
    <>
      <Uploady accept="image/*" concurrent maxConcurrent={3} destination={destination}>
        <Section title="pictures" />
      </Uploady>
      <Uploady accept=".csv" multiple={false} destination={destination}>
        <Section title="a table" />
      </Uploady>
    </>
  );
}
