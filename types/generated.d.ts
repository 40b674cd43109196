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

declare module "@generated/recipes/default/packages.json" {
  import type { RecipePackages } from "@site/plugins/recipes";

  const packages: RecipePackages;
  export default packages;
}

declare module "@generated/server-files/default/*" {
  import type { ServerFileData } from "@site/plugins/server-files";

  const data: ServerFileData;
  export default data;
}

declare module "@generated/platform/default/doc-descriptions.json" {
  const descriptions: Record<string, string>;
  export default descriptions;
}
