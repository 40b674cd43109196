import type { Choices, Input, Output, Server, Shown } from "./choices";
import { outputRefusal, serverRefusal, settle, shownRefusal } from "./rules";

/** How the options are called, and what they mean, where the form shows them. */
interface Words {
  label: string;
  hint: string;
}

export const INPUT_WORDS: Record<Input, Words> = {
  button: { label: "Button", hint: "Opens the file dialog." },
  drop: { label: "Drop zone", hint: "With a button for everybody without a mouse." },
  paste: { label: "Paste", hint: "Screenshots and files pasted into a text field." },
  url: { label: "URL", hint: "The server fetches what is behind an address." },
  form: { label: "Form", hint: "Files wait until the form is submitted." },
};

export const OUTPUT_WORDS: Record<Output, Words> = {
  plain: { label: "Plain", hint: "One request for each file." },
  grouped: { label: "Grouped", hint: "Several files in one request." },
  chunked: { label: "Chunked", hint: "Large files in parts." },
  tus: { label: "Tus", hint: "Parts that can be resumed." },
  custom: { label: "Custom send", hint: "Your own code, here with fetch." },
};

export const SERVER_WORDS: Record<Server, Words> = {
  multipart: { label: "Multipart", hint: "Reads a form, as most servers do." },
  chunked: { label: "Chunked", hint: "Joins parts to a file." },
  tus: { label: "Tus", hint: "Speaks the tus protocol." },
  presigned: { label: "Presigned PUT", hint: "Straight to a bucket, such as S3." },
};

export const SHOWN_WORDS: Record<Shown, Words> = {
  progress: { label: "Progress", hint: "A bar for each file." },
  preview: { label: "Preview", hint: "A thumbnail of each picture." },
  queue: { label: "Queue", hint: "Also what is still waiting." },
  cancel: { label: "Cancel", hint: "A button for each file." },
  retry: { label: "Retry", hint: "A button for what failed." },
};

/** What the form had to change besides what was asked for, each with its reason. */
export function sideEffects(wanted: Choices): string[] {
  const got = settle(wanted);
  const effects: string[] = [];
  if (got.output !== wanted.output) {
    effects.push(
      `Files now go out ${OUTPUT_WORDS[got.output].label.toLowerCase()}. ${outputRefusal(wanted.output, wanted.input)}`,
    );
  }
  if (got.server !== wanted.server) {
    effects.push(
      `The server is now ${SERVER_WORDS[got.server].label}. ${SERVER_WORDS[wanted.server].label}: ${serverRefusal(wanted.server, got.output, got.input)}`,
    );
  }
  for (const shown of wanted.shown) {
    if (!got.shown.includes(shown)) {
      effects.push(
        `${SHOWN_WORDS[shown].label} is off. ${shownRefusal(shown, got.output, got.input)}`,
      );
    }
  }
  return effects;
}
