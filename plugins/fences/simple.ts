import { spawnSync } from "node:child_process";
import ts from "typescript";
import type { Fence } from "./extract";

/** A fault inside a fence, by the zero-based line of its code. */
export interface Fault {
  line: number;
  message: string;
  mend: string;
}

export function checkJson({ code }: Fence): Fault[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const position = Number(message.match(/position (\d+)/)?.[1] ?? code.length);
    return [
      {
        line: lineAt(code, position),
        message: `not valid JSON: ${message}`,
        mend: "correct it, or say jsonc where comments and trailing commas are meant",
      },
    ];
  }
}

export function checkJsonc({ code }: Fence): Fault[] {
  const { error } = ts.parseConfigFileTextToJson("fence.jsonc", code);
  if (!error) return [];
  return [
    {
      line: lineAt(code, error.start ?? 0),
      message: `not valid JSONC: ${ts.flattenDiagnosticMessageText(error.messageText, " ")}`,
      mend: "correct it",
    },
  ];
}

function lineAt(code: string, position: number): number {
  return code.slice(0, position).split("\n").length - 1;
}

let shell: string | null | undefined;

function findShell(): string | null {
  shell ??= ["bash", "sh"].find((name) => spawnSync(name, ["-c", ":"]).status === 0) ?? null;
  return shell;
}

/** Syntax only: nothing is run. Where the machine has no shell there is nothing to ask. */
export function checkShell({ code }: Fence): Fault[] {
  const command = findShell();
  if (!command) return [];
  const { status, stderr } = spawnSync(command, ["-n"], { input: `${code}\n`, encoding: "utf8" });
  if (status === 0) return [];
  const first = stderr.split("\n")[0] ?? "";
  const [, line = "1", message = first] = first.match(/line (\d+): (.*)/) ?? [];
  return [
    {
      line: Number(line) - 1,
      message: `the shell cannot read this: ${message}`,
      mend: "correct the command, or say text where it is output",
    },
  ];
}
