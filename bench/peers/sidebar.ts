import type { PeerPage } from "./content";

export interface SidebarLink {
  slug: string;
  label: string;
}
export interface SidebarGroup {
  label: string;
  items: SidebarItem[];
}
export type SidebarItem = SidebarLink | SidebarGroup;

/** The folders of the pages as groups, each with the page that is its index first. */
export function sidebarOf(pages: readonly PeerPage[], under = "docs"): SidebarItem[] {
  const below = pages.filter(({ slug }) => slug.startsWith(`${under}/`));
  const names = [...new Set(below.map(({ slug }) => slug.slice(under.length + 1).split("/")[0]))];
  const index = pages.find(({ slug }) => slug === under);
  const items = names.map((name): SidebarItem => {
    const slug = `${under}/${name}`;
    const page = pages.find((candidate) => candidate.slug === slug);
    return page && !below.some((other) => other.slug.startsWith(`${slug}/`))
      ? { slug, label: page.title }
      : { label: labelOf(name ?? ""), items: sidebarOf(below, slug) };
  });
  return index ? [{ slug: under, label: index.title }, ...items] : items;
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
