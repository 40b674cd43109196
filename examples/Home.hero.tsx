import UploadButton from "@rpldy/upload-button";
import UploadDropZone from "@rpldy/upload-drop-zone";
import { withPasteUpload } from "@rpldy/upload-paste";
import Uploady from "@rpldy/uploady";
import type { HTMLAttributes } from "react";
import Progress from "./Home.hero.Progress";
import "./Home.hero.styles.css";

const Area = (props: HTMLAttributes<HTMLElement>) => <div {...props} />;
const PasteArea = withPasteUpload(Area);

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadDropZone onDragOverClassName="hero-over">
        <PasteArea className="hero-zone" extraProps={{ tabIndex: 0 }}>
          Drop or paste files here, or
          <UploadButton className="hero-pick">Choose files</UploadButton>
        </PasteArea>
      </UploadDropZone>
      <Progress />
    </Uploady>
  );
}
