import type { PageEntry, SectionEntry, TextEntry } from "../../src/search/embedded/parts";
import { PAGE_KEYWORDS } from "../../src/search/keywords";
import { kindOf, sidebarOf } from "../../src/search/kinds";
import {
  attribute,
  childrenOf,
  type Element,
  find,
  findAll,
  hasClass,
  isElement,
  type Node,
  parseHtml,
  textOf,
} from "./html";

export interface ExtractedPage {
  page: PageEntry;
  sections: SectionEntry[];
  texts: TextEntry[];
}

interface Section {
  anchor: string;
  heading: string;
  symbols: Set<string>;
  text: string[];
  code: Set<string>;
}

const SKIPPED_TAGS = new Set(
  "script style template svg noscript button nav select input textarea h1".split(" "),
);
const BLOCK_TAGS = new Set(
  "p li ul ol dl dt dd tr td th table div section figure figcaption blockquote details summary br pre h4 h5 h6".split(
    " ",
  ),
);
const SYMBOL = /^<?[@\w$][\w$@./-]{1,60}(?:\(.*\))?\s*\/?>?$/;
const IDENTIFIER = /[A-Za-z_$][\w$]{3,59}/g;

/** Listings repeat what the pages they list say. */
const LISTING = /^\/(?:docs\/tags\/|blog\/$|blog\/(?:tags|archive|authors|page)\/|search\/)/;

/** A generated category page is a list of cards: its title and description say it all. */
const GENERATED_INDEX = /^\/docs\/category\//;

export function isIndexed(route: string): boolean {
  return !LISTING.test(route) && route.endsWith("/");
}

/** Reads a rendered page: what it is, its sections with their anchors, and their words. */
export function extractPage(route: string, html: string): ExtractedPage | undefined {
  const document = parseHtml(html);
  const main = find(document, ({ tagName }) => tagName === "main");
  const heading = main && find(main, ({ tagName }) => tagName === "h1");
  const title = clean(textOf(heading, isDecoration));
  if (!main || !title) {
    return undefined;
  }
  const sections = GENERATED_INDEX.test(route) ? [] : readSections(contentOf(main));
  const filled = sections.length > 0 ? sections : [newSection("", "")];
  return {
    page: {
      route,
      title,
      kind: kindOf(route),
      sidebar: sidebarOf(route),
      crumbs: crumbsOf(main),
      description: clean(metaOf(document, "description")),
      keywords:
        [metaOf(document, "keywords").replaceAll(",", ", "), PAGE_KEYWORDS[route]]
          .filter(Boolean)
          .join(", ") || undefined,
    },
    sections: filled.map(({ anchor, heading, symbols }) => [
      anchor,
      heading,
      [...symbols].filter((symbol) => symbol !== title).join(" "),
    ]),
    texts: filled.map(({ text, code, symbols }) => [
      clean(text.join("")),
      [...code].filter((name) => !symbols.has(name)).join(" "),
    ]),
  };
}

/** Names of the pages above. */
function crumbsOf(main: Element): string[] {
  const list = find(main, (element) => hasClass(element, "theme-doc-breadcrumbs"));
  return (list ? findAll(list, (element) => hasClass(element, "breadcrumbs__item")) : [])
    .map((item) => clean(textOf(item, () => false)))
    .filter(Boolean)
    .slice(0, -1);
}

function metaOf(document: Node, name: string): string {
  const meta = find(
    document,
    (element) => element.tagName === "meta" && attribute(element, "name") === name,
  );
  return (meta && attribute(meta, "content")) ?? "";
}

function contentOf(main: Element): Element {
  return find(main, (element) => hasClass(element, "markdown")) ?? main;
}

function isDecoration(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    hasClass(element, "hash-link") ||
    attribute(element, "aria-hidden") === "true" ||
    attribute(element, "role") === "tablist" ||
    attribute(element, "data-search") === "off"
  );
}

function newSection(anchor: string, heading: string): Section {
  return { anchor, heading, symbols: new Set(), text: [], code: new Set() };
}

function readSections(content: Element): Section[] {
  const lead = newSection("", "");
  const sections = [lead];
  readInto(content, lead, sections);
  return sections;
}

/** Walks in reading order; returns the section that what follows the element belongs to. */
function readInto(element: Element, current: Section, sections: Section[]): Section {
  let section = current;
  for (const child of childrenOf(element)) {
    if (!isElement(child)) {
      section.text.push(textOf(child, isDecoration));
      continue;
    }
    if (isDecoration(child)) {
      continue;
    }
    const id = attribute(child, "id");
    if (id && /^h[2-4]$/.test(child.tagName)) {
      section = openSection(id, clean(textOf(child, isDecoration)), sections);
      for (const code of findAll(child, ({ tagName }) => tagName === "code")) {
        addSymbol(code, section);
      }
    } else if (child.tagName === "pre") {
      for (const name of textOf(child, () => false).match(IDENTIFIER) ?? []) {
        section.code.add(name);
      }
    } else if (id && /^(?:tr|dt|li)$/.test(child.tagName)) {
      // A row with its own address, such as a property: a section that ends with the row.
      readInto(child, openSection(id, rowName(child), sections), sections);
    } else {
      if (child.tagName === "code") {
        addSymbol(child, section);
      }
      section = readInto(child, section, sections);
    }
    if (BLOCK_TAGS.has(child.tagName)) {
      section.text.push("\n");
    }
  }
  return section;
}

function openSection(anchor: string, heading: string, sections: Section[]): Section {
  const section = newSection(anchor, heading);
  sections.push(section);
  return section;
}

function rowName(row: Element): string {
  const name = find(row, ({ tagName }) => tagName === "code") ?? row;
  return clean(textOf(name, isDecoration)).slice(0, 80);
}

function addSymbol(code: Element, section: Section): void {
  const text = clean(textOf(code, () => false));
  if (SYMBOL.test(text)) {
    section.symbols.add(text.replace(/^<|\s*\/?>$|\(.*\)/g, ""));
  }
}

/** Joins what the markup broke, drops zero-width characters. */
function clean(text: string): string {
  return text
    .replace(/[\u200B-\u200D\uFEFF]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
