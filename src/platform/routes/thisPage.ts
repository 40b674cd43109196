import { PAGE_ROUTE_ID, type PageRoute } from "./pageRoute";

function readPageRoute(): PageRoute | undefined {
  const text = document.getElementById(PAGE_ROUTE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageRoute) : undefined;
}

/** Missing on a page that did not go through the last step of the build: all routes tell it, then. */
export const pageRoute = readPageRoute();

/** Where this document was opened. Its HTML is right there, whatever the address is. */
export const openedAt = window.location.pathname;
