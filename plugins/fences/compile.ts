import path from "node:path";
import ts from "typescript";
import type { Script } from "./modules";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Each fence is a module of its own, also without imports.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: false,
  skipLibCheck: true,
  noEmit: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  types: ["node"],
};

export interface Finding {
  /** Zero-based line of the script's source, or `undefined` for the file as a whole. */
  line?: number;
  code: number;
  message: string;
}

/** One program for all scripts: the library's and React's typings are read once. */
export function compile(root: string, scripts: Script[]): Map<Script, Finding[]> {
  const sources = new Map(scripts.map((script) => [script.path, script.source]));
  const program = ts.createProgram({
    rootNames: [path.join(root, "types", "rpldy-react-19.d.ts"), ...sources.keys()],
    options,
    host: hostWith(sources, root),
  });
  const checker = program.getTypeChecker();
  return new Map(
    scripts.map((script) => {
      const file = program.getSourceFile(script.path);
      if (!file) return [script, []];
      const isJavaScript = /\.jsx?$/.test(script.path);
      const diagnostics = isJavaScript
        ? program.getSyntacticDiagnostics(file)
        : [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      const findings = diagnostics.map((diagnostic) => findingOf(file, diagnostic));
      return [
        script,
        isJavaScript ? [...findings, ...missingNames(root, file, checker)] : findings,
      ];
    }),
  );
}

function hostWith(sources: Map<string, string>, root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set<string>();
  for (const file of sources.keys()) {
    for (let folder = path.posix.dirname(file); !folders.has(folder) && folder !== "/"; ) {
      folders.add(folder);
      folder = path.posix.dirname(folder);
    }
  }
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? true);
  host.getSourceFile = (file, language, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, source, language, true);
  };
  return host;
}

function findingOf(file: ts.SourceFile, { code, start, messageText }: ts.Diagnostic): Finding {
  return {
    line: start === undefined ? undefined : file.getLineAndCharacterOfPosition(start).line,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " "),
  };
}

/** JavaScript is not type-checked, but what it imports from the library must be there. */
function missingNames(root: string, file: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, code: number, message: string) =>
    findings.push({ ...findingOf(file, diagnosticAt(file, node, message)), code });
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const specifier = statement.moduleSpecifier;
    if (!specifier.text.startsWith("@rpldy/")) continue;
    const symbol = checker.getSymbolAtLocation(specifier);
    if (!symbol) {
      report(specifier, 2307, `Cannot find module '${specifier.text}'.`);
      continue;
    }
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const typed = new Set(checker.getExportsOfModule(symbol).map(({ name }) => name));
    for (const { propertyName, name } of bindings.elements) {
      const wanted = (propertyName ?? name).text;
      if (typed.has(wanted) || runtimeNames(root, specifier.text).has(wanted)) continue;
      report(name, 2305, `Module '${specifier.text}' has no exported member '${wanted}'.`);
    }
  }
  return findings;
}

function diagnosticAt(file: ts.SourceFile, node: ts.Node, messageText: string): ts.Diagnostic {
  const start = node.getStart(file);
  const category = ts.DiagnosticCategory.Error;
  return { file, start, length: node.end - start, messageText, category, code: 0 };
}

const runtimeExports = new Map<string, Set<string>>();

/** Some names are real although the typings lack them. */
function runtimeNames(root: string, name: string): Set<string> {
  const key = `${root}\n${name}`;
  const known = runtimeExports.get(key);
  if (known) return known;
  let names: string[];
  try {
    names = Object.keys(require(require.resolve(name, { paths: [root] })) as object);
  } catch {
    names = []; // not installed, or not made for Node: the typings alone decide
  }
  const set = new Set(names);
  runtimeExports.set(key, set);
  return set;
}
