import type { Root } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { beginningsOf } from "./scriptNames";

export interface Uses {
  /** Whether a script could name a class or a variable by this word. */
  isWord(word: string): boolean;
  /** Whether another sheet reads the variable. */
  isReadElsewhere(variable: string): boolean;
}

/**
 * Takes out what no page can use: selectors with a class that no script of the site names. A class
 * put together from a beginning (`level-${n}`) counts as named by that beginning. A variable that
 * only another sheet reads is used.
 */
export function removeUnusedStyles(root: Root, uses: Uses): void {
  const isNamed = (name: string) => uses.isWord(name) || beginningsOf(name).some(uses.isWord);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test(rule.parent.name)) {
      return;
    }
    const used = rule.selectors.filter((selector) => canMatch(selector, isNamed));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  removeUnusedVariables(root, uses);
  removeEmptyBlocks(root);
}

/** Until none is left: what only an unused variable refers to is unused as well. */
function removeUnusedVariables(root: Root, { isWord, isReadElsewhere }: Uses): void {
  let removed: boolean;
  do {
    removed = false;
    const used = variablesReadIn(root);
    root.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      if (!used.has(prop) && !isReadElsewhere(prop) && !isWord(prop)) {
        declaration.remove();
        removed = true;
      }
    });
  } while (removed);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
}

export function variablesReadIn(root: Root): Set<string> {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  return read;
}

function canMatch(selector: string, isNamed: (name: string) => boolean): boolean {
  // Most have classes only, and need not be parsed to be read.
  if (!/[([\\]/.test(selector)) {
    return [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => isNamed(name));
  }
  let possible = true;
  parseSelectors((selectors) => {
    selectors.walkClasses((name) => {
      // Inside a function one choice of several may do, and :not() asks for the opposite.
      if (!isInsideFunction(name) && !isNamed(name.value)) {
        possible = false;
      }
    });
  }).processSync(selector);
  return possible;
}

function isInsideFunction({ parent }: Pick<parseSelectors.Node, "parent">): boolean {
  return parent !== undefined && (isChoice(parent) || isInsideFunction(parent));
}

/** One selector alone in :is() or :where() is no choice. */
function isChoice({ type, value, nodes }: parseSelectors.Container): boolean {
  return type === "pseudo" && !(/^:(?:is|where)$/.test(String(value)) && nodes.length === 1);
}

function removeEmptyBlocks(root: Root): void {
  let removed: boolean;
  do {
    removed = false;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== "layer") {
        rule.remove();
        removed = true;
      }
    });
  } while (removed);
}
