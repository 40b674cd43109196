import type { Choices } from "./choices";
import { notesOf } from "./notes";
import { createContext } from "./parts/context";
import { feedbackPart } from "./parts/feedback";
import { inputPart } from "./parts/inputs";
import { outputPart } from "./parts/outputs";
import { previewPart } from "./parts/preview";
import { app } from "./parts/provider";
import { type Language, sections } from "./write";

export interface Recipe {
  tsx: string;
  jsx: string;
  /** Names of the library's packages that the TypeScript file imports, sorted. */
  packages: string[];
  /** The handler in servers/ that answers. */
  serverFile: ServerFileName;
  notes: string[];
}

export type ServerFileName = "multipart.ts" | "chunked.ts" | "tus.ts" | "sign.ts" | "url.ts";

/** One component, made of the parts that the choices ask for. */
export function compose(choices: Choices): Recipe {
  const tsx = write(choices, "ts");
  return {
    tsx,
    jsx: write(choices, "js"),
    packages: packagesOf(tsx),
    serverFile: serverFileOf(choices),
    notes: notesOf(choices),
  };
}

function write(choices: Choices, language: Language): string {
  const context = createContext(choices, language);
  const output = outputPart(context);
  const input = inputPart(context);
  const preview = previewPart(context);
  const feedback = feedbackPart(context, output.hook);
  const main = app(context, [...input.children, ...preview.children, ...feedback.children]);
  return sections(
    context.imports.lines().join("\n"),
    output.before,
    input.before,
    preview.before,
    feedback.before,
    main,
  );
}

export function packagesOf(source: string): string[] {
  return [...new Set([...source.matchAll(/ from "(@rpldy\/[\w-]+)";/g)].map(([, name]) => name))]
    .filter((name) => name !== undefined)
    .sort();
}

function serverFileOf({ input, server }: Choices): ServerFileName {
  if (input === "url") return "url.ts";
  return server === "presigned" ? "sign.ts" : `${server}.ts`;
}
