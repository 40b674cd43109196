import { isEditable, isOpenShortcut, isSlash } from "../theme/SearchBar/shortcuts";
import { pause } from "./pause";

const PRESSABLE = "button, [role=tab]";

const page = document.documentElement;
let pressed: HTMLElement | null = null;
let place = 0;
const chosen = new Map<HTMLInputElement, boolean>();
const keys: KeyboardEvent[] = [];
const news = new Map<string, Event>();

const rememberers: Record<string, (event: Event) => void> = {
  click({ target }) {
    if (target instanceof Element && !isReactListening()) {
      pressed = target.closest<HTMLElement>(PRESSABLE);
      place = pressed ? alike(pressed).indexOf(pressed) : 0;
    }
  },
  change({ target }) {
    const isBox = target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type);
    if (isBox && !isReactListening()) {
      chosen.set(target, target.checked);
    }
  },
  keydown(event) {
    const key = event as KeyboardEvent;
    const opensSearch =
      isOpenShortcut(key) || (isSlash(key) && !isEditable(key.target ?? undefined));
    const isForSearch = opensSearch || (keys.length > 0 && key.key.length === 1);
    if (isForSearch && !key.defaultPrevented) {
      key.preventDefault();
      keys.push(key);
    }
  },
  storage: (event) => news.set("storage", event),
  appinstalled: (event) => news.set("appinstalled", event),
  beforeinstallprompt: (event) => news.set("beforeinstallprompt", event),
};

/** Elements that say the same: the page may have replaced the one that was pressed. */
function alike(element: HTMLElement): HTMLElement[] {
  const name = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (other) => name(other) === name(element),
  );
}

/** From that moment it sees itself to what happens in the page. */
function isReactListening(): boolean {
  const app = document.getElementById("__docusaurus") ?? {};
  return Object.keys(app).some((key) => key.startsWith("__react"));
}

function* actsAgain(): Generator<void> {
  if (pressed) {
    yield alike(pressed)[place]?.click();
  }
  for (const [box, isOn] of chosen) {
    // React takes the page as it finds it, or sets it back: either way it has seen no change.
    box.checked = !isOn;
    yield box.click();
  }
  for (const event of news.values()) {
    yield void window.dispatchEvent(event);
  }
  for (const key of keys) {
    yield void document.dispatchEvent(new KeyboardEvent("keydown", key));
  }
}

async function actAgain(): Promise<void> {
  for (const _act of actsAgain()) {
    // Each may change what the next one means.
    await pause();
  }
}

/** What is done before the page can answer is done again once it can. */
export function rememberEarlyActs(): void {
  const all = Object.entries(rememberers);
  for (const [type, remember] of all) {
    window.addEventListener(type, remember);
  }
  new MutationObserver((_changes, observer) => {
    if (page.dataset.hasHydrated === "true") {
      observer.disconnect();
      for (const [type, remember] of all) {
        window.removeEventListener(type, remember);
      }
      void actAgain();
    }
  }).observe(page, { attributeFilter: ["data-has-hydrated"] });
}
