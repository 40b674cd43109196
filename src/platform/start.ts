import { rememberEarlyActs } from "./earlyActs";
import { AWAKE_ATTRIBUTE, START_ATTRIBUTE } from "./routes/pageRoute";
import { pageRoute } from "./routes/thisPage";
import { PREFERS_DARK } from "./systemTheme";

/**
 * The one script that each page's HTML names. The text is there without any script, so a page rests until somebody
 * does something: until then no script takes from the line, the processor or the battery. What was
 * done before the scripts have run is done again afterwards; links work without them.
 */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "click",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "dragenter",
  "storage",
];

/** Who reads on without a move gets the scripts then, and with them the copy for offline use. */
const REST_MS = 4000;

/** A paint that is not told of is not waited for any longer. */
const PATIENCE_MS = 3000;

/** As far as browsers tell. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

declare global {
  interface Window {
    /** Of the platform's, on the home page: says that the site may be at another address. */
    insertBanner?: () => void;
  }
}

// That banner looks for this when the page is parsed. Here the scripts come later: they tell.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

let isAwake = false;
let isStarted = false;

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  const scripts = (pageRoute?.scripts ?? []).map((file) => {
    const script = document.createElement("script");
    script.src = file;
    // All are fetched at once and run in the order of the list.
    script.async = false;
    script.toggleAttribute(START_ATTRIBUTE);
    return script;
  });
  scripts.at(-1)?.addEventListener("error", () => window.insertBanner?.());
  document.head.append(...scripts);
}

/** On a slow line scripts would take from the style sheet's share, which the first paint waits for. */
function startAfterPaint(): void {
  if (document.visibilityState === "hidden") {
    start();
    return;
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE_MS);
}

/** Browsers tell a page of a pointer that rests where the page opens, as a move by no distance. */
const isRestingPointer = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

function notice(event: Event): void {
  if (!isRestingPointer(event)) {
    wake();
  }
}

function wake(): void {
  if (isAwake) {
    return;
  }
  isAwake = true;
  for (const sign of SIGNS) {
    window.removeEventListener(sign, notice, true);
  }
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", startAfterPaint);
  } else {
    startAfterPaint();
  }
}

function rest(): void {
  for (const sign of SIGNS) {
    window.addEventListener(sign, notice, { capture: true, passive: true });
  }
  window.matchMedia(PREFERS_DARK).addEventListener("change", wake);
  if (!(navigator as Connected).connection?.saveData) {
    window.addEventListener("load", () => setTimeout(wake, REST_MS));
  }
}

rememberEarlyActs();
document.addEventListener("DOMContentLoaded", () => {
  if (document.querySelector(`[${AWAKE_ATTRIBUTE}]`)) {
    wake();
  }
});
const { pathname, search, hash } = window.location;
// Hosts find the page behind doubled slashes, but no route has such an address.
if (pathname.includes("//")) {
  window.history.replaceState(null, "", pathname.replace(/\/+/g, "/") + search + hash);
}
// What an address asks for beyond the page, such as a search or a shared example, needs scripts.
if (search || hash) {
  wake();
} else {
  rest();
}
