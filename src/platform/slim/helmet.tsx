import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from "react";

/**
 * Takes the place of react-helmet-async in the browser, where it would be a tenth of the site's own
 * code and compare everything deeply at each render. The built HTML still comes from the original:
 * what it marked in the head is what is replaced here.
 */
const MARK = "data-rh";

type Attributes = Record<string, string>;
type Tag = { name: string; attributes: Attributes; text: string };

/** What the components on the page want in the head, those nearer to the page's content later. */
const wanted = new Map<number, ReactNode>();
let nextPlace = 0;
let frame = 0;

export function Helmet({ children }: { children?: ReactNode }): null {
  // Effects of inner components run first; they are rendered last.
  const [place] = useState(() => nextPlace++);
  useLayoutEffect(() => {
    wanted.set(place, children);
    schedule();
  }, [place, children]);
  useLayoutEffect(
    () => () => {
      wanted.delete(place);
      schedule();
    },
    [place],
  );
  return null;
}

export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const places = [...wanted.keys()].sort((one, other) => one - other);
  const groups = places.map((place) => tagsIn(wanted.get(place)));
  const all = groups.flat();
  const title = all.findLast(({ name }) => name === "title")?.text;
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  for (const root of [document.documentElement, document.body]) {
    const ofRoot = all.filter(({ name }) => name === root.localName);
    setAttributes(root, Object.assign({}, ...ofRoot.map(({ attributes }) => attributes)));
  }
  replaceElements(withoutOverridden(groups).map(elementOf));
}

function tagsIn(node: ReactNode): Tag[] {
  return Children.toArray(node)
    .filter((child): child is ReactElement<Record<string, unknown>> => isValidElement(child))
    .flatMap(({ type, props: { children, ...props } }) => {
      if (type === Fragment) {
        return tagsIn(children as ReactNode);
      }
      const text = Children.toArray(children as ReactNode).join("");
      return { name: String(type), attributes: attributesOf(props), text };
    });
}

const ATTRIBUTE_NAMES: Record<string, string> = { className: "class", httpEquiv: "http-equiv" };

function attributesOf(props: Record<string, unknown>): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [ATTRIBUTE_NAMES[name] ?? name.toLowerCase(), String(value)]),
  );
}

/** Of tags that mean the same, the one nearest to the page's content holds. */
function withoutOverridden(groups: Tag[][]): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[] = [];
  for (const group of [...groups].reverse()) {
    const own = group.filter(({ name }) => !["title", "html", "body"].includes(name));
    const fresh = own.filter((tag) => !seen.has(meaningOf(tag)));
    for (const tag of fresh) {
      seen.add(meaningOf(tag));
    }
    kept.unshift(...fresh);
  }
  return kept;
}

const META_NAMES = ["name", "property", "http-equiv", "charset", "itemprop"];

function meaningOf({ name, attributes, text }: Tag): string {
  if (name === "meta") {
    const key = META_NAMES.find((candidate) => candidate in attributes) ?? "";
    return `meta ${key} ${key === "charset" ? "" : attributes[key]?.toLowerCase()}`;
  }
  if (name === "link" && attributes.rel === "canonical") {
    return "canonical";
  }
  return `${name} ${attributes.href ?? attributes.src ?? text}`;
}

/** The mark of a root element lists the attributes that were set, so that they can be taken back. */
function setAttributes(root: HTMLElement, attributes: Attributes): void {
  for (const name of root.getAttribute(MARK)?.split(",") ?? []) {
    if (!(name in attributes)) {
      root.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  }
  if (Object.keys(attributes).length > 0) {
    root.setAttribute(MARK, Object.keys(attributes).join(","));
  } else {
    root.removeAttribute(MARK);
  }
}

function elementOf({ name, attributes, text }: Tag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries({ ...attributes, [MARK]: "true" })) {
    element.setAttribute(attribute, value);
  }
  element.append(text);
  return element;
}

function replaceElements(elements: HTMLElement[]): void {
  const present = [...document.head.querySelectorAll<HTMLElement>(`[${MARK}]`)];
  const missing = elements.filter((element) => {
    const index = present.findIndex((other) => other.isEqualNode(element));
    if (index >= 0) {
      present.splice(index, 1);
    }
    return index < 0;
  });
  for (const element of present) {
    if (element.localName !== "title") {
      element.remove();
    }
  }
  document.head.append(...missing);
}
