import type { ClientModule } from "@docusaurus/types";
import { afterHeadUpdate } from "./headUpdate";
import "./routeAnnouncer.css";

/**
 * A browser tells screen readers about a new document. A navigation inside the page needs the same
 * said: the new title, once it stands.
 */
const routeAnnouncer: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    if (location.hash) {
      focusTarget(decodeURIComponent(location.hash.slice(1)));
    }
    const region = liveRegion();
    region.textContent = "";
    afterHeadUpdate(() => {
      region.textContent = document.title;
    });
  },
};

export default routeAnnouncer;

function liveRegion(): HTMLElement {
  const known = document.getElementById("route-announcer");
  if (known) {
    return known;
  }
  const region = document.createElement("div");
  region.id = "route-announcer";
  region.setAttribute("role", "status");
  document.body.append(region);
  return region;
}

/** As the browser does for a link to an anchor: the next Tab continues from there. */
function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) {
    return;
  }
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
