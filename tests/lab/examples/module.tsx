import createUploader, { UPLOADER_EVENTS, type UploaderType } from "@rpldy/uploader";
import { useEffect, useState } from "react";

const uploader = createUploader({
  destination: { url: "https://uploads.example.com/upload" },
  // an enhancer with an event of its own
  enhancer: (created: UploaderType, trigger) => {
    created.on(UPLOADER_EVENTS.BATCH_ADD, () => {
      trigger("CUSTOM_NOTE", { text: "added" });
    });
    return created;
  },
});

/** No React provider: one uploader for as long as the module lives. */
export default function ModuleUploader() {
  const [state, setState] = useState("");
  useEffect(() => {
    // removes everybody's listeners, also the lab's
    uploader.off(UPLOADER_EVENTS.ITEM_FINISH);
    const onFinish = (item: { state: string }) => setState(item.state);
    uploader.on(UPLOADER_EVENTS.ITEM_FINISH, onFinish);
    return () => {
      uploader.off(UPLOADER_EVENTS.ITEM_FINISH, onFinish);
    };
  }, []);
  return <p data-testid="states">{state}</p>;
}
