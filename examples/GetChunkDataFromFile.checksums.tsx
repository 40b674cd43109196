import { getChunkDataFromFile } from "@rpldy/chunked-sender";
import { type ChangeEvent, useState } from "react";

const SIZE = 1024 * 1024;

async function checksum(piece: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await piece.arrayBuffer());
  return [...new Uint8Array(digest, 0, 6)].map((n) => n.toString(16).padStart(2, "0")).join("");
}

export default function App() {
  const [sums, setSums] = useState<string[]>([]);

  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    const found: string[] = [];
    for (let start = 0; file && start < file.size; start += SIZE) {
      const piece = getChunkDataFromFile(file, start, Math.min(start + SIZE, file.size));
      if (piece) found.push(`${piece.size} bytes: ${await checksum(piece)}`);
    }
    setSums(found);
  };

  return (
    <>
      <label>
        A file of some megabytes <input type="file" onChange={onChange} />
      </label>
      <ol aria-label="Checksums of the pieces">
        {sums.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </ol>
    </>
  );
}
