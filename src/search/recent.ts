const KEY = "search.recent";
const MOST = 6;

/** The last searches, the newest first. Without storage there simply are none. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((entry): entry is string => typeof entry === "string").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  if (query === "") {
    return;
  }
  const others = readRecent().filter((entry) => entry.toLowerCase() !== query.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage costs the list, nothing else.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
