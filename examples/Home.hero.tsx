import { asUploadButton } from "@rpldy/upload-button";
import UploadDropZone from "@rpldy/upload-drop-zone";
import { withPasteUpload } from "@rpldy/upload-paste";
import Uploady, { useItemFinishListener, useItemProgressListener } from "@rpldy/uploady";
import { type ButtonHTMLAttributes, useState } from "react";
import "./Home.hero.styles.css";

const PasteZone = withPasteUpload(UploadDropZone);
const Pick = asUploadButton((props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...props} type="button" className="hero-pick">
    Choose files
  </button>
));

function Progress() {
  const [sent, setSent] = useState(0);
  const item = useItemProgressListener();
  useItemFinishListener(() => setSent((count) => count + 1));

  return (
    <>
      <progress aria-label="Upload progress" max={100} value={item?.completed ?? 0} />
      <p role="status">
        {item ? `${item.file.name}, ${Math.round(item.completed)} %` : "Nothing sent yet"}
        {sent > 0 && `, ${sent} uploaded`}
      </p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <PasteZone className="hero-zone" extraProps={{ tabIndex: 0 }}>
        Drop or paste files here, or <Pick />
      </PasteZone>
      <Progress />
    </Uploady>
  );
}
