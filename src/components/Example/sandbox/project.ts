import type { SandboxParts } from "@site/plugins/examples/packages";

export type Language = "ts" | "js";

export interface ExampleCode {
  /** `Thing.case` */
  name: string;
  language: Language;
  /** By file name, as shown. */
  files: Record<string, string>;
  dependencies: Record<string, string>;
}

/** All files of a project that runs an example: Vite, React and the pinned library. */
export function projectFiles(code: ExampleCode, parts: SandboxParts): Record<string, string> {
  const isTyped = code.language === "ts";
  const entry = isTyped ? "src/main.tsx" : "src/main.jsx";
  const sources = Object.entries(code.files).map(([name, source]) => [`src/${name}`, source]);
  return {
    "package.json": `${JSON.stringify(manifest(code, parts), null, 2)}\n`,
    ...parts.files,
    "index.html": (parts.files["index.html"] ?? "").replace(
      '<div id="root"></div>',
      `<div id="root"></div>\n    <script type="module" src="/${entry}"></script>`,
    ),
    ...(isTyped ? parts.typeScriptFiles : {}),
    [entry]: entrySource(code.name, isTyped),
    ...Object.fromEntries(sources),
  };
}

function manifest({ name, language, dependencies }: ExampleCode, parts: SandboxParts): object {
  return {
    name: name.toLowerCase().replaceAll(".", "-"),
    private: true,
    type: "module",
    scripts: { dev: "vite", start: "vite" },
    dependencies: { ...dependencies, ...parts.dependencies },
    devDependencies: { ...parts.tools, ...(language === "ts" ? parts.typePackages : {}) },
    // Without them npm installs a second copy of some packages, and the library refuses to work.
    overrides: parts.overrides,
    stackblitz: { startCommand: "npm start" },
  };
}

function entrySource(name: string, isTyped: boolean): string {
  const root = `document.getElementById("root")${isTyped ? " as HTMLElement" : ""}`;
  return [
    `import { createRoot } from "react-dom/client";`,
    `import Example from "./${name}";`,
    "",
    `createRoot(${root}).render(<Example />);`,
    "",
  ].join("\n");
}
