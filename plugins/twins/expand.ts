import type { BlockContent, Html, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";
import { parseMeta } from "../highlight/meta";
import { asWritten } from "./asWritten";
import { COMPONENTS, type ComponentSource } from "./components";
import { absoluteUrl, type LinkContext, withAbsoluteLinks } from "./links";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface PageContext extends LinkContext {
  /** The text that was parsed, for what has to be given back as it was written. */
  text: string;
  source: ComponentSource;
}

interface Directive extends Node {
  type: "containerDirective" | "leafDirective" | "textDirective";
  name: string;
  children: RootContent[];
}

const ADMONITIONS: Readonly<Record<string, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  caution: "Caution",
};

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

/** Everything of a page that is more than Markdown, written out as Markdown. */
export function expandTree(tree: Root, page: PageContext): RootContent[] {
  let depth = 1;

  const fail = (node: Node, problem: string): never => {
    const line = node.position ? `:${node.position.start.line}` : "";
    throw new Error(`${page.file}${line}: ${problem}`);
  };

  const all = (nodes: readonly Node[]): RootContent[] => nodes.flatMap(expand);

  function block(node: RootContent): RootContent[] {
    const markdown = asWritten(node, page, (url) => urlOf(node, url));
    if (markdown === undefined) return expand(node);
    if (node.type === "heading") depth = node.depth;
    return [raw(markdown)];
  }

  function urlOf(node: Node, url: string): string {
    try {
      return absoluteUrl(url, page);
    } catch (error) {
      return fail(node, (error as Error).message);
    }
  }

  function expand(node: Node): RootContent[] {
    switch (node.type) {
      case "mdxjsEsm":
        return [];
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return expression(node as Node & { value: string });
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return component(node as JsxElement);
      case "paragraph":
        return isOnlyComponents(node as Paragraph)
          ? all((node as Paragraph).children)
          : [ordinary(node as Paragraph)];
      case "containerDirective":
        return admonition(node as Directive);
      case "leafDirective":
      case "textDirective":
        // A colon before a word, as in "at 12:noon": meant as text.
        return [{ type: "text", value: written(node) }];
    }
    return [ordinary(node as RootContent)];
  }

  function ordinary(node: RootContent): RootContent {
    if (node.type === "heading") depth = node.depth;
    const copy = { ...node };
    if (copy.type === "code") {
      const { title } = parseMeta(copy.meta);
      copy.meta = title ? `title="${title}"` : null;
    }
    if (copy.type === "link" || copy.type === "image" || copy.type === "definition") {
      copy.url = urlOf(node, copy.url);
    }
    if ("children" in copy) {
      const children = all(copy.children);
      trimEnd(children);
      // The kinds of children are those the parser allowed; expansions keep to their place.
      (copy as { children: RootContent[] }).children = children;
    }
    return copy;
  }

  function expression(node: Node & { value: string }): RootContent[] {
    if (COMMENT.test(node.value)) return [];
    const literal = /^\s*(["'])([^"'\\]*)\1\s*$/.exec(node.value)?.[2];
    if (literal !== undefined) return [{ type: "text", value: literal }];
    return fail(node, `{${node.value}} has no form as Markdown (mend: write the text itself)`);
  }

  function component(element: JsxElement): RootContent[] {
    const name = element.name ?? "";
    const expansion = COMPONENTS[name];
    if (!expansion) {
      return fail(
        element,
        `<${name}> has no form as Markdown (mend: add it to plugins/twins/components.ts)`,
      );
    }
    try {
      const made = expansion({
        ...page.source,
        page,
        depth,
        attribute: (attribute) => attributeOf(element, attribute),
        children: () => all(element.children),
      });
      // Made from data, so its links are still those of the site.
      return typeof made === "string" ? [raw(withAbsoluteLinks(made, page))] : made;
    } catch (error) {
      return fail(element, `<${name}>: ${(error as Error).message}`);
    }
  }

  function admonition({ name, children, ...node }: Directive): RootContent[] {
    const word = ADMONITIONS[name] ?? fail(node, `":::${name}" is no known kind of box`);
    const [first, ...rest] = children;
    const isTitled = Boolean(
      (first?.data as { directiveLabel?: boolean } | undefined)?.directiveLabel,
    );
    const title: PhrasingContent[] =
      isTitled && first && "children" in first
        ? [{ type: "text", value: `${word}: ` }, ...(all(first.children) as PhrasingContent[])]
        : [{ type: "text", value: word }];
    return [
      {
        type: "blockquote",
        children: [
          { type: "paragraph", children: [{ type: "strong", children: title }] },
          ...(all(isTitled ? rest : children) as BlockContent[]),
        ],
      },
    ];
  }

  const written = ({ position }: Node) =>
    page.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  return joinLists(tree.children.flatMap(block));
}

/** Markdown that needs no printing. */
const raw = (value: string): RootContent => ({ type: "html", value: value.trim() });

/** A list made from data and the author's own below it are one. */
function joinLists(nodes: RootContent[]): RootContent[] {
  return nodes.reduce<RootContent[]>((joined, node) => {
    const last = joined.at(-1);
    if (last && isBulletList(last) && isBulletList(node)) {
      joined[joined.length - 1] = raw(`${last.value}\n${node.value}`);
    } else {
      joined.push(node);
    }
    return joined;
  }, []);
}

function isBulletList(node: RootContent): node is Html {
  return node.type === "html" && node.value.split("\n").every((line) => /^(- | {2}|$)/.test(line));
}

/** `<Known>text</Known>` on a line of its own is parsed as a sentence, and shown as a block. */
function isOnlyComponents({ children }: Paragraph): boolean {
  const rest = children.filter((child) => child.type !== "text" || child.value.trim());
  return (
    rest.length > 0 &&
    rest.every((child) => child.type === "mdxJsxTextElement" && /^[A-Z]/.test(child.name ?? ""))
  );
}

/** A comment at the end of a heading leaves the space before it behind. */
function trimEnd(nodes: RootContent[]): void {
  const last = nodes.at(-1);
  if (last?.type === "text") nodes[nodes.length - 1] = { ...last, value: last.value.trimEnd() };
}

/** Text, `true` for a bare name, `{ code }` for an expression. */
function attributeOf(
  element: JsxElement,
  name: string,
): string | true | { code: string } | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name,
  );
  if (!found) return undefined;
  if (typeof found.value === "string") return found.value;
  return found.value ? { code: found.value.value } : true;
}
