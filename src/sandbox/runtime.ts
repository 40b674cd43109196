import { createElement, Fragment } from "react";
import type { CompiledModule } from "./compile";

export type ModuleTable = Record<string, Record<string, unknown>>;

/** What compiled code finds in `globalThis.__sandbox`. */
interface Sandbox {
  __import: (specifier: string) => Record<string, unknown>;
  __load: (specifier: string) => Promise<Record<string, unknown>>;
  __jsx: typeof createElement;
  __fragment: typeof Fragment;
}

/**
 * Runs compiled modules one after another; what each exports is there for the next. Resolves with
 * what the last one exports.
 */
export async function runModules(
  modules: readonly CompiledModule[],
  table: Readonly<ModuleTable>,
  evaluate: (module: CompiledModule) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const own: ModuleTable = {};
  const read = (specifier: string) => {
    const found = own[localName(specifier)] ?? table[specifier];
    if (found) return found;
    // A style sheet is applied before anything runs.
    if (specifier.endsWith(".css")) return {};
    throw new Error(`There is no module "${specifier}" here: only React and @rpldy packages.`);
  };
  const sandbox: Sandbox = {
    __import: read,
    __load: async (specifier) => read(specifier),
    __jsx: createElement,
    __fragment: Fragment,
  };
  Object.assign(globalThis, { __sandbox: sandbox });
  let last: Record<string, unknown> = {};
  for (const module of modules) {
    last = await evaluate(module);
    own[localName(module.file)] = last;
  }
  return last;
}

const localName = (specifier: string) =>
  specifier.replace(/^\.\//, "").replace(/\.(tsx?|jsx?)$/, "");
