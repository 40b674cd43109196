import UploadButton from "@rpldy/upload-button";
import UploadPreview, { type PreviewComponentProps } from "@rpldy/upload-preview";
import Uploady from "@rpldy/uploady";
import { useState } from "react";

/** There is no call to remove one preview: this one hides itself. */
function Removable({ url, name }: PreviewComponentProps) {
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) return null;
  return (
    <figure>
      <img src={url} alt={`Preview of ${name}`} width={80} />
      <figcaption>
        <button type="button" onClick={() => setRemoved(true)}>
          Remove {name}
        </button>
      </figcaption>
    </figure>
  );
}

export default function App() {
  return (
    <Uploady accept="image/*" destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose pictures</UploadButton>
      <UploadPreview
        rememberPreviousBatches
        PreviewComponent={Removable}
        fallbackUrl={() => undefined}
      />
    </Uploady>
  );
}
