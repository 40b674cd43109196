import postcss from "postcss";
import { inlineConstants } from "./constantStyles";
import { removeOverridden } from "./pageVariables";
import type { ScriptNames } from "./scriptNames";
import { removeUnusedStyles, variablesReadIn } from "./unusedStyles";

/**
 * Style sheets without what no page can use. The first is the one that every page has. Classes that
 * `absent` fits are in scripts, but never on a page.
 */
export function usedStyles(
  sheets: readonly string[],
  names: ScriptNames,
  absent: RegExp,
): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  roots.slice(0, 1).forEach(removeOverridden);
  const read = roots.map(variablesReadIn);
  for (const [place, root] of roots.entries()) {
    removeUnusedStyles(root, {
      isWord: (word) => names.words.has(word) && !absent.test(word),
      isReadElsewhere: (name) => read.some((others, other) => other !== place && others.has(name)),
    });
  }
  inlineConstants(roots, names);
  return roots.map((root) => root.toString());
}
