import type { ClientModule } from "@docusaurus/types";

/**
 * The browser restores the scroll position the moment it goes back, while the old page still stands
 * and the next one loads; the platform then scrolls to the top. So positions are kept here, by
 * history entry, and restored once the page is there.
 */
const STORAGE_KEY = "scroll-positions";

const positions = new Map<string, number>();
let shownEntry = "";
let goingBackTo: string | undefined;

if (typeof window !== "undefined") {
  readPositions();
  shownEntry = entryKey();
  window.addEventListener("scroll", () => positions.set(shownEntry, window.scrollY), {
    passive: true,
  });
  window.addEventListener("popstate", () => {
    // An entry without a key is a new one, made by a link to an anchor.
    goingBackTo = hasKey() ? entryKey() : undefined;
    entryKey();
  });
  // Within the page it is done here; reloads and other documents are left to the browser.
  const takeOver = () => setTimeout(() => setBrowserRestores(false));
  if (document.readyState === "complete") {
    takeOver();
  } else {
    window.addEventListener("load", takeOver, { once: true });
  }
  window.addEventListener("pageshow", ({ persisted }) => persisted && setBrowserRestores(false));
  window.addEventListener("pagehide", () => {
    setBrowserRestores(true);
    writePositions();
  });
}

const scrollRestoration: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) {
      return;
    }
    shownEntry = entryKey();
    const position = goingBackTo === shownEntry ? positions.get(shownEntry) : undefined;
    goingBackTo = undefined;
    if (position !== undefined) {
      window.scrollTo(0, position);
    }
  },
};

export default scrollRestoration;

interface EntryState {
  key?: string;
}

function hasKey(): boolean {
  return (window.history.state as EntryState | null)?.key !== undefined;
}

/** The router names the entries it makes; the others get a name in the same place. */
function entryKey(): string {
  if (!hasKey()) {
    const key = Math.random().toString(36).slice(2);
    window.history.replaceState({ ...window.history.state, key }, "");
  }
  return (window.history.state as Required<EntryState>).key;
}

function setBrowserRestores(itDoes: boolean): void {
  window.history.scrollRestoration = itDoes ? "auto" : "manual";
}

function readPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][];
    for (const [entry, position] of stored) {
      positions.set(entry, position);
    }
  } catch {
    // Without storage only the positions of earlier documents are lost.
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // As above.
  }
}
