import createState, { isProxy } from "@rpldy/simple-state";
import UploadButton from "@rpldy/upload-button";
import Uploady, {
  UPLOADER_EVENTS,
  type UploaderEnhancer,
  useBatchFinalizeListener,
} from "@rpldy/uploady";
import { useState } from "react";

interface Totals {
  files: number;
  bytes: number;
}

const totals = createState<Totals>({ files: 0, bytes: 0 });

/** Keeps totals from the moment the uploader is created, whatever is rendered. */
const totalsEnhancer: UploaderEnhancer = (uploader) => {
  uploader.on(UPLOADER_EVENTS.ITEM_FINISH, ({ file }) => {
    totals.update((state) => {
      state.files += 1;
      state.bytes += file.size;
    });
  });
  return uploader;
};

function Summary() {
  const [shown, setShown] = useState<Totals>({ ...totals.state });

  useBatchFinalizeListener(() => setShown({ ...totals.state }));

  const tamper = () => {
    // A development build ignores this line, a production build does not.
    totals.state.files = 999;
    setShown({ ...totals.state });
  };

  return (
    <>
      <p role="status">
        {shown.files} files, {shown.bytes} bytes
      </p>
      <p>State is guarded: {isProxy(totals.state) ? "yes, development" : "no, production"}</p>
      <button type="button" onClick={tamper}>
        Write without update
      </button>
    </>
  );
}

export default function App() {
  return (
    <Uploady enhancer={totalsEnhancer} destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose files</UploadButton>
      <Summary />
    </Uploady>
  );
}
