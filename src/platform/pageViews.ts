import type { ClientModule } from "@docusaurus/types";
import { afterHeadUpdate } from "./headUpdate";

declare global {
  interface Window {
    /** Missing when a blocker or the network kept the analytics script from loading. */
    gtag?: (command: "event", name: string, fields: Record<string, string>) => void;
  }
}

/** The view of the first page is sent by the analytics script itself. */
const pageViews: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      return;
    }
    const { pathname, search, hash } = location;
    if (pathname === previousLocation.pathname && search === previousLocation.search) {
      return;
    }
    afterHeadUpdate(() => {
      window.gtag?.("event", "page_view", {
        page_path: pathname + search + hash,
        page_title: document.title,
        page_location: window.location.href,
      });
    });
  },
};

export default pageViews;
