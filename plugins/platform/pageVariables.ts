import type { AtRule, Declaration, Node, Root, Rule } from "postcss";

/** Selectors that only the html element matches, whatever the theme. */
const OF_PAGE_ELEMENT = /^(?:html)?(?::root|\[data-theme=["']?\w+["']?\])*$/;

const selectorOf = ({ parent }: Declaration) =>
  parent?.type === "rule" ? (parent as Rule).selector : "";

/** Set on the html element and on no other, perhaps for some screens or one theme only. */
export function isOfPageElement(declaration: Declaration): boolean {
  const selector = selectorOf(declaration);
  return selector !== "" && OF_PAGE_ELEMENT.test(selector);
}

/** Set for every page, screen and theme. */
export function isForWholePage(declaration: Declaration): boolean {
  const block = declaration.parent?.parent;
  return (
    /^(?:html)?:root$/.test(selectorOf(declaration)) &&
    (block?.type === "root" || isLayer(block as Node | undefined))
  );
}

function isLayer(node: Node | undefined): boolean {
  return node?.type === "atrule" && (node as AtRule).name === "layer";
}

/** Of two rules for the html element the one with more of these wins, or the later one. */
function weight(declaration: Declaration): number {
  const selector = selectorOf(declaration);
  return 10 * (selector.match(/:root|\[/g) ?? []).length + Number(selector.startsWith("html"));
}

/**
 * Takes out variables of the html element that can never hold: another is declared for all pages,
 * later or by a more specific selector. The theme under the site sets most of them, and ours again.
 */
export function removeOverridden(root: Root): void {
  const winners = new Map<string, Declaration>();
  const all: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!isOfPageElement(declaration) || isInLayer(declaration)) {
      return;
    }
    all.push(declaration);
    const winner = winners.get(declaration.prop);
    if (isForWholePage(declaration) && (!winner || weight(declaration) >= weight(winner))) {
      winners.set(declaration.prop, declaration);
    }
  });
  for (const [place, declaration] of all.entries()) {
    const winner = winners.get(declaration.prop);
    if (
      winner &&
      winner !== declaration &&
      (weight(declaration) < weight(winner) ||
        (weight(declaration) === weight(winner) && place < all.indexOf(winner)))
    ) {
      declaration.remove();
    }
  }
}

function isInLayer({ parent }: Node): boolean {
  return parent !== undefined && (isLayer(parent) || isInLayer(parent));
}
