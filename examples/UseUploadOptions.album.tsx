import UploadButton from "@rpldy/upload-button";
import Uploady, { useItemFinishListener, useUploadOptions } from "@rpldy/uploady";
import { useState } from "react";

function Album() {
  const [album, setAlbum] = useState("summer");
  const [stored, setStored] = useState("Nothing stored yet.");

  const options = useUploadOptions({ params: { album } });
  useItemFinishListener((item) => {
    const { files, fields } = item.uploadResponse.data;
    setStored(`${files[0].name} is in the album ${fields.album}`);
  });

  return (
    <>
      <p>
        <label htmlFor="album">Album</label>{" "}
        <select id="album" value={album} onChange={(event) => setAlbum(event.target.value)}>
          <option>summer</option>
          <option>winter</option>
        </select>
      </p>
      <p>The next files are sent with {JSON.stringify(options.params)}</p>
      <p role="status">{stored}</p>
    </>
  );
}

export default function App() {
  return (
    <Uploady destination={{ url: "https://uploads.example.com/upload" }}>
      <UploadButton>Choose a file</UploadButton>
      <Album />
    </Uploady>
  );
}
