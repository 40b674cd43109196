import type { SearchResults } from "./types";

export function countText(total: number): string {
  return total === 1 ? "1 result" : `${total.toLocaleString("en")} results`;
}

/** What a screen reader hears when the answer is there, and will not grow any more. */
export function announcement(
  results: SearchResults | undefined,
  error: string | undefined,
): string {
  if (error) {
    return error;
  }
  if (!results?.complete || results.query === "") {
    return "";
  }
  return results.total === 0
    ? `No results for ${results.query}`
    : `${countText(results.total)} for ${results.query}`;
}

export function searchPageUrl(query: string): string {
  return query === "" ? "/search/" : `/search/?q=${encodeURIComponent(query)}`;
}
