// Data that plugins write while the site is built; TypeScript sees the files only after a build.
declare module "@generated/examples/default/sandbox.json" {
  import type { SandboxParts } from "@site/plugins/examples/packages";

  const parts: SandboxParts;
  export default parts;
}

declare module "@generated/examples/default/Home.hero.json" {
  import type { ExampleData } from "@site/plugins/examples/build";

  const data: ExampleData;
  export default data;
}

declare module "@generated/library/default/package-sizes.json" {
  import type { PackageSizes } from "@site/plugins/library";

  const sizes: PackageSizes;
  export default sizes;
}
