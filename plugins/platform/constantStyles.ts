import type { Declaration, Root } from "postcss";
import { isForWholePage, isOfPageElement } from "./pageVariables";
import type { ScriptNames } from "./scriptNames";

/** Stand for what is set elsewhere. */
const NOT_ITS_OWN = /^(?:initial|inherit|unset|revert(?:-layer)?)$/;
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;
const WITH_FALLBACK = /var\(\s*--[\w-]+\s*,/;

type KnownVariables = Pick<ScriptNames, "variables" | "settable">;

/**
 * Puts the value of a variable where it is read, if it has one value on every page and no script
 * knows it: the theme under the site declares a hundred such settings, and each costs bytes and time
 * whenever styles are computed. The value may name colours of the theme, which are the same for all
 * elements of a page. The first sheet is the one every page has.
 */
export function inlineConstants(roots: Root[], scripts: KnownVariables): void {
  let found: Map<string, Declaration>;
  do {
    found = constantsOf(roots, scripts);
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
}

/** Declared once, for the whole page, with a value that is the same for all of it. */
function constantsOf(
  roots: Root[],
  { variables, settable }: KnownVariables,
): Map<string, Declaration> {
  const declared = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const before = declared.get(declaration.prop) ?? [];
      declared.set(declaration.prop, [...before, declaration]);
    });
  }
  const isSameEverywhere = (name: string) =>
    !settable.has(name) && declared.get(name)?.every(isOfPageElement) === true;
  const constants = new Map<string, Declaration>();
  for (const [name, [declaration, ...others]] of declared) {
    if (
      declaration &&
      others.length === 0 &&
      declaration.root() === roots[0] &&
      isForWholePage(declaration) &&
      !NOT_ITS_OWN.test(declaration.value) &&
      !WITH_FALLBACK.test(declaration.value) &&
      !variables.has(name) &&
      [...declaration.value.matchAll(REFERENCE)].every(([, read = ""]) => isSameEverywhere(read))
    ) {
      constants.set(name, declaration);
    }
  }
  return withoutEachOther(constants);
}

/** One that names another of them waits for its turn, so that none is written where it is gone. */
function withoutEachOther(constants: Map<string, Declaration>): Map<string, Declaration> {
  const reads = ({ value }: Declaration) =>
    [...value.matchAll(REFERENCE)].some(([, read = ""]) => constants.has(read));
  return new Map([...constants].filter(([, declaration]) => !reads(declaration)));
}
