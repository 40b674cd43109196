import ChunkedUploady, {
  useBatchProgressListener,
  useItemErrorListener,
  useItemFinishListener,
  useRequestPreSend,
} from "@rpldy/chunked-uploady";
import UploadButton from "@rpldy/upload-button";
import { useState } from "react";

// A stand-in answers at this address. Yours is https://api.cloudinary.com/v1_1/<cloud>/upload
const url = "https://uploads.example.com/v1_1/demo/upload";

function LargeFile() {
  const [message, setMessage] = useState("Choose a file above 6 MB to see more than one chunk.");
  const progress = useBatchProgressListener();

  // One id for all chunks of a file. It comes again for each file, so none inherits another's.
  useRequestPreSend(() => ({
    options: { destination: { headers: { "X-Unique-Upload-Id": crypto.randomUUID() } } },
  }));
  useItemFinishListener(({ uploadResponse }) => {
    // One entry per request, in the order of their ends. The last one describes the asset.
    const { results } = uploadResponse;
    const asset = results.at(-1).data;
    setMessage(`${asset.secure_url} after ${results.length} requests.`);
  });
  useItemErrorListener(({ uploadResponse }) => setMessage(`Failed: ${uploadResponse}`));

  return (
    <>
      <progress aria-label="Upload" max={100} value={progress?.completed ?? 0} />
      <p role="status">{message}</p>
    </>
  );
}

export default function App() {
  return (
    <ChunkedUploady
      chunkSize={6 * 1024 * 1024}
      retries={3}
      params={{ upload_preset: "docs_unsigned" }}
      destination={{ url }}
    >
      <UploadButton>Choose a large file</UploadButton>
      <LargeFile />
    </ChunkedUploady>
  );
}
