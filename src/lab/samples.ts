import { failureText } from "./mount";
import type { LabSession } from "./session";

export interface Sample {
  id: string;
  label: string;
  /** Spoken, where the label alone would not say what happens. */
  title: string;
  make(): Promise<File[]>;
}

/** Fixed, because tus recognizes a file it has seen by name, size and this. */
const LAST_MODIFIED = Date.UTC(2024, 0, 1);
const MEGABYTE = 1024 * 1024;

let block: Blob | undefined;

/** One shared megabyte, referenced as often as needed: 50 MB cost no more memory than one. */
function bigFile(megabytes: number): File {
  block ??= new Blob([new Uint8Array(MEGABYTE).fill(97)]);
  return new File(Array<Blob>(megabytes).fill(block), `sample-${megabytes}mb.bin`, {
    type: "application/octet-stream",
    lastModified: LAST_MODIFIED,
  });
}

function smallFile(index: number): File {
  return new File([`Sample file ${index}\n`], `sample-${index}.txt`, {
    type: "text/plain",
    lastModified: LAST_MODIFIED,
  });
}

async function image(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 480;
  canvas.height = 320;
  const context = canvas.getContext("2d");
  if (context) {
    const sky = context.createLinearGradient(0, 0, 0, 320);
    sky.addColorStop(0, "#1b3a6b");
    sky.addColorStop(1, "#f2a65a");
    context.fillStyle = sky;
    context.fillRect(0, 0, 480, 320);
    context.fillStyle = "#fff3d6";
    context.beginPath();
    context.arc(330, 190, 46, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = "#12233f";
    context.beginPath();
    context.moveTo(0, 320);
    for (const [x, y] of [
      [0, 240],
      [110, 150],
      [190, 230],
      [260, 180],
      [400, 270],
      [480, 230],
    ]) {
      context.lineTo(x ?? 0, y ?? 0);
    }
    context.lineTo(480, 320);
    context.fill();
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File(blob ? [blob] : [], "sample.png", {
    type: "image/png",
    lastModified: LAST_MODIFIED,
  });
}

export const SAMPLES: Sample[] = [
  { id: "image", label: "Image", title: "Add a PNG image", make: async () => [await image()] },
  { id: "5mb", label: "5 MB", title: "Add a 5 MB file", make: async () => [bigFile(5)] },
  { id: "50mb", label: "50 MB", title: "Add a 50 MB file", make: async () => [bigFile(50)] },
  {
    id: "10",
    label: "10 small files",
    title: "Add 10 small files",
    make: async () => Array.from({ length: 10 }, (_, index) => smallFile(index + 1)),
  },
];

function transferOf(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/*
 * How a sample reaches the example. Best is the way a visitor's own file would take, because the
 * example's button or drop zone may bring options of its own:
 *
 * 1. a drop zone: recognized without side effect by asking, as a browser does, whether it accepts a
 *    drag over it;
 * 2. the button that opens the file dialog: pressed with the dialog held back, its input then gets
 *    the files. Only a button that reads like one is tried, and only while nothing has been added
 *    yet: pressing "Abort" or "Upload all" for the visitor would be wrong. One that worked is used
 *    again;
 * 3. the uploader itself, with the options the example added its last files with. This always works:
 *    paste, forms with autoUpload off, chunked, tus.
 */
export function deliver(session: LabSession, example: HTMLElement, files: File[]): boolean {
  return (
    dropOn(example, files) || chooseWith(session, example, files) || addDirectly(session, files)
  );
}

function dragEvent(type: string, files: File[]): DragEvent {
  return new DragEvent(type, {
    bubbles: true,
    cancelable: true,
    composed: true,
    dataTransfer: transferOf(files),
  });
}

/** Whether something inside the example takes the event; what is outside does not hear it. */
function isTaken(example: HTMLElement, target: Element, event: Event): boolean {
  let taken = false;
  const listen = (heard: Event) => {
    taken = heard.defaultPrevented;
    heard.stopPropagation();
  };
  example.addEventListener(event.type, listen, { once: true });
  target.dispatchEvent(event);
  example.removeEventListener(event.type, listen);
  return taken;
}

const MAX_DROP_CANDIDATES = 60;

function dropOn(example: HTMLElement, files: File[]): boolean {
  const leaves = [...example.querySelectorAll("*")].filter((node) => !node.firstElementChild);
  for (const leaf of leaves.slice(0, MAX_DROP_CANDIDATES)) {
    if (isTaken(example, leaf, dragEvent("dragover", files))) {
      isTaken(example, leaf, dragEvent("drop", files));
      return true;
    }
  }
  return false;
}

const OPENS_DIALOG = /upload|select|choose|browse|pick|add|file|photo|image/i;
const DOES_ELSE =
  /abort|cancel|clear|retry|resume|pause|remove|reset|start|send|submit|paste|toggle|url|all|pending|queue/i;

const knownButtons = new WeakMap<LabSession, HTMLElement>();

function dialogButton(session: LabSession, example: HTMLElement): HTMLElement | undefined {
  const known = knownButtons.get(session);
  if (known && example.contains(known)) return known;
  if (session.eventCount > 0) return undefined;
  return [...example.querySelectorAll<HTMLElement>("button, [role=button]")].find((button) => {
    const text = `${button.textContent} ${button.getAttribute("aria-label") ?? ""}`;
    return OPENS_DIALOG.test(text) && !DOES_ELSE.test(text);
  });
}

function chooseWith(session: LabSession, example: HTMLElement, files: File[]): boolean {
  const button = dialogButton(session, example);
  if (!button || button.matches(":disabled")) return false;
  const input = pressWithoutDialog(button);
  if (!input) return false;
  knownButtons.set(session, button);
  input.files = transferOf(input.multiple ? files : files.slice(0, 1)).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Presses a button and returns the file input it would have opened. */
function pressWithoutDialog(button: HTMLElement): HTMLInputElement | undefined {
  const prototype = HTMLInputElement.prototype;
  let opened: HTMLInputElement | undefined;
  // inherited from HTMLElement: an own property hides it for this one call
  Object.defineProperty(prototype, "click", {
    configurable: true,
    value(this: HTMLInputElement) {
      if (this.type === "file") opened = this;
      else HTMLElement.prototype.click.call(this);
    },
  });
  // a button inside a form would also submit it
  const keepForm = (event: Event) => event.preventDefault();
  button.addEventListener("click", keepForm, { once: true });
  try {
    button.click();
  } finally {
    Reflect.deleteProperty(prototype, "click");
    button.removeEventListener("click", keepForm);
  }
  return opened;
}

function addDirectly(session: LabSession, files: File[]): boolean {
  const uploader = session.activeUploader ?? [...session.uploaders].at(-1);
  if (!uploader) return false;
  void uploader.add(files, session.addOptions.get(uploader)).catch((error: unknown) => {
    session.setProblem(failureText(error));
  });
  return true;
}
