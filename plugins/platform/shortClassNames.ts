import type { Configuration, RuleSetRule } from "webpack";

interface StyleLoader {
  options?: { modules?: { localIdentName?: string } };
}

/** That two of some hundred names are alike is less likely than one in ten thousand. */
const SHORT = "[contenthash:base64:5]";

/**
 * Classes of CSS modules are named by their hash alone: a page repeats them hundreds of times. The
 * development server keeps their readable names.
 */
export function shortClassNames(config: Configuration): void {
  const named = (config.module?.rules ?? [])
    .flatMap((rule) => (rule as RuleSetRule).use as StyleLoader | StyleLoader[] | undefined)
    .map((loader) => loader?.options?.modules)
    .filter((modules) => modules?.localIdentName !== undefined);
  if (named.length === 0) {
    throw new Error(
      `The framework no longer sets localIdentName for CSS modules: mend ${__filename}`,
    );
  }
  for (const modules of named) {
    Object.assign(modules as object, { localIdentName: SHORT });
  }
}
