import { startOf, walk } from "./ast";
import { Edits } from "./edits";
import { rewriteJsx } from "./jsx";
import { isReExport, rewriteDynamicImport, rewriteImport } from "./modules";
import { parseModule } from "./parse";
import { CompileError } from "./problem";
import { eraseTypes, unsupported } from "./types";

export { CompileError, type Problem } from "./problem";

export interface CompiledModule {
  file: string;
  code: string;
}

/** Ready to run: modules in the order in which they need each other, the component last. */
export interface Program {
  modules: CompiledModule[];
  styles: string[];
}

/** What the generated code uses; on the first line, so that all lines keep their numbers. */
const PRELUDE = "const { __import, __load, __jsx, __fragment } = globalThis.__sandbox; ";

/** Compiles the files of an example. The first one holds the component. */
export function compileProgram(files: Readonly<Record<string, string>>): Program {
  const [main] = Object.keys(files);
  if (main === undefined) throw new CompileError({ message: "There is nothing to run." });
  const program: Program = { modules: [], styles: [] };
  const begun = new Set<string>();

  const add = (file: string) => {
    if (begun.has(file)) return;
    begun.add(file);
    const source = files[file] ?? "";
    if (file.endsWith(".css")) {
      program.styles.push(source);
      return;
    }
    const { code, imports } = compileModule(file, source);
    for (const { specifier, line } of imports) {
      if (!specifier.startsWith(".")) continue;
      const target = resolve(specifier, files);
      if (!target) throw new CompileError({ message: `No file "${specifier}"`, file, line });
      add(target);
    }
    program.modules.push({ file, code });
  };
  add(main);
  return program;
}

/** The file behind "./name", which is written without the ending of a script. */
export function resolve(
  specifier: string,
  files: Readonly<Record<string, unknown>>,
): string | undefined {
  const name = specifier.replace(/^\.\//, "");
  return ["", ".ts", ".tsx", ".js", ".jsx"].map((end) => name + end).find((file) => file in files);
}

interface Compiled {
  code: string;
  imports: { specifier: string; line?: number }[];
}

export function compileModule(file: string, source: string): Compiled {
  const ast = parseModule(file, source);
  const edits = new Edits(source);
  const imports: Compiled["imports"] = [];
  walk(ast.program, (node) => {
    const refusal = isReExport(node) ? "Re-exports are not supported here." : unsupported(node);
    if (refusal) throw problemAt(file, source, startOf(node), refusal);
    if (node.type === "ImportDeclaration") {
      const specifier = rewriteImport(node, edits);
      if (specifier) imports.push({ specifier, line: node.loc?.start.line });
      return false;
    }
    if (!eraseTypes(node, source, edits)) return false;
    rewriteJsx(node, source, edits);
    rewriteDynamicImport(node, edits);
    return true;
  });
  return { code: PRELUDE + edits.apply(), imports };
}

function problemAt(file: string, source: string, at: number, message: string): CompileError {
  const before = source.slice(0, at).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new CompileError({ message, file, line: before.length, column });
}
