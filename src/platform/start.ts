import { START_ATTRIBUTE } from "./routes/pageRoute";
import { pageRoute } from "./routes/thisPage";

/**
 * Stands in each page's HTML. The text is there without any script, so the first paint comes first:
 * on a slow line the scripts would only take from the style sheet's share. A button pressed before
 * they have run is pressed again afterwards.
 */
let started = false;

const PATIENCE_MS = 1000;

declare global {
  interface Window {
    /** Of the platform's, on the home page: says that the site may be at another address. */
    insertBanner?: () => void;
  }
}

// That banner looks for this when the page is parsed. Here the scripts come later: they tell.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

function start(): void {
  if (started) {
    return;
  }
  started = true;
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

function startAfterPaint(): void {
  if (document.visibilityState === "hidden") {
    start();
    return;
  }
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // Should nothing be painted, or nothing be told of it.
  window.addEventListener("load", () => setTimeout(start, PATIENCE_MS));
}

document.addEventListener("DOMContentLoaded", startAfterPaint);

const PRESSABLE = "button, [role=tab]";
const page = document.documentElement;
let pressed: HTMLElement | null = null;
let place = 0;

/** Elements that say the same: the page may have replaced the one that was pressed. */
function alike(element: HTMLElement): HTMLElement[] {
  const name = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (other) => name(other) === name(element),
  );
}

function remember({ target }: Event): void {
  const app = document.getElementById("__docusaurus");
  // From the moment React listens it sees to early clicks itself.
  const isReactListening = app && Object.keys(app).some((key) => key.startsWith("__react"));
  if (!isReactListening && target instanceof Element) {
    pressed = target.closest<HTMLElement>(PRESSABLE);
    place = pressed ? alike(pressed).indexOf(pressed) : 0;
  }
}

document.addEventListener("click", remember, true);

new MutationObserver((_changes, observer) => {
  if (page.dataset.hasHydrated === "true") {
    observer.disconnect();
    document.removeEventListener("click", remember, true);
    if (pressed) {
      alike(pressed)[place]?.click();
    }
  }
}).observe(page, { attributeFilter: ["data-has-hydrated"] });
