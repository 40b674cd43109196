import parts from "@generated/examples/default/sandbox.json";
import { codeSandboxForm, stackBlitzForm, submit } from "./forms";
import { type ExampleCode, projectFiles } from "./project";

export type Sandbox = "stackblitz" | "codesandbox";

/** Loaded on the first click: pages carry nothing of it. */
export function openSandbox(sandbox: Sandbox, code: ExampleCode): void {
  const files = projectFiles(code, parts);
  const open = `src/${Object.keys(code.files)[0]}`;
  submit(
    sandbox === "stackblitz"
      ? stackBlitzForm(`React-Uploady: ${code.name}`, files, open)
      : codeSandboxForm(files, open),
  );
}
