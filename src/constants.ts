/**
 * The numbers and names the specification fixes. The site, its plugins and the tests import them
 * from here, so that none of them can drift from the others.
 */

/** Width from which the desktop layout applies; one pixel less is mobile. */
export const DESKTOP_MIN_WIDTH = 996;

/** Width below which the offline-mode strategy "mobile" applies. */
export const OFFLINE_MOBILE_MAX_WIDTH = 940;

export const ROUTE_PROGRESS_DELAY_MS = 1000;

export const PROGRESS_BAR = {
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  trickleRate: 0.02,
} as const;

export const BLOG_POSTS_PER_PAGE = 3;

export const TOC_HEADING_LEVELS = { minHeadingLevel: 2, maxHeadingLevel: 3 } as const;

export const IMAGE_SIZES = { max: 2048, min: 440, steps: 6 } as const;

export const SITEMAP = { changefreq: "weekly", priority: 0.5 } as const;

export const STORAGE_KEYS = {
  theme: "theme",
  announcementDismissed: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  tabPrefix: "docusaurus.tab.",
  preferredVersionPrefix: "docs-preferred-version-",
  appInstalled: "docusaurus.pwa.event.appInstalled.fired",
} as const;

export const SEARCH_QUERY_PARAMETER = "q";

export const OFFLINE_QUERY_PARAMETER = "offlineMode";

/** What a page may fetch, in kilobytes compressed, for the links in view, the list of routes included. */
export const PREFETCH_LIMIT_KB = 45;
