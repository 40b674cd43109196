import postcss, { type Declaration, type Root } from "postcss";

/** Values in terms of another variable, and those that stand for what is set elsewhere. */
const NOT_ITS_OWN = /var\(|^(?:initial|inherit|unset|revert(?:-layer)?)$/;
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Puts the value of a variable where it is read, if it has one value on every page and in every
 * theme, and no script knows it: the theme under the site declares a hundred such settings, and each
 * costs bytes and time whenever styles are computed. The first sheet is the one every page has.
 */
export function withoutConstants(sheets: string[], words: Set<string>): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  let found: Map<string, Declaration>;
  do {
    found = constantsOf(roots, words);
    for (const root of roots) {
      root.walkDecls((declaration) => {
        const inlined = declaration.value.replace(
          REFERENCE,
          (reference, name: string) => found.get(name)?.value ?? reference,
        );
        if (inlined !== declaration.value) {
          declaration.value = inlined;
        }
      });
    }
    for (const declaration of found.values()) {
      declaration.remove();
    }
  } while (found.size > 0);
  return roots.map(String);
}

/** Declared once, for the whole page, with a value of its own. */
function constantsOf(roots: Root[], words: Set<string>): Map<string, Declaration> {
  const declared = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const before = declared.get(declaration.prop) ?? [];
      declared.set(declaration.prop, [...before, declaration]);
    });
  }
  const constants = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of declared) {
    if (
      declaration &&
      others.length === 0 &&
      declaration.root() === roots[0] &&
      isForWholePage(declaration) &&
      !NOT_ITS_OWN.test(declaration.value) &&
      !words.has(name)
    ) {
      constants.set(name, declaration);
    }
  }
  return constants;
}

function isForWholePage({ parent }: Declaration): boolean {
  return (
    parent?.type === "rule" &&
    /^(?:html)?:root$/.test((parent as postcss.Rule).selector) &&
    (parent.parent?.type === "root" || isLayer(parent.parent))
  );
}

function isLayer(node: postcss.Node["parent"] | undefined): boolean {
  return node?.type === "atrule" && (node as postcss.AtRule).name === "layer";
}
