/** What scripts could name of style sheets. */
export interface ScriptNames {
  /** What could be a class or part of one. */
  words: ReadonlySet<string>;
  /** Variables. */
  variables: ReadonlySet<string>;
  /** Variables that they could set: after a bracket, as in `var(--gap)`, they only read them. */
  settable: ReadonlySet<string>;
}

export function namesIn(scripts: readonly string[]): ScriptNames {
  const found = new Set<string>();
  for (const script of scripts) {
    for (const name of script.match(/\(?[\w-]+/g) ?? []) found.add(name);
  }
  const words = new Set<string>();
  const variables = new Set<string>();
  const settable = new Set<string>();
  for (const name of found) {
    words.add(name.replace("(", ""));
    const start = name.indexOf("--");
    if (start >= 0) {
      variables.add(name.slice(start));
      if (name[start - 1] !== "(") settable.add(name.slice(start));
    }
  }
  return { words, variables, settable };
}

/** Those names that the style sheets can have to do with, in an order of their own. */
export function namesThatMatter(names: ScriptNames, sheets: readonly string[]) {
  const words = new Set(sheets.flatMap((sheet) => sheet.match(/[\w-]+/g) ?? []));
  const inSheets = [...words, ...[...words].flatMap(beginningsOf)];
  const mattering = (all: ReadonlySet<string>) =>
    [...new Set(inSheets.filter((name) => all.has(name)))].sort();
  return {
    words: mattering(names.words),
    variables: mattering(names.variables),
    settable: mattering(names.settable),
  };
}

/** Up to each dash or underscore; what is shorter than four letters says too little. */
export function beginningsOf(name: string): string[] {
  return [...name.matchAll(/[-_]/g)]
    .map(({ index }) => name.slice(0, index + 1))
    .filter((beginning) => beginning.length > 3);
}
