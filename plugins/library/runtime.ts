import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import type { EventBinding, NamedValue } from "./model";
import type { DefaultsSource, InstalledPackage } from "./source";

export type RuntimeExports = Record<string, unknown>;

/** The real exports: what `require` of the package gives in Node. */
export function loadExports(entry: InstalledPackage, file = entry.manifest.main): RuntimeExports {
  const load = createRequire(path.join(entry.dir, "package.json"));
  const { warn } = console;
  // Two packages warn on import that Node cannot slice blobs: true, and of no use here.
  console.warn = () => {};
  try {
    return load(path.join(entry.dir, file)) as RuntimeExports;
  } finally {
    console.warn = warn;
  }
}

export function printValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "symbol": {
      const key = Symbol.keyFor(value);
      return key === undefined ? String(value) : `Symbol.for(${JSON.stringify(key)})`;
    }
    case "function": {
      const text = String(value);
      return text.length <= 40 && !text.includes("\n") ? text : "function";
    }
    case "object": {
      if (value === null) return "null";
      if (Array.isArray(value)) return `[${value.map(printValue).join(", ")}]`;
      const fields = Object.entries(value).map(([key, inner]) => `${key}: ${printValue(inner)}`);
      return fields.length ? `{ ${fields.join(", ")} }` : "{}";
    }
    default:
      return String(value);
  }
}

/** Keys and values of a constant object; nothing for any other value. */
export function namedValues(value: unknown): NamedValue[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([name, inner]) => ({ name, value: printValue(inner) }));
}

export const isClass = (value: unknown) =>
  typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

/** Default values by member name. */
export function readDefaults(source: DefaultsSource, entry: InstalledPackage): Map<string, string> {
  if (source.component)
    return destructuredDefaults(path.join(entry.dir, source.file), source.component);
  const holder = loadExports(entry, source.file)[source.export ?? "default"];
  if (typeof holder !== "object" || holder === null) {
    throw new Error(`${source.package}/${source.file} exports no defaults as ${source.export}`);
  }
  return new Map(
    Object.entries(holder)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, printValue(value)]),
  );
}

/** Defaults written as `const { multiple = true } = props` inside the component. */
function destructuredDefaults(file: string, component: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isObjectBindingPattern(node)) {
      for (const element of node.elements) {
        if (element.initializer) found.set(element.name.getText(), element.initializer.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  const body = parse(file).statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.filter((d) => d.name.getText() === component)
      : [],
  );
  if (body.length === 0) throw new Error(`${file} declares no ${component}`);
  body.forEach(visit);
  return found;
}

const HOOK_MAKERS = new Set(["generateUploaderEventHook", "generateUploaderEventHookWithState"]);
const HOC_MAKER = "createRequestUpdateHoc";

/** Which hook and which HOC listens to which event, read from the compiled code. */
export function eventBindings(entry: InstalledPackage): EventBinding[] {
  const found: EventBinding[] = [];
  for (const file of scripts(path.dirname(path.join(entry.dir, entry.manifest.main)))) {
    if (!/generateUploaderEventHook|createRequestUpdateHoc/.test(readFileSync(file, "utf8")))
      continue;
    for (const statement of parse(file).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isCallExpression(initializer)) continue;
        const maker = /(\w+)\)?$/.exec(initializer.expression.getText())?.[1] ?? "";
        const [first, second] = initializer.arguments;
        if (HOOK_MAKERS.has(maker) && first) {
          const stateful = maker.endsWith("WithState");
          const scoped = stateful || second?.getText() !== "false";
          found.push({ symbol: name.getText(), ...eventOf(first), scoped, stateful });
        } else if (maker === HOC_MAKER && first && ts.isObjectLiteralExpression(first)) {
          const type = first.properties.find((p) => p.name?.getText() === "eventType");
          if (type && ts.isPropertyAssignment(type)) {
            const event = eventOf(type.initializer);
            found.push({ symbol: name.getText(), ...event, scoped: true, stateful: false });
          }
        }
      }
    }
  }
  return found;
}

/** `_uploader.UPLOADER_EVENTS.BATCH_ADD`, or `_retry.RETRY_EVENT` where the constant is the event. */
function eventOf(node: ts.Expression): { source: string; key: string } {
  const [, source = "", key = ""] = node.getText().split(".");
  return { source, key };
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

function scripts(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .sort()
    .map((name) => path.join(dir, name));
}
