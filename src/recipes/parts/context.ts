import type { Choices, Output, Shown } from "../choices";
import { Imports, type Language } from "../write";

/** What every part of a recipe writes into and asks. */
export interface Context extends Choices {
  imports: Imports;
  /** The package the provider comes from; it exports the hooks too. */
  provider: Provider;
  isTyped: boolean;
  /** Type syntax: there in TypeScript, nothing in JavaScript. */
  typed: (text: string) => string;
  shows: (...any: Shown[]) => boolean;
}

interface Provider {
  module: string;
  component: string;
}

const UPLOADY: Provider = { module: "@rpldy/uploady", component: "Uploady" };

const PROVIDERS: Partial<Record<Output, Provider>> = {
  chunked: { module: "@rpldy/chunked-uploady", component: "ChunkedUploady" },
  tus: { module: "@rpldy/tus-uploady", component: "TusUploady" },
};

export function createContext(choices: Choices, language: Language): Context {
  return {
    ...choices,
    imports: new Imports(language),
    provider: PROVIDERS[choices.output] ?? UPLOADY,
    isTyped: language === "ts",
    typed: (text) => (language === "ts" ? text : ""),
    shows: (...any) => any.some((one) => choices.shown.includes(one)),
  };
}
