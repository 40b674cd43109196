import type { Node } from "@babel/types";

export type { Node };

/** Calls `visit` for the node and all below it; where it returns false, not for those below. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Node).type === "string" &&
    typeof (value as Node).start === "number" &&
    !/^Comment/.test((value as Node).type)
  );
}

/** The parser gives every node its place; the types leave room for nodes made by hand. */
export const startOf = (node: Node) => node.start as number;
export const endOf = (node: Node) => node.end as number;
