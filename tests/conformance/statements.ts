/**
 * Every statement of the specification's sections 2, 4, 5, 7, 8 and 9, in its own words. A test of
 * the suite names the statement it proves; a statement that no test names fails the suite.
 */
export const STATEMENTS = {
  // 2. Screens and routes
  "2-exact-routes": "All routes are exact matches and end with a trailing slash.",
  "2-home": "/ : home page.",
  "2-blog-list": "/blog/ : blog list, 3 posts per page.",
  "2-blog-archive": "/blog/archive/ : archive.",
  "2-blog-tags": "/blog/tags/ : tag list.",
  "2-blog-tag": "/blog/tags/{tag}/ : one tag, for contribute, releases, uploady.",
  "2-blog-post": "/blog/road-to-1.0.0/ : the one post.",
  "2-search-page":
    "/search/ : search page. It is reached at the base URL plus search, with the query parameter q.",
  "2-docs-tags": "/docs/tags/ : docs tag list.",
  "2-docs-tag": "/docs/tags/{tag}/ : one tag, for abort, batch-item, batch, … tus, utility.",
  "2-docs-sidebars":
    "The docs root has two sidebars: docs, which lands on the introduction, and api, which lands on /docs/category/providers.",
  "2-docs-main": "The main doc is /docs/ (the introduction).",
  "2-getting-started": "Getting started: /docs/getting-started/{concepts|installation|usage}/.",
  "2-guides": "Guides: /docs/guides/{name}/ for Cloudinary, Crop, … UploadQueue.",
  "2-packages": "Packages: /docs/packages/{prefix}-{package}/ for about 21 packages.",
  "2-api-main": "/docs/api/ : the main uploady provider page.",
  "2-api-components": "components/{uploadButton|uploadDropZone|uploadPreview|uploadUrlInput}/",
  "2-api-pages": "constants/, context/, entities/, events/, types/, uploader/",
  "2-api-enhancers":
    "enhancers/{getChunkedEnhancer|getMockSenderEnhancer|getTusEnhancer|retryEnhancer}/",
  "2-api-hocs":
    "hocs/{asUploadButton|withBatchStartUpdate|withPasteUpload|withRequestPreSendUpdate}/",
  "2-api-hooks": "hooks/{name}/ for about 30 to 35 hooks.",
  "2-api-providers": "providers/{chunked-uploady|native-uploady|tus-uploady}/",
  "2-api-senders": "senders/{chunkedSender|mockSender|xhrSender}/",
  "2-api-utils":
    "utils/{clearResumables|composeEnhancers|getChunkDataFromFile|getUploadPreviewForBatchItemsMethod}/",
  "2-categories":
    "Category index pages: /docs/category/{components|enhancers|getting-started|guides|hocs|hooks|packages|providers|senders|utilities}/.",
  "2-other-docs":
    "Other docs pages: /docs/changelog/, /docs/contributing/, /docs/external/, and /docs/{name}/ (the author page).",
  "2-not-found": "Any other path shows a not-found page.",
  "2-skip-link": "A skip-to-main-content link.",
  "2-announcement-bar": "An optional, closable announcement bar.",
  "2-navbar-fixed": "A fixed top navbar.",
  "2-navbar-sides": "Items sit on the left or right. The navbar can hide on scroll.",
  "2-navbar-items":
    "Here it holds Docs, API, Blog, a repository link, a package-registry link, a donate link and a search box.",
  "2-navbar-mobile": "Under 996 px width it switches to a mobile sidebar.",
  "2-footer":
    "A footer with a logo, a copyright line, and link groups: Docs, API and Storybook; Community; More.",
  "2-footer-flat": "A flat link row is also supported.",
  "2-page-classes":
    "Page-type class names exist for blog list, blog post, blog tags, docs doc page, docs tags and custom pages.",
  "2-page-metadata":
    "Pages carry alternate-language links, a canonical URL and social-card metadata.",
  "2-toc-levels": "The table of contents covers heading levels 2 to 3.",
  "2-crash-page":
    "A failed page render shows a crash page titled 'This page crashed.' with a 'Try again' button.",
  "2-load-failure": "A failed lazy load shows the error message with a 'Retry' button.",
  "2-search-open": "Search modal: opens with Ctrl/Cmd+K or with '/'.",
  "2-search-close": "Search modal: closes with Escape.",
  "2-search-all-results":
    "Search modal: offers a link 'See all N results' that leads to the search page.",
  "2-nav-preload":
    "On route change the next route's content is preloaded and the old page stays visible meanwhile.",
  "2-nav-progress": "A progress bar appears after a 1000 ms delay.",
  "2-nav-scroll": "The view then scrolls to the top, or to the hash anchor if there is one.",
  "2-nav-prefetch": "Links prefetch their target content when they become visible or are hovered.",
  "2-nav-data-saver": "This is skipped on a 2g connection with data-saver on.",

  // 4. States and transitions
  "4-route-loading":
    "Route loading: idle, then loading, with the progress bar visible after 1000 ms, then loaded.",
  "4-progress-bar":
    "The progress bar defaults to minimum 0.08, speed 200 ms, and a trickle every 800 ms at rate 0.02.",
  "4-error-boundary": "Error boundary: normal, then crashed. 'Try again' returns it to normal.",
  "4-theme": "Color theme: light or dark.",
  "4-theme-stored": "The user's choice is stored in browser storage under the key theme.",
  "4-theme-system": "A change of system preference updates it.",
  "4-theme-unknown": "An unknown stored value falls back to light.",
  "4-announcement": "Announcement bar: active until closed.",
  "4-announcement-flag": "Closing stores a dismiss flag.",
  "4-announcement-id": "A changed bar id resets the dismissal.",
  "4-sidebar": "Mobile navbar sidebar: shown or hidden.",
  "4-sidebar-desktop": "It closes when the view becomes desktop (996 px and wider)",
  "4-sidebar-back": "or when the user navigates back.",
  "4-navbar-down": "Navbar on scroll: scrolling down hides it,",
  "4-navbar-up": "scrolling up shows it,",
  "4-navbar-hash": "and navigating to a hash hides it.",
  "4-collapsible": "Collapsible sections: collapsed or expanded.",
  "4-collapse-duration": "The animation duration is computed from the content height.",
  "4-no-auto-collapse": "Sidebar categories are not auto-collapsed.",
  "4-dropdown": "Dropdown: opens on Enter,",
  "4-dropdown-outside": "and closes on an outside click or touch.",
  "4-version-saved":
    "Preferred docs version: saved per docs plugin, under a key with the prefix 'docs-preferred-version-'. The default plugin id is 'default'.",
  "4-version-cleared": "It is cleared if that version no longer exists.",
  "4-tabs": "Tab groups: the chosen tab is stored under the prefix 'docusaurus.tab.'.",
  "4-search-modal": "Search modal: open or closed.",
  "4-offline-query": "Offline mode: active when the query string offlineMode equals true,",
  "4-offline-installed": "when the app is installed,",
  "4-offline-standalone": "or runs standalone.",
  "4-offline-breakpoint": "The mobile breakpoint used for offline mode is 940 px width.",
  "4-offline-worker": "A service worker is registered.",
  "4-offline-prompt":
    "When a new version is waiting and offline mode is active, the user is prompted to reload.",
  "4-offline-silent": "Otherwise the new version activates silently.",
  "4-head": "Page head: updates are throttled to about 16 ms frames.",

  // 5. Validation rules
  "5-slash":
    "The '/' search shortcut is ignored when focus is in an input, select, textarea or editable element.",
  "5-version": "A stored preferred version is dropped if its name is unknown.",
  "5-theme": "A stored theme value other than light or dark is treated as light.",

  // 7. The calls it makes
  "7-route-content":
    "Route content: GET of static content files per route, loaded on demand and prefetched. No payload. Shown after load;",
  "7-route-failure": "on failure the retry error view appears.",
  "7-worker":
    "Service worker script: GET of the script, with parameters offlineMode and debug passed as a query value.",
  "7-worker-failure": "Registration failure is only logged.",
  "7-analytics":
    "Page-view analytics: an event to an analytics service on every route change, carrying page path, title and location.",
  "7-search-preconnect":
    "Search: a hosted search service, contacted early via a preconnect to a host derived from the application id.",
  "7-search-filters": "Queries are filtered by language and docs tags.",
  "7-search-links":
    "Results are internal links; external links are recognised by a configurable pattern.",

  // 8. Error catalogue
  "8-render":
    "Page render failure: crash page 'This page crashed.' with the error message and a 'Try again' button.",
  "8-load": "Lazy load failure: the error message with a 'Retry' button.",
  "8-base-url":
    "Base URL misconfiguration: a banner saying the site did not load properly and suggesting a different baseUrl.",
  "8-base-url-path": "It shows only when the current path equals the base URL.",
  "8-navbar":
    "Navbar item with unknown type, missing doc id or missing sidebar id: a descriptive error is thrown.",
  "8-context": "Context accessed outside its provider: a developer error is thrown.",
  "8-worker": "Service worker registration failure: logged only.",
  "8-storage": "Storage failure: logged and ignored.",
  "8-plurals": "Missing plural-rules support in the browser: falls back to English.",
  "8-runtime":
    "A loadable component without a loading view, or a suspended render without a fallback: a generic runtime error.",

  // 9. Business constants and limits
  "9-progress-delay": "Route progress delay: 1000 ms.",
  "9-blog": "Blog posts per page: 3.",
  "9-images": "Image optimisation: max 2048, min 440, 6 steps.",
  "9-breakpoint": "Desktop/mobile breakpoint: 996 px.",
  "9-offline-breakpoint": "Offline-mode mobile breakpoint: 940 px.",
  "9-icon": "Mobile navbar switch icon size: 30.",
  "9-toc": "Table-of-contents heading levels: 2 to 3.",
  "9-head": "Page head throttle: about 16 ms.",
  "9-lazy": "Lazy-component default delay: 200 ms.",
  "9-progress-bar": "Progress bar: minimum 0.08, speed 200 ms, trickle every 800 ms, rate 0.02.",
  "9-search": "Search query parameter: q.",
  "9-storage-keys":
    "Storage keys: theme; a dismiss flag and an id for the announcement; 'docusaurus.tab.' prefix; 'docs-preferred-version-' prefix.",
  "9-versions":
    "Docs site version 1.0.0; uploady version 0.17.5; the docs version is 'current', labelled Next.",
  "9-sitemap": "Sitemap: weekly, priority 0.5.",
  "9-analytics": "Analytics: IP anonymisation on.",
} as const;

export type StatementId = keyof typeof STATEMENTS;

/** The title of a test that proves these statements, in the specification's words. */
export function proves(...ids: [StatementId, ...StatementId[]]): string {
  return ids.map((id) => `[${id}] ${STATEMENTS[id]}`).join(" ");
}
