import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

type NavbarItem = { type?: string; docId?: string; sidebarId?: string; [key: string]: unknown };

const KNOWN_NAVBAR_TYPES = [
  "default",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "dropdown",
  "html",
  "localeDropdown",
  "search",
];

/** Doc ids a sidebar names, wherever they stand in it. */
export function docIdsOf(sidebar: unknown): string[] {
  if (typeof sidebar === "string") {
    return [sidebar];
  }
  if (Array.isArray(sidebar)) {
    return sidebar.flatMap(docIdsOf);
  }
  if (sidebar === null || typeof sidebar !== "object") {
    return [];
  }
  const item = sidebar as Record<string, unknown>;
  const own =
    (item.type === "doc" || item.type === "ref") && typeof item.id === "string" ? [item.id] : [];
  const link = item.link as Record<string, unknown> | undefined;
  const linked = link?.type === "doc" && typeof link.id === "string" ? [link.id] : [];
  return [...own, ...linked, ...docIdsOf(item.items)];
}

export function sidebarProblems(sidebars: SidebarsConfig, docIds: readonly string[]): string[] {
  return Object.entries(sidebars).flatMap(([name, sidebar]) =>
    docIdsOf(sidebar)
      .filter((id) => !docIds.includes(id))
      .map(
        (id) =>
          `sidebars.ts: ${name}: no doc has the id "${id}"; ${mend(id, docIds, `add docs/${id}.mdx`)}`,
      ),
  );
}

export function navbarProblems(
  items: readonly NavbarItem[],
  docIds: readonly string[],
  sidebarIds: readonly string[],
): string[] {
  const problems: string[] = [];
  const at = (index: number) => `docusaurus.config.ts: navbar.items[${index}]`;
  items.forEach((item, index) => {
    const { type } = item;
    if (type !== undefined && !KNOWN_NAVBAR_TYPES.includes(type) && !type.startsWith("custom-")) {
      problems.push(
        `${at(index)}: type "${type}" is unknown; ${mend(type, KNOWN_NAVBAR_TYPES, "choose a known type")}`,
      );
    }
    if (type === "doc" && !(item.docId && docIds.includes(item.docId))) {
      problems.push(
        `${at(index)}: no doc has the id "${item.docId}"; ${mend(item.docId ?? "", docIds, "name an existing doc")}`,
      );
    }
    if (type === "docSidebar" && !(item.sidebarId && sidebarIds.includes(item.sidebarId))) {
      problems.push(
        `${at(index)}: no sidebar has the id "${item.sidebarId}"; use one of: ${sidebarIds.join(", ")}`,
      );
    }
  });
  return problems;
}

function mend(wrong: string, known: readonly string[], otherwise: string): string {
  const near = nearest(wrong, known);
  return near ? `did you mean "${near}"?` : otherwise;
}

/** The known name closest to a mistyped one, if any is close enough to be what was meant. */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) {
      best = { name, distance };
    }
  }
  return best && best.distance <= Math.max(2, Math.floor(wrong.length / 3)) ? best.name : undefined;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
