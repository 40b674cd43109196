// @vitest-environment happy-dom
import originalCreate, { UPLOADER_EVENTS, type UploaderType } from "@rpldy/uploader";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createObserved } from "./observe";
import { addLab, renderAs } from "./registry";
import { LabSession } from "./session";

let session: LabSession;
let remove: () => void;

beforeEach(() => {
  session = new LabSession("test");
  remove = addLab(session);
});

afterEach(() => remove());

/** A sender that notes its options and succeeds. */
function fakeSend() {
  return vi.fn((_items: unknown, _url: unknown, _options: unknown) => ({
    request: Promise.resolve({ status: 200, state: "finished", response: "" }),
    abort: () => true,
    senderType: "fake",
  }));
}

function create(options: object): UploaderType {
  let uploader: UploaderType | undefined;
  renderAs(session, () => {
    uploader = createObserved(originalCreate, {
      destination: { url: "https://uploads.example.com/upload" },
      ...options,
    });
  });
  if (!uploader) throw new Error("not created");
  return uploader;
}

// the typings want named payloads; these tests only need some handler
type On = (name: string, listener: (...payload: never[]) => unknown) => void;
const on = (uploader: UploaderType): On => uploader.on.bind(uploader) as unknown as On;
const names = () => session.events.map((row) => row.name);
const add = (uploader: UploaderType) => uploader.add(new File(["x"], "x.txt"));
const finished = () => vi.waitFor(() => expect(names()).toContain("BATCH_FINALIZE"));

it("lists a whole upload in order, cancellable events marked", async () => {
  await add(create({ send: fakeSend() }));
  await finished();
  expect(names().filter((name) => !name.endsWith("_PROGRESS"))).toEqual([
    "BATCH_ADD",
    "BATCH_START",
    "ITEM_START",
    "REQUEST_PRE_SEND",
    "ITEM_FINISH",
    "ITEM_FINALIZE",
    "BATCH_FINISH",
    "BATCH_FINALIZE",
  ]);
  const marked = session.events.filter((row) => row.cancellable).map((row) => row.name);
  expect(marked).toEqual(["BATCH_ADD", "BATCH_START", "ITEM_START", "REQUEST_PRE_SEND"]);
  expect(session.announcement.text).toBe("Batch finished: 1 uploaded.");
});

it("leaves cancellation and updating to the example", async () => {
  const send = fakeSend();
  const uploader = create({ send });
  on(uploader)(UPLOADER_EVENTS.REQUEST_PRE_SEND, () => ({ options: { params: { extra: "1" } } }));
  await add(uploader);
  await finished();
  expect(send.mock.calls[0]?.[2]).toMatchObject({ params: { extra: "1" } });

  on(uploader)(UPLOADER_EVENTS.ITEM_START, () => false);
  await add(uploader);
  await vi.waitFor(() => expect(names()).toContain("ITEM_CANCEL"));
  expect(send).toHaveBeenCalledTimes(1);
});

it("still listens after the example removed everybody's listeners", async () => {
  const uploader = create({ send: fakeSend() });
  (uploader.off as (name: string) => void)(UPLOADER_EVENTS.ITEM_FINISH);
  await add(uploader);
  await finished();
  expect(names()).toContain("ITEM_FINISH");
});

it("sees events that only an enhancer knows, and keeps the enhancer", async () => {
  const enhancer = vi.fn(
    (uploader: UploaderType, trigger: (name: string, data: object) => void) => {
      on(uploader)(UPLOADER_EVENTS.BATCH_ADD, () => trigger("MY_EVENT", { text: "hello" }));
      return uploader;
    },
  );
  const uploader = create({ send: fakeSend(), enhancer });
  await add(uploader);
  await finished();
  expect(session.events.find((row) => row.name === "MY_EVENT")?.payload).toEqual([
    { text: "hello" },
  ]);
  expect(enhancer).toHaveBeenCalledTimes(1);
  expect(uploader.getOptions().enhancer).toBe(enhancer);
});

it("forgets an uploader of the example's former life", async () => {
  const uploader = create({ send: fakeSend() });
  session.reset();
  await add(uploader);
  expect(names()).toEqual([]);
});
