import type { Page } from "@playwright/test";

/** On the elements that stand for all others of their look. */
export const LOOK_MARK = "data-look";

/** Looks of the pages seen so far, with the number of pages each was marked on. */
export type SeenLooks = Map<string, number>;

/** What lies over or under a text can differ from page to page, so one of them is not enough. */
const PAGES_OF_EACH = 2;

/**
 * Text of one look has one contrast, wherever it stands: marks a few elements of each look, so that
 * a check of colours need not measure the hundreds of a page, or of one part of it. Looks that
 * enough pages had before are left out. Returns whether there is anything to measure.
 */
export async function markLooks(
  page: Page,
  part: string,
  seen: SeenLooks = new Map(),
): Promise<boolean> {
  const enough = [...seen].filter(([, pages]) => pages >= PAGES_OF_EACH).map(([look]) => look);
  const marked = await page.evaluate(
    ({ mark, within, enough }) => {
      const OF_EACH = 3;
      const BEHIND = ["background-color", "background-image", "opacity", "filter", "position"];
      const OWN = ["color", "font-size", "font-weight", "text-decoration-line", "text-shadow"];
      const PLAIN = "rgba(0, 0, 0, 0) none 1 none static";
      /** What the text of an element stands on: its own background, and those around it. */
      const grounds = new Map<Element | null, string>();
      const counts = new Map<string, number>();
      const leftOut = new Set(enough);
      const hasText = (element: Element) =>
        element.matches("input, select, textarea") ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      /** A link between words has to differ from them; one that stands alone has not. */
      const standsInText = (element: Element) =>
        element.closest("p, li, td, dd, div")?.textContent?.trim() !== element.textContent?.trim();
      for (const element of document.querySelectorAll("*")) {
        const style = getComputedStyle(element);
        const valuesOf = (names: string[]) =>
          names.map((name) => style.getPropertyValue(name)).join(" ");
        const around = grounds.get(element.parentElement) ?? "";
        const behind = valuesOf(BEHIND);
        const ground = behind === PLAIN ? around : `${around} ${behind}`;
        grounds.set(element, ground);
        const isSeen = () =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!element.closest(within) || !hasText(element) || !isSeen()) {
          continue;
        }
        const look = [
          ground,
          element.tagName,
          valuesOf(OWN),
          element.closest(":disabled, [aria-disabled=true]") !== null,
          element.tagName === "A" && [standsInText(element), element.parentElement?.tagName],
        ].join(" ");
        if (leftOut.has(look)) {
          continue;
        }
        const count = counts.get(look) ?? 0;
        counts.set(look, count + 1);
        element.toggleAttribute(mark, count < OF_EACH);
      }
      return [...counts.keys()];
    },
    { mark: LOOK_MARK, within: part, enough },
  );
  for (const look of marked) {
    seen.set(look, (seen.get(look) ?? 0) + 1);
  }
  return marked.length > 0;
}
