import {
  type CreateOptions,
  UPLOADER_EVENTS,
  type UploaderCreator,
  type UploaderEnhancer,
  type UploaderType,
} from "@rpldy/uploader";
import { keepForModule, noteActivity, noteStart, ownerOfNewUploader } from "./registry";
import type { EventGroup, LabSession, ObservedUploader } from "./session";
import { snapshot } from "./snapshot";

const NAME_OF = new Map<string, string>(
  Object.entries(UPLOADER_EVENTS).map(([key, value]) => [value, key]),
);

const CANCELLABLE = new Set([
  "BATCH_ADD",
  "BATCH_START",
  "ITEM_START",
  "REQUEST_PRE_SEND",
  "CHUNK_START",
]);

function groupOf(name: string): EventGroup {
  if (name.startsWith("BATCH_") || name === "ALL_ABORT") return "batch";
  if (name.startsWith("ITEM_") || name === "REQUEST_PRE_SEND") return "item";
  return name.startsWith("CHUNK_") ? "chunk" : "other";
}

interface BatchLike {
  items?: { state?: string }[];
}

/** One sentence for assistive technology when a batch is over. */
function outcomeOf(name: string, payload: unknown[]): string {
  if (name !== "BATCH_FINISH" && name !== "BATCH_ABORT" && name !== "BATCH_CANCEL") return "";
  const items = (payload[0] as BatchLike | undefined)?.items ?? [];
  if (name === "BATCH_CANCEL") return "Batch canceled.";
  if (name === "BATCH_ABORT") return "Batch aborted.";
  if (items.length === 0) return "";
  const count = (state: string) => items.filter((item) => item.state === state).length;
  const parts = [
    [count("finished"), "uploaded"],
    [count("error"), "failed"],
    [count("aborted"), "aborted"],
    [count("cancelled"), "canceled"],
  ] as const;
  const told = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
  return `Batch finished: ${told.join(", ")}.`;
}

type Recorder = (eventName: string, payload: unknown[]) => void;

function createRecorder(getOwner: () => LabSession | undefined, uploader: () => ObservedUploader) {
  const record: Recorder = (eventName, payload) => {
    const session = getOwner();
    if (!session) return;
    const name = NAME_OF.get(eventName) ?? String(eventName);
    const progress = name.endsWith("_PROGRESS");
    noteActivity(session, uploader());
    if (CANCELLABLE.has(name) || name === "RETRY_EVENT") noteStart(session);
    session.recordEvent({
      name,
      group: groupOf(name),
      progress,
      cancellable: CANCELLABLE.has(name),
      payload: payload.map(snapshot),
    });
    const outcome = outcomeOf(name, payload);
    if (outcome) session.announce(outcome);
  };
  return record;
}

/**
 * Listens to everything an uploader triggers. Listeners return nothing, so neither cancellation nor
 * the updater events' "last answer counts" change. `off(event)` without a callback removes
 * everybody's listeners; since registering twice is harmless, each event registers all again.
 */
function createSubscriber(uploader: UploaderType, record: Recorder) {
  const listeners = new Map<string, (...payload: unknown[]) => void>();
  // the typings only know named payloads; the lab takes any
  const on = uploader.on as (name: string, listener: (...payload: unknown[]) => void) => void;
  const register = () => {
    for (const [name, listener] of listeners) on.call(uploader, name, listener);
  };
  return (name: string) => {
    if (!listeners.has(name)) {
      listeners.set(name, (...payload) => {
        // a throwing listener would leave the uploader's queue stuck
        try {
          record(name, payload);
          register();
        } catch (error) {
          console.error(error);
        }
      });
    }
    register();
  };
}

export function createObserved(create: UploaderCreator, options?: CreateOptions): UploaderType {
  const owner = ownerOfNewUploader();
  if (!owner) return create(options);

  const given = options?.enhancer;
  let { session } = owner;
  let generation = session.generation;
  let result: UploaderType | undefined;
  const asObserved = () => result as unknown as ObservedUploader;
  const record = createRecorder(
    () => (session.generation === generation ? session : undefined),
    asObserved,
  );

  // An enhancer is the only place that can still change the uploader (it is frozen in development)
  // and that sees `trigger`, through which senders and extensions fire events of their own.
  const enhancer: UploaderEnhancer = (uploader, trigger) => {
    // `update` ignores undefined, and null is what the typings leave out
    uploader.update({ enhancer: given ?? (null as unknown as undefined) });
    const subscribe = createSubscriber(uploader, record);
    const add = uploader.add;
    uploader.add = (files, addOptions) => {
      // what the example's own button or drop zone adds, a sample file is added with as well
      session.addOptions.set(asObserved(), addOptions);
      return add(files, addOptions);
    };
    const enhanced = given?.(uploader, (name, ...payload) => {
      subscribe(name);
      return trigger(name, ...payload);
    });
    for (const name of Object.values(UPLOADER_EVENTS)) subscribe(name);
    return enhanced ?? uploader;
  };

  result = create({ ...options, enhancer });
  const attach = (next: LabSession) => {
    session = next;
    generation = next.generation;
    next.uploaders.add(asObserved());
  };
  attach(session);
  if (owner.inModule) keepForModule(session.name, attach);
  return result;
}
