import type { Program } from "./compile";
import type { Problem } from "./compile/problem";

/** The page that runs edited code, apart from everything else. */
export const FRAME_PATH = "/sandbox/frame/";

/** What that page may do; the response header says the same for those who open it otherwise. */
export const FRAME_PERMISSIONS = "allow-scripts allow-forms";

export type Theme = "light" | "dark";

export type MessageToFrame =
  | { type: "run"; name: string; program: Program; theme: Theme }
  | { type: "theme"; theme: Theme };

export type MessageFromFrame =
  | { type: "ready" }
  /** The frame is not sandboxed, so it runs nothing. */
  | { type: "refused" }
  | { type: "running" }
  | { type: "height"; height: number }
  | ({ type: "problem" } & Problem);

/** A frame that runs anybody's code may send anything: only what has the right shape gets through. */
export function readMessage(data: unknown): MessageFromFrame | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, height, message, file, line, column } = data as Record<string, unknown>;
  switch (type) {
    case "ready":
    case "refused":
    case "running":
      return { type };
    case "height":
      return typeof height === "number" && Number.isFinite(height) ? { type, height } : undefined;
    case "problem":
      return typeof message === "string"
        ? {
            type,
            message: message.slice(0, 2000),
            file: typeof file === "string" ? file.slice(0, 200) : undefined,
            line: whole(line),
            column: whole(column),
          }
        : undefined;
    default:
      return undefined;
  }
}

function whole(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}
