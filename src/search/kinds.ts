/** What a page is about, read from its route: the file tree is the URL tree. */
export const KIND_LABELS = {
  hook: "Hook",
  component: "Component",
  provider: "Provider",
  hoc: "HOC",
  enhancer: "Enhancer",
  sender: "Sender",
  utility: "Utility",
  event: "Event",
  type: "Type",
  guide: "Guide",
  package: "Package",
  page: "Page",
  blog: "Blog",
} as const;

export type Kind = keyof typeof KIND_LABELS;

export const SIDEBAR_LABELS = { docs: "Docs", api: "API", blog: "Blog" } as const;

export type Sidebar = keyof typeof SIDEBAR_LABELS;

export const KINDS = Object.keys(KIND_LABELS) as Kind[];
export const SIDEBARS = Object.keys(SIDEBAR_LABELS) as Sidebar[];

const KIND_ROUTES: ReadonlyArray<[RegExp, Kind]> = [
  [/^\/docs\/api\/hooks\//, "hook"],
  [/^\/docs\/api\/components\//, "component"],
  [/^\/docs\/api\/(providers\/|$)/, "provider"],
  [/^\/docs\/api\/hocs\//, "hoc"],
  [/^\/docs\/api\/enhancers\//, "enhancer"],
  [/^\/docs\/api\/senders\//, "sender"],
  [/^\/docs\/api\/utils\//, "utility"],
  [/^\/docs\/api\/events\//, "event"],
  [/^\/docs\/api\//, "type"],
  [/^\/docs\/(guides|getting-started)\//, "guide"],
  [/^\/docs\/packages\//, "package"],
  [/^\/blog\//, "blog"],
];

const API_ROUTE =
  /^\/docs\/(api\/|category\/(components|enhancers|hocs|hooks|providers|senders|utilities)\/)/;

export function kindOf(route: string): Kind {
  return KIND_ROUTES.find(([pattern]) => pattern.test(route))?.[1] ?? "page";
}

export function sidebarOf(route: string): Sidebar | undefined {
  if (API_ROUTE.test(route)) {
    return "api";
  }
  if (route.startsWith("/docs/")) {
    return "docs";
  }
  return route.startsWith("/blog/") ? "blog" : undefined;
}

export function isKind(value: string | null): value is Kind {
  return value !== null && Object.hasOwn(KIND_LABELS, value);
}

export function isSidebar(value: string | null): value is Sidebar {
  return value !== null && Object.hasOwn(SIDEBAR_LABELS, value);
}
