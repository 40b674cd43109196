import UploadButton from "@rpldy/upload-button";
import UploadPreview, { type PreviewComponentProps } from "@rpldy/upload-preview";
import Uploady from "@rpldy/uploady";
import "./UploadPreview.basic.styles.css";

function Thumbnail({ url, name }: PreviewComponentProps) {
  return <img className="thumbnail" src={url} alt={`Preview of ${name}`} />;
}

export default function App() {
  return (
    <Uploady accept="image/*" destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose pictures</UploadButton>
      <div className="thumbnails">
        <UploadPreview
          rememberPreviousBatches
          PreviewComponent={Thumbnail}
          // No preview for anything that is not a picture.
          fallbackUrl={() => undefined}
        />
      </div>
    </Uploady>
  );
}
