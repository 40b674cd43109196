import {
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isTag,
  isText,
} from "domhandler";
import { parseDocument } from "htmlparser2";

/** The few things the extraction asks of a parsed page. */
export type Node = ChildNode | Document;
export type { Element };

const META = /<meta\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const MAIN_END = "</main>";
const DRAWING = /<svg\b.*?<\/svg>/gs;
const CODE_BLOCK = /<pre\b.*?<\/pre>/gs;
const COLOUR = /<\/?span\b[^>]*>/g;

/**
 * Metadata and main content of a page. Left out is what says nothing here and would take most of the
 * time: the rest of the page, drawings, and the colours of code.
 */
export function parseHtml(html: string): Node {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf(MAIN_END);
  if (start < 0 || end < start) {
    return parseDocument(html);
  }
  const metadata = html.slice(0, start).match(META) ?? [];
  const content = html
    .slice(start, end + MAIN_END.length)
    .replace(DRAWING, "")
    .replace(CODE_BLOCK, (code) => code.replace(COLOUR, ""));
  return parseDocument(metadata.join("") + content);
}

export const isElement = isTag;

export function childrenOf(node: Node): Node[] {
  return hasChildren(node) ? node.children : [];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, "class") ?? "").split(/\s+/).includes(name);
}

export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && test(child)) {
      return child;
    }
    const inside = find(child, test);
    if (inside) {
      return inside;
    }
  }
  return undefined;
}

export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  return childrenOf(node).flatMap((child) => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findAll(child, test),
  ]);
}

/** The text below a node, without what `skip` names. */
export function textOf(node: Node | undefined, skip: (element: Element) => boolean): string {
  if (!node) {
    return "";
  }
  if (isText(node)) {
    return node.data;
  }
  return childrenOf(node)
    .filter((child) => !isElement(child) || !skip(child))
    .map((child) => textOf(child, skip))
    .join("");
}
