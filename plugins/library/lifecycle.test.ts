import { BATCH_STATES, type Batch } from "@rpldy/shared";
import createUploader, { UPLOADER_EVENTS, type UploaderType } from "@rpldy/uploader";
import { expect, onTestFinished, test, vi } from "vitest";
import { LIFECYCLE } from "./lifecycle";

interface Case {
  how: string;
  to: "CANCELLED" | "FINISHED" | "ABORTED";
  cancelsAdd?: boolean;
  act?: (uploader: UploaderType, batch: Batch) => void;
}

const CASES: Case[] = [
  { how: "a BATCH_ADD handler returns false", to: "CANCELLED", cancelsAdd: true },
  {
    how: "each item is aborted",
    to: "FINISHED",
    act: (uploader, { items }) => {
      for (const { id } of items) uploader.abort(id);
    },
  },
  { how: "everything is aborted", to: "FINISHED", act: (uploader) => uploader.abort() },
  { how: "it is aborted", to: "ABORTED", act: (uploader, { id }) => uploader.abortBatch(id) },
];

test.each(CASES)("a pending batch becomes $to when $how, with the events shown", async (one) => {
  // Development builds keep the state behind read-only proxies: there, a batch that is canceled
  // while it is added goes on saying "pending".
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  const uploader = createUploader({ autoUpload: false, destination: { url: "https://x.test" } });
  const fired: string[] = [];
  let added: Batch | undefined;
  let last: Batch | undefined;
  for (const [key, name] of Object.entries(UPLOADER_EVENTS)) {
    if (!key.startsWith("BATCH_")) continue;
    uploader.on(name, (batch: Batch) => {
      last = batch;
      if (key !== "BATCH_ADD") {
        fired.push(key);
        return undefined;
      }
      added = batch;
      // now, because production builds hand out the live object
      expect(batch.state).toBe(BATCH_STATES.PENDING);
      return one.cancelsAdd ? false : undefined;
    });
  }
  await uploader.add([new File(["a"], "a.txt"), new File(["b"], "b.txt")]);
  if (added) one.act?.(uploader, added);

  const shown = LIFECYCLE.filter(
    ({ machine, from, to }) => machine === "batch" && from === "PENDING" && to === one.to,
  );
  expect(shown.map(({ events }) => events)).toEqual([fired]);
  expect(last?.state).toBe(BATCH_STATES[one.to]);
});
