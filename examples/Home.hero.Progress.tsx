import { useItemFinishListener, useItemProgressListener } from "@rpldy/uploady";
import { useState } from "react";

export default function Progress() {
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
