import { painted } from "./pause";

/** Known to the style sheet: no link fades while it is there. */
const ATTRIBUTE = "data-theme-changes";

/** Until the page is painted in its new colours. */
async function withoutFading(page: HTMLElement): Promise<void> {
  page.toggleAttribute(ATTRIBUTE, true);
  await painted();
  page.removeAttribute(ATTRIBUTE);
}

if (typeof document !== "undefined") {
  const page = document.documentElement;
  new MutationObserver(() => withoutFading(page)).observe(page, {
    attributeFilter: ["data-theme"],
  });
}
