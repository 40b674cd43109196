// Data that plugins write while the site is built; TypeScript sees the files only after a build.
declare module "@generated/examples/default/sandbox.json" {
  import type { SandboxParts } from "@site/plugins/examples/packages";

  const parts: SandboxParts;
  export default parts;
}
