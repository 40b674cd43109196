import type { ClientModule } from "@docusaurus/types";
import nprogress from "nprogress";
import { PROGRESS_BAR, ROUTE_PROGRESS_DELAY_MS } from "../constants";
import "./routeProgress.css";

// Takes the place of the theme's own module, whose delay of 200 ms cannot be configured.
nprogress.configure({ ...PROGRESS_BAR, showSpinner: false });

const routeProgress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => nprogress.start(), ROUTE_PROGRESS_DELAY_MS);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default routeProgress;
